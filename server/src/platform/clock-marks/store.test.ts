import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { migrate } from '../../db/migrate';
import { MIGRATIONS } from '../../db/migrations';
import { emptyDatabase, testDatabase } from '../../testing/test-database';
import { readClockMark, writeClockMark } from './store';

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
