// one-engine: sizes decide, before anything is stored.
import { errorAnswer } from '@stillgrove/contract/answers';
import { request } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { NO_PAGES } from '../../testing/no-pages';
import { testApp } from '../../testing/test-app';
import { listen } from './listener';

type Answer = { status: number; code: string | null; headers: NodeJS.Dict<string | string[]> };

/** Asks a real server for a path as it is, which no client library would. */
async function servedBy(env: Record<string, string> = {}) {
  const looked: string[] = [];
  const notFound = () => {
    looked.push('for a page');
    return NO_PAGES.cache.notFound();
  };
  const { app } = await testApp({ env, pages: { ...NO_PAGES, cache: { ...NO_PAGES.cache, notFound } } });
  const { port, stop } = await listen(app.fastify.routing, { host: '127.0.0.1', port: 0 });
  onTestFinished(stop);
  const ask = (path: string, headers: Record<string, string> = {}) =>
    new Promise<Answer>((resolve, reject) => {
      request({ host: '127.0.0.1', port, path, headers }, (response) => {
        let body = '';
        response.setEncoding('utf8').on('data', (text: string) => {
          body += text;
        });
        response.on('end', () => {
          const refused = errorAnswer.safeParse(body.startsWith('{') ? JSON.parse(body) : null);
          const code = refused.success ? refused.data.code : null;
          resolve({ status: response.statusCode ?? 0, code, headers: response.headers });
        });
      })
        .on('error', reject)
        .end();
    });
  return { ask, looked };
}

test('a path of more than 1,024 characters is refused before anything looks at it', async () => {
  const { ask, looked } = await servedBy();
  expect(await ask(`/${'a'.repeat(1024)}`)).toMatchObject({ status: 414, code: 'address-too-long' });
  expect(await ask(`/api/v1/${'a/'.repeat(600)}`)).toMatchObject({ status: 414 });
  expect(await ask(`/a?${'a'.repeat(2048)}`)).toMatchObject({ status: 414 });
  expect(looked).toEqual([]);
  expect(await ask(`/${'a'.repeat(1023)}`)).toMatchObject({ status: 404 });
  expect(looked).toEqual(['for a page']);
  expect(await ask(`/api/${'a'.repeat(1019)}`)).toMatchObject({ status: 404 });
  expect(await ask(`/healthz?${'a'.repeat(2000)}`)).toMatchObject({ status: 200 });
});

test('a header beyond its limit, and more headers than any browser sends, are refused before anything looks at them', async () => {
  const { ask, looked } = await servedBy();
  const many = Object.fromEntries(Array.from({ length: 101 }, (_, index) => [`x-${String(index)}`, '1']));
  for (const headers of [{ 'user-agent': 'a'.repeat(4097) }, { cookie: 'b'.repeat(4097) }, many]) {
    expect(await ask('/nowhere', headers)).toMatchObject({ status: 431, code: 'headers-too-large' });
  }
  expect(looked).toEqual([]);
  expect(await ask('/healthz', { 'user-agent': 'a'.repeat(4096) })).toMatchObject({ status: 200 });
});

test('each answer carries the security headers, whoever gives it', async () => {
  const { ask } = await servedBy({ PUBLIC_URL: 'https://grove.example.org' });
  const paths = {
    'an address too long': `/${'a'.repeat(1100)}`,
    'an address that cannot be decoded': '/%zz',
    'an address that means nothing': '/healthz%00',
    'a call that is not there': '/api/v1/nothing',
    'an answer': '/healthz',
  };
  for (const [what, path] of Object.entries(paths)) {
    const { headers } = await ask(path);
    expect(headers['strict-transport-security'], what).toBe('max-age=31536000; includeSubDomains');
    expect(headers['x-content-type-options'], what).toBe('nosniff');
    expect(headers['x-frame-options'], what).toBe('DENY');
    expect(headers['referrer-policy'], what).toBe('strict-origin-when-cross-origin');
  }
});
