import type { BoardAnswer } from '@stillgrove/contract/operator-board';
import { expect, test } from 'vitest';
import { scheduleNext } from '../../testing/appointments';
import { ANA, confirmAddressOf, OLA, signUp, signUpOperator } from '../../testing/people';
import { testApp, type Visitor } from '../../testing/test-app';

const URL = '/api/v1/operator/board?timeZone=';
const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

async function read(ola: Visitor, timeZone = 'UTC'): Promise<BoardAnswer> {
  const answer = await ola.get(URL + encodeURIComponent(timeZone));
  expect(answer.statusCode).toBe(200);
  return answer.json<BoardAnswer>();
}

async function opened() {
  const instance = await testApp();
  const ola = await signUpOperator(instance);
  await instance.db.deleteFrom('outbox').execute();
  return { ...instance, instance, ola };
}

test('the board of a new site counts its operator, what is to do before it opens, and that there is no backup', async () => {
  const { ola } = await opened();
  expect(await read(ola)).toEqual({
    success: true,
    messages: { waiting: 0, oldestMs: null, toWriteAgain: 0 },
    emails: { failed: 0, late: 0 },
    opening: 12,
    backup: { ageMs: null, isDue: true },
    appointments: { today: 0, nextSevenDays: 0 },
    newAccounts: 1,
  });
});

test('unanswered messages are counted with how long the oldest waits, and no more once they are done', async () => {
  const { ola, visitor, clock, db } = await opened();
  const write = () =>
    visitor().post('/api/v1/contact', { name: 'Ana', email: ANA.email, subject: 'Hi', message: 'Hello' });
  await write();
  clock.advance(10 * MINUTE_MS);
  await write();
  const { messages } = await read(ola);
  expect(messages).toEqual({ waiting: 2, oldestMs: 10 * MINUTE_MS, toWriteAgain: 0 });
  const oldest = db.selectFrom('contact_messages').select('id').orderBy('created_at');
  const { id } = await oldest.executeTakeFirstOrThrow();
  await ola.post(`/api/v1/operator/messages/${id}/done`, { done: true });
  expect((await read(ola)).messages).toEqual({ waiting: 1, oldestMs: 0, toWriteAgain: 0 });
});

test('whom to write to again is counted from the morning of that day on, where the operator is', async () => {
  const { ola, visitor, clock, db } = await opened();
  await visitor().post('/api/v1/contact', { name: 'Ana', email: ANA.email, subject: 'Hi', message: 'Hello' });
  const { id } = await db.selectFrom('contact_messages').select('id').executeTakeFirstOrThrow();
  const words = { id: crypto.randomUUID(), answer: 'Please call.', seen: 0, writeAgainInDays: 7 };
  expect((await ola.post(`/api/v1/operator/messages/${id}/answers`, words)).statusCode).toBe(200);
  const countWith = async (atMs: number, timeZone = 'UTC') => {
    await db.updateTable('contact_messages').set({ write_again_at: atMs }).execute();
    return (await read(ola, timeZone)).messages.toWriteAgain;
  };
  const tomorrowMs = (Math.floor(clock.now() / DAY_MS) + 1) * DAY_MS;
  expect((await read(ola)).messages.toWriteAgain).toBe(0);
  expect(await countWith(tomorrowMs)).toBe(0);
  expect(await countWith(tomorrowMs - 1)).toBe(1);
  // There tomorrow begins two hours earlier.
  expect(await countWith(tomorrowMs - HOUR_MS, 'Africa/Johannesburg')).toBe(0);
  expect(await countWith(clock.now() - 30 * DAY_MS)).toBe(1);
});

test('today and the seven days after it begin at midnight where the operator is', async () => {
  const { instance, ola, visitor, db, clock } = await opened();
  const ana = visitor();
  await signUp(ana);
  await confirmAddressOf(instance, ANA.email);
  await scheduleNext(db, ana);
  const one = await db.selectFrom('appointments').selectAll().executeTakeFirstOrThrow();
  const midnightMs = Math.floor(clock.now() / DAY_MS) * DAY_MS;
  await db.deleteFrom('appointments').execute();
  const hours = [-1, 0, 23, 24, 8 * 24 - 1, 8 * 24];
  for (const hour of hours)
    await db
      .insertInto('appointments')
      .values({ ...one, id: crypto.randomUUID(), starts_at: midnightMs + hour * HOUR_MS })
      .execute();
  const canceled = { ...one, id: crypto.randomUUID(), starts_at: clock.now(), cancelled_at: clock.now() };
  await db.insertInto('appointments').values(canceled).execute();
  expect((await read(ola)).appointments).toEqual({ today: 2, nextSevenDays: 2 });
  // There it is 2 in the afternoon, and the day began two hours earlier.
  expect((await read(ola, 'Africa/Johannesburg')).appointments).toEqual({ today: 2, nextSevenDays: 2 });
  // There midnight was at 18:30 of the day before.
  await db
    .updateTable('users')
    .set({ created_at: midnightMs - 5 * HOUR_MS })
    .execute();
  expect((await read(ola)).newAccounts).toBe(0);
  expect((await read(ola, 'Asia/Kolkata')).newAccounts).toBe(2);
});

test('a backup is due once two nights were missed', async () => {
  const { ola, db, clock } = await opened();
  const made = (hoursAgo: number) =>
    db
      .insertInto('opening_marks')
      .values({ name: 'backup-made', done_at: clock.now() - hoursAgo * HOUR_MS })
      .onConflict((conflict) =>
        conflict.column('name').doUpdateSet({ done_at: clock.now() - hoursAgo * HOUR_MS }),
      )
      .execute();
  await made(48);
  expect((await read(ola)).backup).toEqual({ ageMs: 48 * HOUR_MS, isDue: false });
  await made(49);
  expect((await read(ola)).backup).toEqual({ ageMs: 49 * HOUR_MS, isDue: true });
});

test('members find no board, and a time zone that there is not is refused', async () => {
  const { ola, visitor } = await opened();
  const ana = visitor();
  await signUp(ana);
  const elsewhere = await ana.get('/api/v1/operator/nothing-here');
  for (const someone of [ana, visitor()]) {
    const answer = await someone.get(`${URL}UTC`);
    expect([answer.statusCode, answer.body]).toEqual([404, elsewhere.body]);
  }
  expect((await ola.get(`${URL}Mars`)).statusCode).toBe(400);
});

test('the board holds numbers alone', async () => {
  const { instance, ola, visitor, db } = await opened();
  const ana = visitor();
  await signUp(ana);
  await confirmAddressOf(instance, ANA.email);
  await scheduleNext(db, ana);
  await ana.post('/api/v1/contact', { name: 'Ana', email: ANA.email, subject: 'Hi', message: 'Hello' });
  const { success: _success, ...board } = await read(ola);
  const leaves = (value: unknown): unknown[] =>
    typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : [value];
  for (const leaf of leaves(board)) expect(leaf === null || /number|boolean/.test(typeof leaf)).toBe(true);
  expect(JSON.stringify(board)).not.toContain(OLA.email);
});
