import { DEFAULT_SITE } from '@stillgrove/contract/default-site';
import type { PageBundle } from '@stillgrove/contract/pages';
import { expect, test } from 'vitest';
import type { EndedRequest } from '../../platform/metrics/metrics';
import { collectedLog } from '../../testing/collected-log';
import { outsideDouble } from '../../testing/outside-double';
import { createPageCache } from './page-cache';
import { createPageHandler } from './page-handler';

const BUNDLE: PageBundle = {
  paths: ['/', '/about', '/resources/:id'],
  forOperators: ['/operator'],
  withData: [],
  indexed: [],
  redirects: { '/exercises': '/relax' },
  render: (path) => {
    if (path === '/about') return Promise.reject(new Error('no page today'));
    return Promise.resolve({ status: 200, html: path, scriptHashes: [], styleHashes: [], data: null });
  },
};

test('pages are counted by their path in the list, whatever was asked for', async () => {
  const { log } = collectedLog();
  const cache = createPageCache(BUNDLE);
  const site = {
    site: DEFAULT_SITE,
    publicUrl: 'http://localhost',
    therapists: [],
    questions: [],
    helplines: [],
  };
  await cache.refresh(site);
  const served: EndedRequest[] = [];
  const { handle } = createPageHandler(cache, BUNDLE, {
    log,
    metrics: { pageServed: (page) => served.push(page) },
  });
  const { url } = await outsideDouble((request, response) => {
    if (!handle(request, response)) response.writeHead(404).end();
  });
  const call = (path: string, options: RequestInit = {}) =>
    fetch(url + path, { redirect: 'manual', ...options });

  const { headers } = await call('/?landing=video');
  await call('/', { method: 'HEAD', headers: { 'if-none-match': 'W/"another"' } });
  await call('/?landing=video', { headers: { 'if-none-match': headers.get('etag') ?? '' } });
  await call('/resources/ana-lee');
  await call('/about');
  await call('/Exercises');
  for (const path of ['/nowhere', '/operator']) await call(path);

  expect(served.map(({ method, route, status }) => [method, route, status])).toEqual([
    ['GET', '/', 200],
    ['HEAD', '/', 200],
    ['GET', '/', 304],
    ['GET', '/resources/:id', 200],
    ['GET', '/about', 500],
    ['GET', 'redirect', 308],
  ]);
  for (const { seconds } of served) expect(seconds).toBeGreaterThan(0);
});
