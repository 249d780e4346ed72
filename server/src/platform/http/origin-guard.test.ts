// one-engine: headers decide, before anything is stored.
import { expect, test } from 'vitest';
import { testApp } from '../../testing/test-app';

const CHANGES = [
  ['POST', '/api/v1/user/login'],
  ['POST', '/api/v1/user/register'],
  ['POST', '/api/v1/points'],
  ['GET', '/api/v1/user/logout'],
] as const;

const PUBLIC_URL = 'https://grove.example.org';

async function statusOf(
  method: 'GET' | 'POST',
  url: string,
  headers: Record<string, string>,
): Promise<number> {
  const { app } = await testApp({ env: { PUBLIC_URL } });
  const answer = await app.fastify.inject({ method, url, headers: { host: '10.0.0.5:3000', ...headers } });
  return answer.statusCode;
}

test.each(CHANGES)('%s %s is refused when another site asks', async (method, url) => {
  for (const headers of [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'cross-site', origin: PUBLIC_URL },
    { origin: 'https://evil.example' },
    { origin: 'http://grove.example.org' },
    { origin: 'http://10.0.0.5:3000' },
    { origin: `${PUBLIC_URL}.evil.example` },
    { origin: `${PUBLIC_URL}:8443` },
    { origin: 'null' },
    { referer: 'https://evil.example/page' },
  ]) {
    expect(await statusOf(method, url, headers), JSON.stringify(headers)).toBe(403);
  }
});

test.each(CHANGES)('%s %s is open to our own pages and to programs', async (method, url) => {
  for (const headers of [
    { 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'none' },
    { origin: PUBLIC_URL },
    { referer: `${PUBLIC_URL}/browse` },
    { 'x-requested-with': 'stillgrove' },
  ]) {
    expect(await statusOf(method, url, headers), JSON.stringify(headers)).not.toBe(403);
  }
});

test('reading is open to everyone, since no other site sees the answer', async () => {
  expect(await statusOf('GET', '/api/v1/user/me', { 'sec-fetch-site': 'cross-site' })).toBe(200);
});

test('on plain HTTP a link without a referrer signs no one out and downloads no data', async () => {
  for (const url of ['/api/v1/user/logout', '/api/v1/user/data']) {
    expect(await statusOf('GET', url, {})).toBe(403);
    expect(await statusOf('GET', url, { referer: 'https://evil.example/' })).toBe(403);
    expect(await statusOf('GET', url, { referer: `${PUBLIC_URL}/settings` })).not.toBe(403);
  }
});

test('a program may send what changes something without saying where it comes from', async () => {
  expect(await statusOf('POST', '/api/v1/user/login', {})).not.toBe(403);
});
