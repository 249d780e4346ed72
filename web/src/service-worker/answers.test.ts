import { expect, test, vi } from 'vitest';
import { createAnswers } from './answers';
import { createCacheStorageDouble, ORIGIN } from './cache-storage-double';

const PAGES = 'pages-two';
const OFFLINE = new TypeError('Failed to fetch');

/** Answers over a network that a test decides about, with nothing kept but what it names. */
async function setUp(network: typeof fetch, kept: Readonly<Record<string, string>> = {}) {
  const storage = createCacheStorageDouble(() => new Response());
  const cache = await storage.caches.open(PAGES);
  for (const [path, text] of Object.entries(kept)) await cache.put(path, new Response(text));
  const fetchPort = vi.fn(network);
  const slow = new AbortController();
  const answers = createAnswers({ caches: storage.caches, fetch: fetchPort, timeLimit: () => slow.signal });
  return { ...storage, answers, fetch: fetchPort, timeIsUp: () => slow.abort() };
}

const asked = (path: string) => {
  const url = new URL(path, ORIGIN);
  return [new Request(url), url] as const;
};

const answers =
  (text: string, status = 200) =>
  () =>
    Promise.resolve(new Response(text, { status }));
const fails = () => Promise.reject(OFFLINE);
/** Answers nothing until it is given up. */
const hangs: typeof fetch = (_input, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(OFFLINE));
  });

test('a page comes from the network, and is kept for later', async () => {
  const { answers: worker, textIn } = await setUp(answers('new'), { '/help': 'old' });
  expect(await (await worker.freshOrKept(...asked('/help'), PAGES)).text()).toBe('new');
  expect(await textIn(PAGES, '/help')).toBe('new');
});

test('without a network the kept page is shown', async () => {
  const { answers: worker } = await setUp(fails, { '/help': 'old' });
  expect(await (await worker.freshOrKept(...asked('/help'), PAGES)).text()).toBe('old');
});

test('a network that is too slow is not waited for where a page is kept', async () => {
  const { answers: worker, timeIsUp, fetch } = await setUp(hangs, { '/help': 'old' });
  const answer = worker.freshOrKept(...asked('/help'), PAGES);
  await vi.waitFor(() => expect(fetch).toHaveBeenCalled());
  timeIsUp();
  expect(await (await answer).text()).toBe('old');
});

test('where nothing is kept the network has all the time it needs', async () => {
  const { answers: worker, fetch } = await setUp(answers('new'));
  await worker.freshOrKept(...asked('/help'), PAGES);
  expect(fetch.mock.calls[0]?.[1]?.signal).toBeNull();
});

test('a server in trouble is answered for by the kept page, and its error is never kept', async () => {
  const { answers: worker, textIn } = await setUp(answers('broken', 503), { '/help': 'old' });
  expect(await (await worker.freshOrKept(...asked('/help'), PAGES)).text()).toBe('old');
  expect(await textIn(PAGES, '/help')).toBe('old');
  const bare = await setUp(answers('broken', 503));
  expect((await bare.answers.freshOrKept(...asked('/help'), PAGES)).status).toBe(503);
  expect(await bare.pathsIn(PAGES)).toEqual([]);
});

test('a page that is gone is shown as gone, and the kept one stays for use without a network', async () => {
  const { answers: worker, textIn } = await setUp(answers('gone', 404), { '/help': 'old' });
  expect((await worker.freshOrKept(...asked('/help'), PAGES)).status).toBe(404);
  expect(await textIn(PAGES, '/help')).toBe('old');
});

test('a variant of the landing page that someone tries does not become the page of everyone', async () => {
  const { answers: worker, textIn } = await setUp(answers('film'), { '/': 'usual' });
  expect(await (await worker.freshOrKept(...asked('/?landing=video'), PAGES)).text()).toBe('film');
  expect(await textIn(PAGES, '/')).toBe('usual');
});

test('a built file is fetched once, and one of another build is not kept', async () => {
  const { answers: worker, fetch, pathsIn } = await setUp(answers('code'));
  for (const _time of [1, 2]) await worker.keptOrFresh(...asked('/assets/a.js'), 'code-two');
  expect(fetch).toHaveBeenCalledTimes(1);
  await worker.keptOrFresh(...asked('/assets/old.js'), null);
  expect(await pathsIn('code-two')).toEqual(['/assets/a.js']);
});

test('a built file that is gone is not kept as an error', async () => {
  const { answers: worker, pathsIn } = await setUp(answers('gone', 404));
  expect((await worker.keptOrFresh(...asked('/assets/a.js'), 'code-two')).status).toBe(404);
  expect(await pathsIn('code-two')).toEqual([]);
});

test('a page that is not available leads to the one that says what works, and from there back', async () => {
  const { answers: worker } = await setUp(fails, { '/offline': 'offline' });
  const answer = await worker.orOffline(Promise.reject(OFFLINE), new URL('/operator?part=site', ORIGIN));
  expect(answer.headers.get('location')).toBe(`${ORIGIN}/offline?from=%2Foperator%3Fpart%3Dsite`);
});

test('the page that says what works never leads to itself, nor does a device that has not kept it', async () => {
  const { answers: worker } = await setUp(fails, { '/offline': 'offline' });
  const itself = worker.orOffline(Promise.reject(OFFLINE), new URL('/offline', ORIGIN));
  await expect(itself).rejects.toBe(OFFLINE);
  const bare = await setUp(fails);
  await expect(bare.answers.orOffline(Promise.reject(OFFLINE), new URL('/x', ORIGIN))).rejects.toBe(OFFLINE);
});
