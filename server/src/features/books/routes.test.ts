import { type BooksAnswer, booksAnswer } from '@stillgrove/contract/books';
import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { flood, garbage, json, never, outsideDouble, redirect, status } from '../../testing/outside-double';
import { testApp, type TestApp } from '../../testing/test-app';

const URL = '/api/v1/books';
const HOUR_MS = 3_600_000;
const FAILED = 'an outside service gave nothing';

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
async function shop(how: Parameters<typeof outsideDouble>[0]) {
  const double = await outsideDouble(how);
  const grove = await testApp({ env: { BOOKS_API_BASE: `${double.url}/v1/` } });
  return { ...grove, double };
}

const titles = async (grove: Pick<TestApp, 'visitor'>) => (await books(grove)).map(({ title }) => title);

test('the first visitor of a new instance is shown what a search service that is up has found', async () => {
  const grove = await shop(json({ items: [volume({})] }));
  expect(await titles(grove)).toEqual(['Stillness']);
  expect(grove.double.asked).toEqual([
    expect.stringMatching(/^\/v1\/volumes\?q=meditation&maxResults=40&printType=books&fields=/),
  ]);
});

test('a found book is shown right, whatever is odd about it', async () => {
  const title = '瞑想の本 '.repeat(100);
  const grove = await shop(
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
  await vi.waitFor(async () => expect(await books(grove)).toHaveLength(3));
  const [first, second, third] = await books(grove);
  expect(first).toEqual({
    id: 'b1',
    title: 'Peace & Quiet — now',
    authors: ['Ana "Bee" Lee'],
    publishedDate: '2011-03',
    description: 'One two <three>',
    previewLink: 'https://books.example.org/x?a=1&b=2',
  });
  expect(second).toMatchObject({ authors: [], publishedDate: null, description: '', previewLink: null });
  expect(Array.from(third!.title)).toHaveLength(300);
  expect(third!.title).toMatch(/^瞑想の本 瞑想.*…$/);
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
])('when the service %s, the bundled shelf stays and nobody waits', async (_what, how) => {
  const grove = await shop(how);
  grove.log.expect(FAILED);
  const start = performance.now();
  expect((await books(grove)).length).toBeGreaterThanOrEqual(40);
  expect(performance.now() - start).toBeLessThan(1_500);
  await vi.waitFor(() => expect(grove.log.lines.some(({ msg = '' }) => msg.includes(FAILED))).toBe(true), {
    timeout: 15_000,
  });
  expect((await books(grove)).length).toBeGreaterThanOrEqual(40);
});

test('what was last found outlives the service and a restart', async () => {
  const grove = await shop(json({ items: [volume({})] }));
  await books(grove);
  await vi.waitFor(async () => expect(await titles(grove)).toEqual(['Stillness']));
  grove.log.expect(FAILED);
  grove.double.answer(status(500));
  grove.clock.advance(7 * HOUR_MS);
  expect(await titles(grove)).toEqual(['Stillness']);
  await vi.waitFor(() => expect(grove.double.asked).toHaveLength(2));
  expect(await titles(grove)).toEqual(['Stillness']);
  expect(await grove.db.selectFrom('outside_answers').select('value').executeTakeFirstOrThrow()).toEqual({
    value: expect.stringContaining('Stillness') as string,
  });
});

test('a broken service is asked again after growing pauses, and an answer ends them', async () => {
  const grove = await shop(status(503));
  grove.log.expect(FAILED);
  const failures = () => grove.log.lines.filter(({ msg = '' }) => msg.includes(FAILED)).length;
  const askedAfter = async (minutes: number) => {
    const known = failures();
    grove.clock.advance(minutes * 60_000);
    await books(grove);
    await vi.waitFor(() => expect(failures()).toBe(known + 1));
    return grove.double.asked.length;
  };
  const notAskedAfter = async (minutes: number) => {
    grove.clock.advance(minutes * 60_000);
    await books(grove);
    return grove.double.asked.length;
  };
  expect(await askedAfter(0)).toBe(1);
  expect(await notAskedAfter(0.9)).toBe(1);
  expect(await askedAfter(0.1)).toBe(2);
  expect(await notAskedAfter(1.9)).toBe(2);
  expect(await askedAfter(0.1)).toBe(3);
  expect(await notAskedAfter(3.9)).toBe(3);
  grove.double.answer(json({ items: [volume({})] }));
  grove.clock.advance(6_000);
  await books(grove);
  await vi.waitFor(async () => expect(await titles(grove)).toEqual(['Stillness']));
  expect(grove.double.asked).toHaveLength(4);
});

test('many visitors at once ask the service once', async () => {
  const grove = await shop(json({ items: [volume({})] }));
  await Promise.all(Array.from({ length: 20 }, () => books(grove)));
  await vi.waitFor(async () => expect(await titles(grove)).toEqual(['Stillness']));
  expect(grove.double.asked).toHaveLength(1);
});
