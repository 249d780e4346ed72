import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { type Db, inTransaction } from '../../db/transaction';
import { replayDeletionList } from '../../replay-deletions';
import { fillEveryTable } from '../../testing/full-instance';
import { ANA, confirmAddressOf, setUpApp, signUp } from '../../testing/people';
import { testApp } from '../../testing/test-app';
import { deletionsOf } from '../../testing/test-deletions';
import { testSecrets } from '../../testing/test-secrets';
import { createSecrets } from '../secrets/secrets';
import { DELETED_FROM } from './deletion';
import { DELETION_FILE, readDeletionFile } from './deletion-file';
import { listDeletions } from './store';

const ANA_AGAIN = { email: ANA.email, password: ANA.password };

const GONE = [
  { kind: 'account', id: 'ana' },
  { kind: 'appointment', id: 'appointment-ben' },
  { kind: 'message', id: 'message-ben' },
  { kind: 'subscriber', id: 'subscriber-ben' },
  { kind: 'email', id: 'mail-ben' },
  { kind: 'space', id: 'ben space' },
  { kind: 'operator', id: 'ben 4' },
  // Whoever became an operator again, or set up an app again, has it since another moment.
  { kind: 'app', id: 'ben 3' },
  { kind: 'passkey', id: 'passkey-ben' },
  { kind: 'code', id: 'ben hash' },
  { kind: 'password', id: 'ben $argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA' },
] as const;

/** An app on a database in which Ana and Ben are, as a restored backup may have them, and a list that says what went. */
async function withOlderDatabase() {
  const instance = await testApp();
  const file = join(instance.folder, DELETION_FILE);
  const deletions = deletionsOf(instance);
  await inTransaction(instance.db, (tx) => deletions.note(tx, GONE));
  await deletions.settled();
  const list = await readDeletionFile(file);
  await instance.db.deleteFrom('deletions').execute();
  await instance.db.deleteFrom('therapists').execute();
  await instance.db
    .insertInto('therapists')
    .values({
      id: 'sample-ocd',
      name: 'T',
      qualifications: '',
      languages: '[]',
      helps_with: '[]',
      meets: '[]',
      about: '',
      is_sample: 1,
      position: 1,
      created_at: 1,
      time_zone: 'UTC',
      session_minutes: 60,
      version: 1,
    })
    .execute();
  await fillEveryTable(instance.db, ['ana', 'ben']);
  return { ...instance, instance, file, list };
}

async function idsIn(db: Db): Promise<Record<string, string[]>> {
  const entries = await Promise.all(
    Object.values(DELETED_FROM).map(async (table) => {
      const rows =
        table === 'vault_locks' ||
        table === 'operators' ||
        table === 'authenticator_apps' ||
        table === 'recovery_codes'
          ? await db.selectFrom(table).select('user_id as id').execute()
          : await db.selectFrom(table).select('id').execute();
      return [table, rows.map(({ id }) => id).sort()] as const;
    }),
  );
  return Object.fromEntries(entries);
}

test('what was deleted is deleted again in an older database, with all that belongs to it, and nothing else', async () => {
  const { db, list } = await withOlderDatabase();
  const replayed = await inTransaction(db, (tx) => replayDeletionList(tx, list, testSecrets()));
  expect(replayed).toEqual({
    deleted: {
      account: 1,
      appointment: 1,
      message: 1,
      subscriber: 1,
      email: 1,
      space: 1,
      operator: 1,
      passkey: 1,
      app: 0,
      code: 1,
      password: 1,
    },
    unreadable: 0,
  });
  expect(await idsIn(db)).toEqual({
    users: ['ben'],
    appointments: [],
    contact_messages: ['message-ana'],
    newsletter_subscribers: ['subscriber-ana'],
    outbox: [],
    vault_locks: [],
    operators: [],
    passkeys: [],
    authenticator_apps: ['ben'],
    recovery_codes: [],
  });
  expect(await db.selectFrom('vault_records').select('user_id').execute()).toEqual([]);
  // Whatever was ended since is not back, so all of it is ended.
  expect(await db.selectFrom('sessions').select('user_id').execute()).toEqual([]);
  expect(await db.selectFrom('mailed_links').select('user_id').execute()).toEqual([]);
});

test('a private space of one person is not deleted since someone else’s of the same name was', async () => {
  const { instance, db } = await withOlderDatabase();
  const deletions = deletionsOf(instance);
  await inTransaction(db, (tx) => deletions.note(tx, [{ kind: 'space', id: 'ana space' }]));
  await deletions.settled();
  const list = await readDeletionFile(join(instance.folder, DELETION_FILE));
  await db.deleteFrom('deletions').execute();
  const anas = list.filter(({ hash }) => hash === list.at(-1)?.hash);
  await inTransaction(db, (tx) => replayDeletionList(tx, anas, testSecrets()));
  expect(await db.selectFrom('vault_locks').select('user_id').execute()).toEqual([{ user_id: 'ben' }]);
});

