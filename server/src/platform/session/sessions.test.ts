import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { signUp } from '../../testing/people';
import { testApp } from '../../testing/test-app';

const DAY_MS = 86_400_000;

test('whoever is signed in gets in on a day on which nothing can be stored', async () => {
  const instance = await testApp();
  const ana = instance.visitor();
  await signUp(ana);
  instance.clock.advance(DAY_MS);
  await sql`pragma query_only = on`.execute(instance.db);
  expect((await ana.get('/api/v1/points')).statusCode).toBe(200);
  await sql`pragma query_only = off`.execute(instance.db);
});

test('signing out clears the cookie though the session cannot be removed, and the next try removes it', async () => {
  const instance = await testApp();
  const ana = instance.visitor();
  await signUp(ana);
  const token = ana.cookies.get('stillgrove-session') ?? '';
  await sql`pragma query_only = on`.execute(instance.db);
  instance.log.expect('a request failed');
  const refused = await ana.get('/api/v1/user/logout');
  expect(refused.statusCode).toBe(503);
  expect(ana.cookies.has('stillgrove-session')).toBe(false);
  expect((await ana.get('/api/v1/points')).statusCode).toBe(401);
  await sql`pragma query_only = off`.execute(instance.db);

  expect((await ana.get('/api/v1/user/logout')).statusCode).toBe(200);
  expect([...ana.cookies.keys()].filter((name) => name.includes('session'))).toEqual([]);
  ana.cookies.set('stillgrove-session', token);
  expect((await ana.get('/api/v1/user/me')).json()).toMatchObject({ user: null });
});

test('the token of a session that could not be removed opens nothing', async () => {
  const instance = await testApp();
  const ana = instance.visitor();
  await signUp(ana);
  const token = ana.cookies.get('stillgrove-session') ?? '';
  const eve = instance.visitor();
  eve.cookies.set('stillgrove-ended-session', token);
  expect((await eve.get('/api/v1/points')).statusCode).toBe(401);
});

test('however many calls an address has made, it can sign out', async () => {
  const instance = await testApp({ env: { RATE_LIMIT_FACTOR: '0.0001' } });
  const ana = instance.visitor();
  const codes = [];
  for (let count = 0; count < 4; count += 1) codes.push((await ana.get('/api/v1/points')).statusCode);
  expect(codes.at(-1)).toBe(429);
  expect((await ana.get('/api/v1/user/logout')).statusCode).toBe(200);
});
