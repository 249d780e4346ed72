import { afterEach, expect, test, vi } from 'vitest';
import { loadedData, loadNewestData, loadPageData } from './page-data';

const answer = (status: number) => new Response('{"topics":[]}', { status });

afterEach(() => {
  vi.unstubAllGlobals();
});

test('two who ask at once share one request', async () => {
  const fetched = vi.fn(() => Promise.resolve(answer(200)));
  vi.stubGlobal('fetch', fetched);
  const [one, other] = await Promise.all([loadPageData('/articles'), loadPageData('/articles')]);
  expect(one).toEqual({ topics: [] });
  expect(other).toBe(one);
  await loadPageData('/articles');
  expect(loadedData('/articles')).toBe(one);
  expect(fetched).toHaveBeenCalledOnce();
});

test('after a failure the next call tries again', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(answer(503)));
  await expect(loadPageData('/faq')).rejects.toThrow('could not be loaded');
  vi.stubGlobal('fetch', () => Promise.resolve(answer(200)));
  await expect(loadPageData('/faq')).resolves.toEqual({ topics: [] });
});

test('what must not grow old is asked for once more, and what is there stays when that fails', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{"countries":[]}')));
  await loadPageData('/help');
  vi.stubGlobal('fetch', () => Promise.resolve(answer(503)));
  await expect(loadNewestData('/help')).rejects.toThrow('could not be loaded');
  expect(loadedData('/help')).toEqual({ countries: [] });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{"countries":["NO"]}')));
  await loadNewestData('/help');
  expect(loadedData('/help')).toEqual({ countries: ['NO'] });
});
