import { DEFAULT_SITE } from '@stillgrove/contract/default-site';
import type { PageBundle } from '@stillgrove/contract/pages';
import { expect, test } from 'vitest';
import { securityHeaders } from '../../platform/http/security-headers';
import { NO_LEGAL_TEXTS } from '../../testing/no-legal-texts';
import { testApp } from '../../testing/test-app';
import { createPageCache } from './page-cache';

const BUNDLE: PageBundle = {
  paths: ['/', '/about', '/plan', '/settings', '/resources/:id', '/operator'],
  forOperators: ['/operator'],
  withData: ['/'],
  articles: 8,
  indexed: [],
  redirects: { '/movement': '/exercises' },
  render: (path, { site }) => {
    if (path === '/about') return Promise.reject(new Error('no page today'));
    const html = `${path} of ${site.landingVariant}`;
    const status = path === '/404' ? 404 : 200;
    return Promise.resolve({ status, html, scriptHashes: [], styleHashes: [], data: '{}' });
  },
};

async function served() {
  const cache = createPageCache(BUNDLE);
  await cache.show({
    site: DEFAULT_SITE,
    publicUrl: 'https://grove.example.org',
    therapists: [],
    questions: [],
    helplines: [],
    legalTexts: NO_LEGAL_TEXTS,
  });
  const instance = await testApp({
    watched: true,
    env: { PUBLIC_URL: 'https://grove.example.org' },
    pages: { bundle: BUNDLE, cache, lookAgain: () => undefined },
  });
  const call = (
    url: string,
    { method = 'GET', headers = {} }: { method?: 'GET' | 'HEAD'; headers?: Record<string, string> } = {},
  ) => instance.app.fastify.inject({ method, url, headers });
  return { call, instance };
}

test('a page is answered in the encoding that the browser takes, and not again while it is the same', async () => {
  const { call } = await served();
  const page = await call('/?landing=video');
  expect([page.statusCode, page.body]).toEqual([200, '/ of video']);
  expect((await call('/')).body).toBe('/ of default');
  const same = { 'if-none-match': String(page.headers.etag) };
  const unchanged = await call('/?landing=video', { headers: same });
  expect([unchanged.statusCode, unchanged.body]).toEqual([304, '']);
  expect(unchanged.headers.etag).toBe(page.headers.etag);
  expect((await call('/', { headers: same })).statusCode).toBe(200);
  const head = await call('/', { method: 'HEAD' });
  expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([200, '12', '']);
  const encodingOf = async (accepted: string) =>
    (await call('/', { headers: { 'accept-encoding': accepted } })).headers['content-encoding'];
  expect(await encodingOf('br, gzip')).toBe('br');
  expect(await encodingOf('br;q=0, gzip')).toBe('gzip');
  expect(await encodingOf('br;q=0')).toBeUndefined();
});

test('from every page a person can reach those that ask for a microphone or a camera; nothing else may ask', async () => {
  const { call } = await served();
  const policyOf = async (url: string) => String((await call(url)).headers['permissions-policy']);
  for (const url of ['/', '/plan', '/settings', '/nowhere'])
    expect(await policyOf(url), url).toBe(
      'camera=(self), geolocation=(), microphone=(self), payment=(), usb=()',
    );
  for (const url of ['/page-data/index.json', '/api/v1/user/me', '/movement'])
    expect(await policyOf(url), url).toBe('camera=(), geolocation=(), microphone=(), payment=(), usb=()');
});

test('pages, redirects and what is not there carry the same headers and an id, and are counted by their path', async () => {
  const { call, instance } = await served();
  instance.log.expect('could not render a page');
  for (const [url, status] of [
    ['/', 200],
    ['/resources/ana-lee', 200],
    ['/page-data/index.json', 200],
    ['/movement', 308],
    ['/nowhere', 404],
    ['/about', 500],
    ['/operator', 404],
  ] as const) {
    const answer = await call(url);
    expect(answer.statusCode, url).toBe(status);
    expect(answer.headers, url).toMatchObject({
      ...securityHeaders({ https: true }),
      'permissions-policy': expect.any(String) as string,
    });
    expect(answer.headers['x-request-id'], url).toEqual(expect.any(String));
  }
  const counted = await instance.metricsText();
  for (const labels of [
    'method="GET",route="/resources/:id",status="200"',
    'method="GET",route="/about",status="500"',
    'method="GET",route="unknown",status="308"',
  ])
    expect(counted).toContain(`stillgrove_http_requests_total{${labels}} 1`);
});

test('a path in another spelling leads to its own, whatever is in it', async () => {
  const { call } = await served();
  const targetOf = async (url: string) => (await call(url)).headers.location;
  expect(await targetOf('/ABOUT/?a=b')).toBe('/about?a=b');
  expect(await targetOf('/Movement')).toBe('/exercises');
  expect(await targetOf("/Resources/$&$'$1$$")).toBe("/resources/$&$'$1$$");
});
