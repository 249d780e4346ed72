// one-engine: it asks what the app is made of, whatever is stored.
import { errorAnswer } from '@stillgrove/contract/answers';
import type { HTTPMethods } from 'fastify';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { signUp } from './testing/people';
import { testApp } from './testing/test-app';

/** Every route that takes a body, and one that takes none. */
const POSTS = [
  '/api/v1/user/register',
  '/api/v1/user/login',
  '/api/v1/points',
  '/api/v1/contact',
  '/api/v1/newsletter',
];
const ALL: [HTTPMethods, string][] = [
  ...POSTS.map((url): [HTTPMethods, string] => ['POST', url]),
  ['GET', '/api/v1/user/me'],
  ['GET', '/api/v1/user/logout'],
  ['GET', '/api/v1/points'],
  ['GET', '/healthz'],
  ['GET', '/readyz'],
];

type Hostile = { what: string; payload?: string | Buffer; headers?: Record<string, string> };

const json = { 'content-type': 'application/json' };

const HOSTILE: Hostile[] = [
  { what: 'no body' },
  { what: 'an empty body', payload: '', headers: json },
  { what: 'half a JSON object', payload: '{"email":', headers: json },
  { what: 'bytes that are no text', payload: Buffer.from([0xff, 0xfe, 0x00, 0x7b]), headers: json },
  { what: 'null', payload: 'null', headers: json },
  { what: 'a number', payload: '17', headers: json },
  { what: 'a text', payload: '"hello"', headers: json },
  { what: 'a list', payload: '[]', headers: json },
  { what: 'an empty object', payload: '{}', headers: json },
  {
    what: 'fields of the wrong kind',
    payload: '{"email":{},"password":[],"fullName":1,"awards":7}',
    headers: json,
  },
  { what: 'an unknown field', payload: '{"isAdmin":true}', headers: json },
  { what: 'a poisoned prototype', payload: '{"__proto__":{"isAdmin":true}}', headers: json },
  { what: 'a deep nest', payload: `{"awards":${'['.repeat(5000)}${']'.repeat(5000)}}`, headers: json },
  {
    what: 'a thousand unknown fields',
    payload: JSON.stringify(Object.fromEntries(Array.from({ length: 1000 }, (_, i) => [`f${String(i)}`, 1]))),
    headers: json,
  },
  {
    what: 'a very long text',
    payload: JSON.stringify({ email: 'a'.repeat(60_000), password: 'b', fullName: 'c' }),
    headers: json,
  },
  {
    what: 'a form',
    payload: 'email=a%40b.org',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  },
  { what: 'plain text', payload: '{}', headers: { 'content-type': 'text/plain' } },
  { what: 'a content type that is none', payload: '{}', headers: { 'content-type': 'json' } },
  { what: 'one byte too many', payload: `"${'a'.repeat(64 * 1024 - 1)}"`, headers: json },
];

test.each(HOSTILE)('$what is refused by every call in the one shape', async ({ payload, headers = {} }) => {
  const { app, visitor } = await testApp();
  const ana = visitor();
  await signUp(ana);
  for (const url of POSTS) {
    const answer = await app.fastify.inject({
      method: 'POST',
      url,
      headers,
      cookies: Object.fromEntries(ana.cookies),
      ...(payload !== undefined && { payload }),
    });
    expect(answer.statusCode, url).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode, url).toBeLessThan(500);
    expect(answer.headers['content-type'], url).toBe('application/json; charset=utf-8');
    expect(z.safeParse(errorAnswer, answer.json()).success, `${url} ${answer.body}`).toBe(true);
    expect(answer.body.length, url).toBeLessThan(6000);
  }
});

