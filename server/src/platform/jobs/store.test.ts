import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { migrate } from '../../db/migrate';
import { MIGRATIONS } from '../../db/migrations';
import { emptyDatabase, TEST_START_MS as NOW, testDatabase } from '../../testing/test-database';
import { prolongLease, readClockMark, takeLease, writeClockMark } from './store';

const HOUR_MS = 3_600_000;
const at = (nowMs: number) => ({ nowMs, longestMs: HOUR_MS });
const lease = (holder: string, endsAtMs: number) => ({ name: 'chores', holder, endsAtMs });

test('of many processes that want a lease at once, one gets it', async () => {
  const { db } = await testDatabase();
  const wishes = Array.from({ length: 20 }, (_, index) =>
    takeLease(db, lease(String(index), NOW + HOUR_MS), at(NOW)),
  );
  expect((await Promise.all(wishes)).filter(Boolean)).toHaveLength(1);
});

test('a lease is free again when its time is over, and not a moment before', async () => {
  const { db } = await testDatabase();
  await takeLease(db, lease('a', NOW + 1000), at(NOW));
  expect(await takeLease(db, lease('b', NOW + HOUR_MS), at(NOW + 999))).toBe(false);
  expect(await takeLease(db, lease('b', NOW + HOUR_MS), at(NOW + 1000))).toBe(true);
});

test('who has a lease prolongs it; who lost it is told', async () => {
  const { db } = await testDatabase();
  await takeLease(db, lease('a', NOW + 1000), at(NOW));
  expect(await prolongLease(db, lease('a', NOW + 2000))).toBe(true);
  expect(await takeLease(db, lease('b', NOW + HOUR_MS), at(NOW + 1500))).toBe(false);
  await takeLease(db, lease('b', NOW + HOUR_MS), at(NOW + 2000));
  expect(await prolongLease(db, lease('a', NOW + HOUR_MS))).toBe(false);
});

test('a lease taken while a clock was a year ahead blocks no one once the clock is right', async () => {
  const { db } = await testDatabase();
  await takeLease(db, lease('a', NOW + 365 * 24 * HOUR_MS), at(NOW + 365 * 24 * HOUR_MS));
  expect(await takeLease(db, lease('b', NOW + HOUR_MS), at(NOW))).toBe(true);
});

test('a mark is kept until the next one', async () => {
  const { db } = await testDatabase();
  expect(await readClockMark(db, 'chores')).toBeNull();
  await writeClockMark(db, 'chores', { trustedAtMs: 4, steadyMs: 5.4 });
  await writeClockMark(db, 'chores', { trustedAtMs: 6, steadyMs: 7.6 });
  expect(await readClockMark(db, 'chores')).toEqual({ trustedAtMs: 6, steadyMs: 8 });
});

test('a database of the build before begins with the newest that is stored in it', async () => {
  const { db, folder } = await emptyDatabase();
  const step = MIGRATIONS.findIndex(({ name }) => name === '0025-clock-marks');
  await migrate(db, { backupsDir: folder, nowMs: 0, migrations: MIGRATIONS.slice(0, step) });
  await sql`
    insert into users (id, full_name, email, email_key, password_hash, created_at)
    values ('ana', 'Ana', 'ana@example.org', 'ana@example.org', '', 1000)`.execute(db);
  await sql`
    insert into point_events (user_id, id, activity, points, leaves, day, created_at)
    values ('ana', 'a', 'bubble', 1, 0, '2027-03-05', 2000)`.execute(db);
  await migrate(db, { backupsDir: folder, nowMs: 9_000 });
  expect(await readClockMark(db, 'chores')).toEqual({ trustedAtMs: 2000, steadyMs: 0 });
});
