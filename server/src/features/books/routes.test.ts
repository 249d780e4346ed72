import { type BooksAnswer, booksAnswer } from '@stillgrove/contract/books';
import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import {
  flood,
  garbage,
  json,
  never,
  ownedTimeLimit,
  upstreamDouble,
  redirect,
  status,
} from '../../testing/upstream-double';
import { testApp, type TestApp } from '../../testing/test-app';

const URL = '/api/v1/books';
const HOUR_MS = 3_600_000;
const FAILED = 'an upstream service did not answer';

const volume = (volumeInfo: object, id = 'b1') => ({ id, volumeInfo: { title: 'Stillness', ...volumeInfo } });

async function books({ visitor }: Pick<TestApp, 'visitor'>) {
  const answer = await visitor().get(URL);
  expect(answer.statusCode).toBe(200);
  const body = answer.json<BooksAnswer>();
  expect(z.safeParse(booksAnswer, body).error?.message).toBeUndefined();
  expect(body.bundled).toBe(body.books.length >= 40);
  return body.books;
}

/** The app over a double of the search service. */
async function shop(how: Parameters<typeof upstreamDouble>[0]) {
  const double = await upstreamDouble(how);
  const instance = await testApp({ env: { BOOKS_API_BASE: `${double.url}/v1/` } });
  return { ...instance, double };
}

const titles = async (instance: Pick<TestApp, 'visitor'>) =>
  (await books(instance)).map(({ title }) => title);

test('the first visitor of a new instance is shown what a search service that is up has found', async () => {
  const instance = await shop(json({ items: [volume({})] }));
  expect(await titles(instance)).toEqual(['Stillness']);
  expect(instance.double.asked).toEqual([
    expect.stringMatching(/^\/v1\/volumes\?q=meditation&maxResults=40&printType=books&fields=/),
  ]);
});

test('a found book is shown right, whatever is odd about it', async () => {
  const title = '瞑想の本 '.repeat(100);
  const instance = await shop(
    json({
      items: [
        volume({
          title: 'Peace &amp; Quiet &#8212; <b>now</b>',
          authors: ['Ana &quot;Bee&quot; Lee', ' '],
          publishedDate: '2011-03',
          description: 'One<br>two &lt;three&gt;',
          previewLink: 'http://books.example.org/x?a=1&b=2',
        }),
        volume({ previewLink: 'javascript:alert(1)', publishedDate: '19??' }, 'b2'),
        volume({ title }, 'b3'),
        volume({ title: 'again' }, 'b3'),
        { id: 'b4', volumeInfo: {} },
        'nonsense',
      ],
    }),
  );
  await vi.waitFor(async () => expect(await books(instance)).toHaveLength(3));
  const [first, second, third] = await books(instance);
  expect(first).toEqual({
    id: 'b1',
    title: 'Peace & Quiet — now',
    authors: ['Ana "Bee" Lee'],
    publishedDate: '2011-03',
    description: 'One two <three>',
    note: null,
    previewLink: 'https://books.example.org/x?a=1&b=2',
  });
  expect(second).toMatchObject({ authors: [], publishedDate: null, description: '', previewLink: null });
  expect(Array.from(third!.title)).toHaveLength(300);
  expect(third!.title).toMatch(/^瞑想の本 瞑想.*…$/);
});

test('a book that talks about suicide says so, also when the search service found it', async () => {
  const instance = await shop(
    json({ items: [volume({ title: 'Darkness Visible: A Memoir', authors: ['William Styron'] })] }),
  );
  await vi.waitFor(async () => expect(await titles(instance)).toEqual(['Darkness Visible: A Memoir']));
  expect((await books(instance))[0]?.note).toBe('Talks openly about suicide.');
});

test.each([
  ['answers 500', status(500)],
  ['answers garbage', garbage],
  ['answers with nothing in it', json({ items: [] })],
  ['answers with another shape', json({ items: 'none' })],
  ['never answers', never],
  ['answers 100 MB', flood({ bytes: 0 })],
  ['leads to this machine', redirect('http://127.0.0.1:22/')],
  ['leads to the secrets of a cloud', redirect('http://169.254.169.254/latest/meta-data/')],
])('when the service %s, the bundled shelf stays and no one waits', async (_what, how) => {
  const limit = ownedTimeLimit();
  const instance = await shop(how);
  instance.log.expect(FAILED);
  // While the time of the call is not over, so that whoever waited for its end would wait for ever.
  expect((await books(instance)).length).toBeGreaterThanOrEqual(40);
  limit.end();
  await vi.waitFor(() => expect(instance.log.lines.some(({ msg = '' }) => msg.includes(FAILED))).toBe(true), {
    timeout: 15_000,
  });
  expect((await books(instance)).length).toBeGreaterThanOrEqual(40);
});

test('what was last found outlives the service and a restart', async () => {
  const instance = await shop(json({ items: [volume({})] }));
  await books(instance);
  await vi.waitFor(async () => expect(await titles(instance)).toEqual(['Stillness']));
  instance.log.expect(FAILED);
  instance.double.answer(status(500));
  instance.clock.advance(7 * HOUR_MS);
  expect(await titles(instance)).toEqual(['Stillness']);
  await vi.waitFor(() => expect(instance.double.asked).toHaveLength(2));
  expect(await titles(instance)).toEqual(['Stillness']);
  expect(await instance.db.selectFrom('outside_answers').select('value').executeTakeFirstOrThrow()).toEqual({
    value: expect.stringContaining('Stillness') as string,
  });
});

test('a broken service is asked again after growing pauses, and an answer ends them', async () => {
  const instance = await shop(status(503));
  instance.log.expect(FAILED);
  const failures = () => instance.log.lines.filter(({ msg = '' }) => msg.includes(FAILED)).length;
  const askedAfter = async (minutes: number) => {
    const known = failures();
    instance.clock.advance(minutes * 60_000);
    await books(instance);
    await vi.waitFor(() => expect(failures()).toBe(known + 1));
    return instance.double.asked.length;
  };
  const notAskedAfter = async (minutes: number) => {
    instance.clock.advance(minutes * 60_000);
    await books(instance);
    return instance.double.asked.length;
  };
  expect(await askedAfter(0)).toBe(1);
  expect(await notAskedAfter(0.9)).toBe(1);
  expect(await askedAfter(0.1)).toBe(2);
  expect(await notAskedAfter(1.9)).toBe(2);
  expect(await askedAfter(0.1)).toBe(3);
  expect(await notAskedAfter(3.9)).toBe(3);
  instance.double.answer(json({ items: [volume({})] }));
  instance.clock.advance(6_000);
  await books(instance);
  await vi.waitFor(async () => expect(await titles(instance)).toEqual(['Stillness']));
  expect(instance.double.asked).toHaveLength(4);
});

test('many visitors at once ask the service once', async () => {
  const instance = await shop(json({ items: [volume({})] }));
  await Promise.all(Array.from({ length: 20 }, () => books(instance)));
  await vi.waitFor(async () => expect(await titles(instance)).toEqual(['Stillness']));
  expect(instance.double.asked).toHaveLength(1);
});
