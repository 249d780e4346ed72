// one-engine: store.test.ts beside it runs on both.
import type { NewSecretAnswer } from '@stillgrove/contract/second-factor';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { codeShownAt } from '../../testing/authenticator-app';
import { ANA, confirmAddressOf, signUp } from '../../testing/people';
import { testApp, type TestApp } from '../../testing/test-app';

const DAY_MS = 86_400_000;

/** How many rows the app has written since its start. */
async function writtenRows({ db }: TestApp): Promise<number> {
  const { rows } = await sql<{ written: number }>`select total_changes() as written`.execute(db);
  return rows[0]?.written ?? NaN;
}

test('a member’s use is written once a day, from the first moment of a day to the last', async () => {
  const instance = await testApp();
  const { clock } = instance;
  const ana = instance.visitor();
  await signUp(ana);
  const isWritten = async () => {
    const before = await writtenRows(instance);
    await ana.get('/api/v1/user/me');
    return (await writtenRows(instance)) > before;
  };
  expect(await isWritten()).toBe(false);
  clock.advance(DAY_MS - (clock.now() % DAY_MS));
  expect([await isWritten(), await isWritten()]).toEqual([true, false]);
  clock.advance(DAY_MS - 1);
  expect(await isWritten()).toBe(false);
  clock.advance(1);
  expect([await isWritten(), await isWritten()]).toEqual([true, false]);
});

test('a day that was noted under a clock that was ahead is corrected', async () => {
  const { visitor, clock, db } = await testApp();
  const ana = visitor();
  await signUp(ana);
  clock.advance(2 * DAY_MS);
  await ana.get('/api/v1/user/me');
  clock.advance(-2 * DAY_MS);
  await ana.get('/api/v1/user/me');
  const today = new Date(clock.now()).toISOString().slice(0, 10);
  expect(await db.selectFrom('sessions').select('last_seen_day').execute()).toEqual([
    { last_seen_day: today },
  ]);
});

test('signing in on a fifty-first device ends the oldest session, and none but that', async () => {
  const { visitor, clock, db } = await testApp();
  const [oldest, second, ben] = [visitor(), visitor(), visitor()];
  await signUp(ben, { ...ANA, email: 'ben@example.org' });
  await signUp(oldest);
  const { email, password } = ANA;
  const signIn = () => second.post('/api/v1/user/login', { email, password });
  clock.advance(1);
  await signIn();
  const row = await db
    .selectFrom('sessions')
    .selectAll()
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow();
  const others = Array.from({ length: 48 }, (_, count) => ({
    ...row,
    token_hash: `other ${String(count)}`,
  }));
  await db.insertInto('sessions').values(others).execute();
  const answersTo = async (people: (typeof ben)[]) =>
    Promise.all(people.map(async (one) => (await one.get('/api/v1/points')).statusCode));
  clock.advance(1);
  // The browser's own session makes room for its next one.
  await signIn();
  expect(await answersTo([oldest, second, ben])).toEqual([200, 200, 200]);
  const third = visitor();
  await third.post('/api/v1/user/login', { email, password });
  expect(await answersTo([oldest, second, third, ben])).toEqual([401, 200, 200, 200]);
});

test('a new token of a session stays in the browser for as long as the session holds', async () => {
  const instance = await testApp({ env: { SESSION_DAYS: '20' } });
  const ana = instance.visitor();
  await signUp(ana);
  await confirmAddressOf(instance, ANA.email);
  instance.clock.advance(5 * DAY_MS + 400);
  const path = '/api/v1/user/second-factor/app';
  const begun = await ana.post(`${path}/begin`, { password: ANA.password });
  const code = codeShownAt(begun.json<NewSecretAnswer>().secret, instance.clock.now());
  const raised = await ana.post(`${path}/confirm`, { code });
  expect(raised.cookies.find(({ name }) => name === 'stillgrove-session')).toMatchObject({
    httpOnly: true,
    sameSite: 'Lax',
    path: '/',
    maxAge: 15 * 86_400 - 1,
  });
});

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
  expect(refused.cookies.find(({ name }) => name === 'stillgrove-ended-session')).toMatchObject({
    httpOnly: true,
    sameSite: 'Lax',
    maxAge: 30 * 86_400,
  });
  expect(ana.cookies.has('stillgrove-session')).toBe(false);
  expect((await ana.get('/api/v1/points')).statusCode).toBe(401);
  await sql`pragma query_only = off`.execute(instance.db);

  expect((await ana.get('/api/v1/user/logout')).statusCode).toBe(200);
  expect([...ana.cookies.keys()].filter((name) => name.includes('session'))).toEqual([]);
  ana.cookies.set('stillgrove-session', token);
  expect((await ana.get('/api/v1/user/me')).json()).toMatchObject({ user: null });
});

test('what is no token is not kept in a browser that signs out', async () => {
  const { visitor } = await testApp();
  const ana = visitor();
  ana.cookies.set('stillgrove-session', 'nonsense');
  const { statusCode, cookies } = await ana.get('/api/v1/user/logout');
  expect(statusCode).toBe(200);
  expect(cookies.filter(({ value }) => value !== '')).toEqual([]);
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
