import { afterEach, expect, test, vi } from 'vitest';
import { loadedData, loadPageData } from './page-data';

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
