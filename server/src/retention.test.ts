import { join } from 'node:path';
import { INVENTORY, type Kept } from '@stillgrove/domain/retention/inventory';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { scheduledJobs } from './scheduled-jobs';
import { ownTables } from './db/migrate';
import { type Db, inTransaction } from './db/transaction';
import { PERSONAL_DATA } from './personal-data';
import { noteAction } from './platform/audit/audit';
import { createEmailFiles } from './platform/email/email-files';
import { scheduleNext } from './testing/appointments';
import { deletionsOf } from './testing/test-deletions';
import { ANA, signUp } from './testing/people';
import { testApp, type TestApp } from './testing/test-app';
import { testRateLimits } from './testing/test-rate-limits';

const DAY_MS = 86_400_000;

const ENTRIES: [string, Kept][] = Object.entries(INVENTORY);

async function columnsOf(db: Db): Promise<Record<string, string[]>> {
  const tables = await ownTables(db);
  return Object.fromEntries(tables.map(({ name, columns }) => [name, columns.map((column) => column.name)]));
}

const sorted = (columns: Readonly<Record<string, readonly string[]>>) =>
  Object.fromEntries(Object.entries(columns).map(([table, names]) => [table, [...names].sort()]));

test('every column of every table stands in the inventory, and nothing else does', async () => {
  const { db } = await testApp();
  const written = Object.assign({}, ...ENTRIES.map(([, { columns }]) => columns)) as Kept['columns'];
  expect(sorted(written)).toEqual(sorted(await columnsOf(db)));
});

test('what is kept about people is told on the privacy page', () => {
  const personal = new Set<string>(PERSONAL_DATA.flatMap(({ tables }) => tables));
  for (const [name, { columns, words }] of ENTRIES) {
    if (Object.keys(columns).some((table) => personal.has(table))) expect(words, name).not.toBeNull();
  }
});

/** Does a little of everything that leaves something behind for a while. */
async function liveALittle(instance: TestApp): Promise<void> {
  const { visitor, db, clock } = instance;
  const ana = visitor();
  const { id: userId } = await signUp(ana);
  await db.updateTable('users').set({ confirmed_at: clock.now() }).execute();
  await visitor().post('/api/v1/user/forgot-password', { email: ANA.email });
  await visitor().post('/api/v1/user/login', { email: ANA.email, password: 'not the password' });
  await visitor().post('/api/v1/user/login/passkey/begin', {});
  const message = { name: 'Ana', email: ANA.email, subject: 'Hello', message: 'Hello' };
  await visitor().post('/api/v1/contact', message);
  await visitor().post('/api/v1/newsletter', { email: ANA.email });
  await scheduleNext(db, ana);
  await db
    .insertInto('operator_invitations')
    .values({
      id: 'i1',
      email_key: ANA.email,
      email: ANA.email,
      token_hash: 'h1',
      invited_from: 'command-line',
      created_at: clock.now(),
      expires_at: clock.now() + DAY_MS,
    })
    .execute();
  await inTransaction(db, (tx) => deletionsOf(instance).note(tx, [{ kind: 'message', id: 'gone' }]));
  await inTransaction(db, (tx) =>
    noteAction(tx, { userId }, { action: 'site-saved', subject: 'name' }, clock.now()),
  );
}

function tidierOf(instance: TestApp): () => Promise<void> {
  const { db, clock, folder: dataDir } = instance;
  const rateLimits = testRateLimits(db, clock);
  const folder = join(dataDir, 'nothing-here');
  return async () => {
    const emailFiles = createEmailFiles(folder);
    for (const { run } of scheduledJobs({
      db,
      clock,
      rateLimits,
      emailFiles,
      deletions: deletionsOf(instance),
      backupsDir: folder,
    }))
      await run();
  };
}

/** How many rows of a table still hold something; what an email was about stays noted, and nothing else of it. */
async function countOf(db: Db, table: string): Promise<number> {
  const holding = table === 'outbox' ? sql`where recipient <> ''` : sql``;
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${sql.table(table)} ${holding}`.execute(db);
  return rows[0]?.count ?? 0;
}

const ENDING = ENTRIES.flatMap(([name, kept]) =>
  kept.ends === 'at' || kept.ends === 'after' ? [{ ...kept, name }] : [],
);

test.each(ENDING)('$name: there to the last millisecond, and then gone by itself', async (kept) => {
  const instance = await testApp();
  const { db, clock } = instance;
  await liveALittle(instance);
  const tidy = tidierOf(instance);
  // The others of an entry hang on it or have a test of their own.
  const [table = ''] = Object.keys(kept.columns);
  const end = clock.now() + (kept.ends === 'after' ? kept.days : 1) * DAY_MS;
  const moment = kept.ends === 'after' ? clock.now() : end;
  await sql`update ${sql.table(table)} set ${sql.ref(kept.column)} = ${moment}`.execute(db);
  const before = await countOf(db, table);
  expect(before).toBeGreaterThan(0);

  clock.advance(end - clock.now() - (kept.ends === 'at' ? 1 : 0));
  await tidy();
  expect(await countOf(db, table)).toBe(before);
  clock.advance(1);
  await tidy();
  expect(await countOf(db, table)).toBe(0);
  if (table === 'appointments') expect(await countOf(db, 'appointment_cells')).toBe(0);
});

test('questions to a passkey go after ten minutes, like the sign-in that they belong to', async () => {
  const instance = await testApp();
  await liveALittle(instance);
  expect(await countOf(instance.db, 'passkey_challenges')).toBe(1);
  instance.clock.advance(10 * 60_000);
  await tidierOf(instance)();
  expect(await countOf(instance.db, 'passkey_challenges')).toBe(0);
});

test('a message that no one marked as done goes two years after it came, and not a moment earlier', async () => {
  const instance = await testApp();
  const { db, clock } = instance;
  await liveALittle(instance);
  const tidy = tidierOf(instance);
  clock.advance(2 * 365 * DAY_MS);
  await tidy();
  expect(await countOf(db, 'contact_messages')).toBe(1);
  clock.advance(1);
  await tidy();
  expect(await countOf(db, 'contact_messages')).toBe(0);
});

test('a confirmed subscription and an account stay until their owner ends them', async () => {
  const instance = await testApp();
  const { db, clock } = instance;
  await liveALittle(instance);
  await db.updateTable('newsletter_subscribers').set({ confirmed_at: clock.now() }).execute();
  clock.advance(3 * 365 * DAY_MS);
  await tidierOf(instance)();
  expect(await countOf(db, 'newsletter_subscribers')).toBe(1);
  expect(await countOf(db, 'users')).toBe(1);
});

test('email that could not be sent is deleted in the same time as email that was', async () => {
  const instance = await testApp();
  const { db, clock } = instance;
  await liveALittle(instance);
  await db.updateTable('outbox').set({ failed_at: clock.now() }).execute();
  clock.advance(INVENTORY.mail.days * DAY_MS + 1);
  await tidierOf(instance)();
  expect(await countOf(db, 'outbox')).toBe(0);
});
