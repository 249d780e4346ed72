import { expect, test } from 'vitest';
import { type Db, inTransaction } from '../../db/transaction';
import { signUp } from '../../testing/people';
import { testApp } from '../../testing/test-app';
import { sessionsData } from './personal-data-store';
import {
  addSession,
  findSession,
  isSessionThere,
  listSessions,
  removeExpiredSessions,
  removeOldestSessions,
  renewSession,
} from './store';

const DAY_MS = 86_400_000;
const BEN = { fullName: 'Ben Still', email: 'ben@example.org', password: 'a slow river bend' };

/** Two people with a session each, and a way to give Ana more of them. */
async function anaAndBen() {
  const instance = await testApp();
  const ana = await signUp(instance.visitor());
  const ben = await signUp(instance.visitor(), BEN);
  const { db, clock } = instance;
  const add = (tokenHash: string, createdAtMs: number, secondFactor = false) =>
    inTransaction(db, (tx) =>
      addSession(tx, {
        tokenHash,
        userId: ana.id,
        secondFactor,
        createdAtMs,
        expiresAtMs: createdAtMs + DAY_MS,
        day: '2027-03-05',
        browser: 'Firefox',
        system: 'Linux',
      }),
    );
  return { db, nowMs: clock.now(), ana, ben, add };
}

const idsOf = async (db: Db, userId: string, nowMs: number) =>
  (await listSessions(db, userId, nowMs)).map(({ id }) => id);

test('the newest sessions of a person stay, and those of others are not counted', async () => {
  const { db, nowMs, ana, ben, add } = await anaAndBen();
  for (const [id, ageMs] of [
    ['third', 3],
    ['first', 1],
    ['fourth', 4],
    ['second', 2],
  ] as const)
    await add(id, nowMs + 10 - ageMs);
  await inTransaction(db, (tx) => removeOldestSessions(tx, ana.id, 3));
  expect(await idsOf(db, ana.id, nowMs)).toEqual(['first', 'second', 'third']);
  await inTransaction(db, (tx) => removeOldestSessions(tx, ana.id, 3));
  expect(await idsOf(db, ana.id, nowMs)).toEqual(['first', 'second', 'third']);
  expect(await idsOf(db, ben.id, nowMs)).toHaveLength(1);
});

test('a session is deleted from the moment on at which it opens nothing any more', async () => {
  const { db, nowMs, add } = await anaAndBen();
  await add('ended', nowMs - DAY_MS);
  await add('open', nowMs - DAY_MS + 1);
  const stored = () =>
    Promise.all(['ended', 'open'].map((id) => inTransaction(db, (tx) => isSessionThere(tx, id))));
  expect(await Promise.all(['ended', 'open'].map((id) => findSession(db, id, nowMs)))).toMatchObject([
    null,
    {},
  ]);
  expect(await stored()).toEqual([true, true]);
  await removeExpiredSessions(db, nowMs);
  expect(await stored()).toEqual([false, true]);
});

test('a session is found under its new token alone, with its level and its end', async () => {
  const { db, nowMs, add } = await anaAndBen();
  await add('plain', nowMs);
  await add('raised', nowMs, true);
  const isRaised = async (id: string) => (await findSession(db, id, nowMs))?.person.secondFactor;
  expect([await isRaised('plain'), await isRaised('raised')]).toEqual([false, true]);
  const renew = (from: string, tokenHash: string, secondFactor: boolean) =>
    inTransaction(db, (tx) => renewSession(tx, from, { tokenHash, secondFactor }));
  expect(await renew('plain', 'plain, raised', true)).toBe(nowMs + DAY_MS);
  expect(await renew('raised', 'raised, lowered', false)).toBe(nowMs + DAY_MS);
  expect([await isRaised('plain, raised'), await isRaised('raised, lowered')]).toEqual([true, false]);
  expect(await isRaised('plain')).toBeUndefined();
});

test('a session that was ended meanwhile gets no new token', async () => {
  const { db, nowMs } = await anaAndBen();
  const renewed = { tokenHash: 'new', secondFactor: true };
  expect(await inTransaction(db, (tx) => renewSession(tx, 'ended', renewed))).toBeNull();
  expect(await findSession(db, 'new', nowMs)).toBeNull();
});

test('people take along where they are signed in, without what opens a session', async () => {
  const { db, nowMs, ana, add } = await anaAndBen();
  await add('secret', nowMs + 1);
  const rows = await sessionsData.read(db, { userId: ana.id, ...ana, emailKey: ana.email, confirmed: false });
  expect(rows).toContainEqual({
    browser: 'Firefox',
    system: 'Linux',
    signedInAt: new Date(nowMs + 1).toISOString(),
    lastSeenDay: '2027-03-05',
    reauthenticatedAt: null,
    lastUsedAt: null,
    endsAt: new Date(nowMs + 1 + DAY_MS).toISOString(),
  });
  expect(rows).toHaveLength(2);
  expect(JSON.stringify(rows)).not.toContain('secret');
});