test.each([
  ['half a JSON object', { payload: '{"a":', headers: json }, 400, 'bad-json'],
  [
    'a form',
    { payload: 'a=b', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
    415,
    'unsupported-media-type',
  ],
  ['one byte too many', { payload: `"${'a'.repeat(64 * 1024 - 1)}"`, headers: json }, 413, 'too-large'],
  ['null', { payload: 'null', headers: json }, 400, 'invalid-fields'],
] as const)('%s is refused with %o %i %s', async (_what, request, status, code) => {
  const { app } = await testApp();
  const answer = await app.fastify.inject({ method: 'POST', url: '/api/v1/user/login', ...request });
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([status, code]);
});

test('a body of exactly 64 kB is read', async () => {
  const { app } = await testApp();
  const payload = `"${'a'.repeat(64 * 1024 - 2)}"`;
  const answer = await app.fastify.inject({
    method: 'POST',
    url: '/api/v1/user/login',
    headers: json,
    payload,
  });
  expect(answer.statusCode).toBe(400);
});

test.each(['/api/v1/nothing', '/api/', '/api/v1/user/me/', '/nowhere', '/api/v1/USER/me'])(
  '%s is unknown, in JSON',
  async (url) => {
    const { app } = await testApp();
    const answer = await app.fastify.inject({ method: 'GET', url });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, 'unknown-path']);
  },
);

test('an address that cannot be decoded is refused in the one shape', async () => {
  const { app } = await testApp();
  const answer = await app.fastify.inject({ method: 'GET', url: '/api/%zz' });
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, 'bad-request']);
});

test.each(ALL)('%s %s tells other methods what it answers', async (method, url) => {
  const { app } = await testApp();
  for (const other of ['DELETE', 'PUT', 'PATCH', 'OPTIONS'] as const) {
    const answer = await app.fastify.inject({
      method: other,
      url,
      headers: { 'content-type': 'text/plain' },
      payload: 'x',
    });
    expect(answer.statusCode, other).toBe(405);
    expect(answer.headers.allow, other).toContain(method);
    expect(answer.json(), other).toMatchObject({ success: false, code: 'wrong-method' });
  }
});

test('every answer of the API tells browsers to trust nothing and keep nothing', async () => {
  const { app } = await testApp();
  for (const [method, url] of [...ALL, ['GET', '/api/v1/nothing'] as const]) {
    const { headers } = await app.fastify.inject({ method, url });
    expect(headers, url).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cross-origin-resource-policy': 'same-origin',
    });
  }
  const { headers } = await app.fastify.inject({ method: 'GET', url: '/api/v1/user/me' });
  expect(headers).toMatchObject({ 'cache-control': 'no-store' });
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(headers).not.toHaveProperty('strict-transport-security');
});

test('behind HTTPS browsers are told to stay there', async () => {
  const { app } = await testApp({ env: { PUBLIC_URL: 'https://grove.example.org' } });
  const { headers } = await app.fastify.inject({ method: 'GET', url: '/healthz' });
  expect(headers['strict-transport-security']).toContain('max-age=31536000');
});

test('a fault of ours is told calmly, without any detail, and logged', async () => {
  const { app, db, log } = await testApp();
  log.expect('a request failed');
  await db.schema.dropTable('point_events').execute();
  await db.schema.dropTable('rate_limits').execute();
  const credentials = { email: 'ana@example.org', password: 'a quiet morning' };
  const answer = await app.fastify.inject({
    method: 'POST',
    url: '/api/v1/user/login',
    payload: credentials,
  });
  expect(answer.statusCode).toBe(500);
  expect(answer.json()).toEqual({
    success: false,
    code: 'internal-error',
    message: 'Something went wrong on our server. Please try again in a minute.',
  });
  expect(log.lines.filter(({ level }) => level === 'error')).toMatchObject([
    { err: { message: expect.stringContaining('rate_limits') as string } },
  ]);
});

test('a full disk is told as what it is', async () => {
  const { app, db, log } = await testApp();
  log.expect('a request failed');
  await sql`pragma max_page_count = 1`.execute(db);
  const answers = [];
  for (let count = 0; count < 40; count += 1) {
    const payload = { fullName: 'A', email: `a${String(count)}@example.org`, password: 'a quiet morning' };
    answers.push(await app.fastify.inject({ method: 'POST', url: '/api/v1/user/register', payload }));
  }
  const last = answers.at(-1);
  expect(last?.statusCode).toBe(503);
  expect(last?.json()).toMatchObject({ success: false, code: 'storage-full' });
  await sql`pragma max_page_count = 1000000`.execute(db);
  const payload = { fullName: 'A', email: 'again@example.org', password: 'a quiet morning' };
  const answer = await app.fastify.inject({ method: 'POST', url: '/api/v1/user/register', payload });
  expect(answer.statusCode).toBe(201);
});
