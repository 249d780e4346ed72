import { DEFAULT_SITE } from '@stillgrove/contract/default-site';
import type { PageBundle } from '@stillgrove/contract/pages';
import { expect, test } from 'vitest';
import type { EndedRequest } from '../../platform/metrics/metrics';
import { collectedLog } from '../../testing/collected-log';
import { outsideDouble } from '../../testing/outside-double';
import { NO_LEGAL_TEXTS } from '../../testing/no-legal-texts';
import { createPageCache } from './page-cache';
import { createPageHandler } from './page-handler';
import { securityHeaders } from '../../platform/http/security-headers';

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
    legalTexts: NO_LEGAL_TEXTS,
  };
  await cache.refresh(site);
  const served: EndedRequest[] = [];
  const { handle } = createPageHandler(cache, BUNDLE, {
    log,
    headers: {},
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

async function served() {
  const { log } = collectedLog();
  const cache = createPageCache(BUNDLE);
  await cache.refresh({
    site: DEFAULT_SITE,
    publicUrl: 'https://grove.example.org',
    therapists: [],
    questions: [],
    helplines: [],
    legalTexts: NO_LEGAL_TEXTS,
  });
  const headers = securityHeaders({ https: true });
  const { handle } = createPageHandler(cache, BUNDLE, {
    log,
    headers,
    metrics: { pageServed: () => undefined },
  });
  const { url } = await outsideDouble((request, response) => {
    if (!handle(request, response)) response.writeHead(404).end();
  });
  return (path: string, options: RequestInit = {}) => fetch(url + path, { redirect: 'manual', ...options });
}

test('a redirect and a page carry the same security headers', async () => {
  const call = await served();
  const [redirect, page] = [await call('/exercises'), await call('/')];
  expect([redirect.status, page.status]).toEqual([308, 200]);
  for (const [name, value] of Object.entries(securityHeaders({ https: true }))) {
    expect(redirect.headers.get(name), name).toBe(value);
    expect(page.headers.get(name), name).toBe(value);
  }
});

test('signs of replacing in an address are letters like others', async () => {
  const call = await served();
  const answer = await call("/Resources/$&$'$1$$");
  expect(answer.headers.get('location')).toBe("/resources/$&$'$1$$");
});

test('a browser that cannot read brotli gets none', async () => {
  const call = await served();
  const encodingOf = async (accepted: string) =>
    (await call('/', { headers: { 'accept-encoding': accepted } })).headers.get('content-encoding');
  expect(await encodingOf('br, gzip')).toBe('br');
  expect(await encodingOf('br;q=0, gzip')).toBe('gzip');
  expect(await encodingOf('br;q=0')).toBeNull();
});

test('a path of many slashes costs no more than its length', async () => {
  const call = await served();
  const long = `/${'/'.repeat(8_000)}x`;
  const before = process.cpuUsage();
  for (let count = 0; count < 20; count += 1) await call(long);
  const { user } = process.cpuUsage(before);
  // Backwards through 8,000 slashes from each of them was 30 ms a request.
  expect(user / 1000 / 20).toBeLessThan(15);
});