test('a list that the database knows deletes nothing, so that every start may ask', async () => {
  const { db, list } = await withOlderDatabase();
  await inTransaction(db, (tx) => replayDeletionList(tx, list, testSecrets()));
  const before = await idsIn(db);
  const again = await inTransaction(db, (tx) => replayDeletionList(tx, list, testSecrets()));
  expect(again).toEqual({
    deleted: {
      account: 0,
      appointment: 0,
      message: 0,
      subscriber: 0,
      email: 0,
      space: 0,
      operator: 0,
      passkey: 0,
      app: 0,
      code: 0,
      password: 0,
    },
    unreadable: 0,
  });
  expect(await idsIn(db)).toEqual(before);
});

test('a list under another key deletes nothing and says so, and works once its key is set as the old one', async () => {
  const { db, list } = await withOlderDatabase();
  const newKey = { current: randomBytes(32), old: null };
  const blind = await inTransaction(db, (tx) => replayDeletionList(tx, list, createSecrets(newKey)));
  expect(blind.unreadable).toBe(GONE.length);
  expect((await idsIn(db)).users).toEqual(['ana', 'ben']);
  const seeing = await inTransaction(db, (tx) => replayDeletionList(tx, list, testSecrets()));
  expect(seeing).toMatchObject({ deleted: { account: 1 }, unreadable: 0 });
});

test('the list holds kinds, keyed hashes and days, and no id or address', async () => {
  const { file } = await withOlderDatabase();
  const text = readFileSync(file, 'utf8');
  for (const { id } of GONE) expect(text).not.toContain(id);
  const lines = text.trim().split('\n');
  expect(lines.map((line) => line.split(' ')[0])).toEqual(GONE.map(({ kind }) => kind));
  for (const line of lines) expect(line).toMatch(/^[a-z]+ [0-9a-f]{12}\.[\w-]{43} 2027-03-05$/);
});

test('a line that was cut off by a power cut costs none of the lines after it', async () => {
  const { instance, db, file } = await withOlderDatabase();
  appendFileSync(file, 'account 0123');
  const deletions = deletionsOf(instance);
  await inTransaction(db, (tx) => deletions.note(tx, [{ kind: 'message', id: 'later' }]));
  await deletions.settled();
  expect(await readDeletionFile(file)).toHaveLength(GONE.length + 1);
});

test('list and file are brought together, and both forget what is older than a year', async () => {
  const { instance, db, file, clock } = await withOlderDatabase();
  const deletions = deletionsOf(instance);
  await db
    .insertInto('deletions')
    .values({ key_hash: `${'a'.repeat(12)}.${'b'.repeat(43)}`, kind: 'email', deleted_at: clock.now() })
    .execute();
  await deletions.tidy(clock.now() - 86_400_000);
  expect(await readDeletionFile(file)).toHaveLength(GONE.length + 1);
  await deletions.tidy(clock.now() + 1);
  expect(await readDeletionFile(file)).toEqual([]);
  expect(await db.selectFrom('deletions').selectAll().execute()).toEqual([]);
});

test('a password that was changed and a recovery code that was used do not come back with an older database', async () => {
  const instance = await testApp();
  const { visitor, db, clock } = instance;
  const ana = visitor();
  await signUp(ana);
  await confirmAddressOf(instance, ANA.email);
  await setUpApp(instance, ana, ANA.password);
  const renewed = await ana.post('/api/v1/user/second-factor/recovery-codes', { password: ANA.password });
  const [code] = renewed.json<{ recoveryCodes: string[] }>().recoveryCodes;
  const [users, codes] = [
    await db.selectFrom('users').selectAll().execute(),
    await db.selectFrom('recovery_codes').selectAll().execute(),
  ];
  expect((await ana.post('/api/v1/user/re-authentication/code', { code })).statusCode).toBe(200);
  const change = { currentPassword: ANA.password, newPassword: 'another quiet evening' };
  expect((await ana.post('/api/v1/user/password', change)).statusCode).toBe(200);
  await deletionsOf(instance).settled();
  const list = await listDeletions(db);
  // As the backup has it.
  await db.deleteFrom('deletions').execute();
  await db.deleteFrom('recovery_codes').execute();
  await db.insertInto('recovery_codes').values(codes).execute();
  await db.updateTable('users').set({ password_hash: users[0]!.password_hash }).execute();
  expect((await visitor().post('/api/v1/user/login', ANA_AGAIN)).statusCode).toBe(200);
  await inTransaction(db, (tx) => replayDeletionList(tx, list, testSecrets()));
  clock.advance(1000);
  expect((await visitor().post('/api/v1/user/login', ANA_AGAIN)).statusCode).toBe(401);
  expect(await db.selectFrom('recovery_codes').selectAll().execute()).toHaveLength(codes.length - 1);
});
