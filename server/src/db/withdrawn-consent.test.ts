import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { emptyDatabase } from '../testing/test-database';
import { migrate } from './migrate';
import { MIGRATIONS } from './migrations';
import { withdrawnConsent } from './migrations/0033-withdrawn-consent';

/** As the audit of those versions wrote it. */
const CALLED_OFF = 'booking-cancelled';

test('an upgrade deletes what visitors canceled before that deleted it, and nothing that anyone still agrees to', async () => {
  const { db, folder } = await emptyDatabase();
  const options = { backupsDir: join(folder, 'backups'), nowMs: 0 };
  await migrate(db, { ...options, migrations: MIGRATIONS.slice(0, MIGRATIONS.indexOf(withdrawnConsent)) });
  await sql`
    insert into users (id, full_name, email, email_key, password_hash, created_at)
    values ('ana', 'Ana', 'ana@example.org', 'ana@example.org', '', 0)`.execute(db);
  await sql`
    insert into therapists (id, name, qualifications, languages, helps_with, meets, about, is_sample, position, created_at)
    values ('maria', 'Maria', '', '[]', '[]', '[]', '', 0, 0, 0)`.execute(db);
  const appointments = [
    { id: 'scheduled', canceledAt: null },
    { id: 'canceled-by-visitor', canceledAt: 5 },
    { id: 'canceled-by-operator', canceledAt: 5 },
  ];
  for (const { id, canceledAt } of appointments) {
    await sql`
      insert into appointments (id, user_id, therapist_id, starts_at, minutes, meets, time_zone, revision, created_at, cancelled_at)
      values (${id}, 'ana', 'maria', 10, 50, 'online', 'UTC', 0, 0, ${canceledAt})`.execute(db);
    await sql`
      insert into appointment_links (appointment_id, purpose, token_hash, email)
      values (${id}, 'cancel', ${id}, 'ana@example.org')`.execute(db);
  }
  await sql`
    insert into operator_actions (id, user_id, action, subject, created_at)
    values ('1', 'ola', ${CALLED_OFF}, 'canceled-by-operator', 5),
      ('2', 'ola', 'message-done', 'canceled-by-visitor', 5)`.execute(db);
  await migrate(db, options);
  const left = ['canceled-by-operator', 'scheduled'];
  expect(
    (await db.selectFrom('appointments').select('id').orderBy('id').execute()).map(({ id }) => id),
  ).toEqual(left);
  const links = await db
    .selectFrom('appointment_links')
    .select('appointment_id')
    .orderBy('appointment_id')
    .execute();
  expect(links.map((link) => link.appointment_id)).toEqual(left);
});
