import { roundAward, visitAward } from '@stillgrove/domain/points/rules';
import { expect, test } from 'vitest';
import { type Db, inTransaction } from '../../db/transaction';
import { TEST_START_MS, testDatabase } from '../../testing/test-database';
import { addAwards, readDays, readDaysFrom, readStoredIds, readTotals } from './store';

const DAY = '2027-03-05';

async function withPerson(): Promise<Db> {
  const { db } = await testDatabase();
  await db
    .insertInto('users')
    .values({
      id: 'ana',
      full_name: 'Ana',
      email: 'a@b.org',
      email_key: 'a@b.org',
      password_hash: '',
      created_at: 0,
    })
    .execute();
  return db;
}

const store = (db: Db, ...awards: Parameters<typeof addAwards>[2]) =>
  inTransaction(db, (tx) => addAwards(tx, 'ana', awards, TEST_START_MS));

test('totals, days and ids agree with the events', async () => {
  const db = await withPerson();
  await store(db, roundAward('bubble', 'r1', DAY), visitAward('video', 'v', DAY));
  const totals = await store(db, roundAward('bubble', 'r2', DAY), roundAward('bubble', 'r3', '2027-03-06'));
  expect(totals).toEqual({ totalScore: 4, leaves: 1 });
  expect(await readTotals(db, 'ana')).toEqual(totals);
  expect(await readDays(db, 'ana', [DAY])).toEqual([
    { day: DAY, activity: 'bubble', points: 2 },
    { day: DAY, activity: 'video', points: 1 },
  ]);
  expect(await readStoredIds(db, 'ana', ['bubble:r1', 'bubble:r9'])).toEqual(new Set(['bubble:r1']));
});

test('the days from one on come latest first, and no more of them than asked for', async () => {
  const db = await withPerson();
  await store(
    db,
    roundAward('bubble', 'r1', '2027-03-04'),
    roundAward('bubble', 'r2', DAY),
    visitAward('video', 'v', DAY),
    roundAward('memory', 'r3', '2027-03-07'),
  );
  const days = [
    { day: '2027-03-07', activity: 'memory', points: 1 },
    { day: DAY, activity: 'bubble', points: 1 },
    { day: DAY, activity: 'video', points: 1 },
  ];
  expect(await readDaysFrom(db, 'ana', DAY, 10)).toEqual(days);
  expect(await readDaysFrom(db, 'ana', '2027-01-01', 2)).toEqual(days.slice(0, 2));
  expect(await readDaysFrom(db, 'ben', DAY, 10)).toEqual([]);
});

test('an event that is stored already changes nothing at all', async () => {
  const db = await withPerson();
  await store(db, roundAward('bubble', 'r1', DAY));
  await expect(store(db, roundAward('bubble', 'r2', DAY), roundAward('bubble', 'r1', DAY))).rejects.toThrow(
    /unique/i,
  );
  expect(await readTotals(db, 'ana')).toEqual({ totalScore: 1, leaves: 0 });
});

test('points go with the person they belong to', async () => {
  const db = await withPerson();
  await store(db, roundAward('bubble', 'r1', DAY));
  await db.deleteFrom('users').where('id', '=', 'ana').execute();
  for (const table of ['point_events', 'point_days', 'point_totals'] as const) {
    expect(await db.selectFrom(table).selectAll().execute(), table).toEqual([]);
  }
});
