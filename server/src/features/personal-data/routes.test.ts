import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inflateRawSync } from 'node:zlib';
import { roundAward } from '@stillgrove/domain/points/rules';
import { sql } from 'kysely';
import { expect, inject, test, vi } from 'vitest';
import { ownTables } from '../../db/migrate';
import { type Db, inTransaction } from '../../db/transaction';
import { NOT_PERSONAL, PERSONAL_DATA } from '../../personal-data';
import { noteAction } from '../../platform/audit/audit';
import { type Limit, LIMITS } from '@stillgrove/contract/limits';
import { sha256 } from '../../platform/tokens';
import { codeShownAt } from '../../testing/authenticator-app';
import { scheduleNext } from '../../testing/appointments';
import { emailedLink, tokenIn } from '../../testing/emailed';
import { ANA, reAuthenticate, signUp } from '../../testing/people';
import { testApp, type TestApp, type Visitor } from '../../testing/test-app';
import { testSecrets } from '../../testing/test-secrets';

const BEN = { fullName: 'Ben Still', email: 'ben@example.org', password: 'a slow river bend' };
const MESSAGE = { name: 'Ana', email: 'Ana@Example.org', subject: 'A question', message: 'How are you?' };

const deleteAccount = (visitor: Visitor, password = ANA.password) =>
  visitor.post('/api/v1/user/delete-account', { password });

async function tableNames(db: Db): Promise<string[]> {
  return (await ownTables(db)).map(({ name }) => name);
}

/** Every place in the whole database in which one of the words stands, in whatever column. */
async function placesOf(db: Db, words: readonly string[]): Promise<string[]> {
  const places: string[] = [];
  for (const table of await tableNames(db)) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(db);
    for (const row of rows)
      for (const [column, value] of Object.entries(row))
        for (const word of words)
          if (String(value).toLowerCase().includes(word.toLowerCase())) places.push(`${table}.${column}`);
  }
  return places;
}

/** Leaves traces of Ana in every table that can hold one. @returns her id */
async function liveALife({ visitor, db, clock }: TestApp, ana: Visitor): Promise<string> {
  const user = await signUp(ana);
  const confirming = await emailedLink(db, ANA.email, /^Welcome/);
  await ana.post('/api/v1/user/confirm-address', { token: tokenIn(confirming) });
  const day = new Date(clock.now()).toISOString().slice(0, 10);
  await ana.post('/api/v1/points', { awards: [roundAward('bubble', 'r1', day)] });
  await visitor().post('/api/v1/contact', MESSAGE);
  await sql`
    insert into contact_answers
    select 'a1', id, ${user.id}, 'Well, thank you.', created_at from contact_messages`.execute(db);
  await visitor().post('/api/v1/newsletter', { email: 'ANA@example.org' });
  await visitor().post('/api/v1/user/login', { email: ANA.email, password: 'not the password' });
  await visitor().post('/api/v1/user/forgot-password', { email: ANA.email });
  await emailedLink(db, ANA.email, /^Reset your password/);
  await scheduleNext(db, ana);
  await useAnAuthenticatorApp(ana, clock.now());
  await syncOneRecord(ana);
  await inTransaction(db, (tx) =>
    noteAction(tx, { userId: user.id }, { action: 'message-done', subject: 'm1' }, clock.now()),
  );
  await db
    .insertInto('operators')
    .values({ user_id: user.id, since: clock.now(), invited_from: 'command-line' })
    .execute();
  await db
    .insertInto('operator_invitations')
    .values({
      id: 'i1',
      email_key: ANA.email,
      email: ANA.email,
      token_hash: 'h1',
      invited_from: 'command-line',
      created_at: clock.now(),
      expires_at: clock.now() + 1,
    })
    .execute();
  await ana.post('/api/v1/user/email-address', { email: 'ana@example.net', password: ANA.password });
  await ana.post('/api/v1/user/password', { currentPassword: 'wrong password', newPassword: 'x'.repeat(9) });
  return user.id;
}

async function useAnAuthenticatorApp(ana: Visitor, nowMs: number): Promise<void> {
  const begun = await ana.post('/api/v1/user/second-factor/app/begin', { password: ANA.password });
  const code = codeShownAt(begun.json<{ secret: string }>().secret, nowMs);
  expect((await ana.post('/api/v1/user/second-factor/app/confirm', { code })).statusCode).toBe(200);
}

/** What devices sealed comes back as it was sent: the server has no other form of it. */
const SEALED = 'x'.repeat(720);

async function syncOneRecord(ana: Visitor): Promise<void> {
  const [space, sealed] = ['s'.repeat(22), SEALED];
  await ana.put('/api/v1/sync/lock', { space, format: 1, sealed, baseVersion: 0 });
  const records = [{ id: 'r'.repeat(22), baseSeq: 0, sealed }];
  expect((await ana.post('/api/v1/sync/push', { space, records })).statusCode).toBe(200);
}

test('afterwards no row of any table holds the id or the address of a person', async () => {
  const world = await testApp();
  const { visitor, db } = world;
  const [ana, ben] = [visitor(), visitor()];
  const benUser = await signUp(ben, BEN);
  const id = await liveALife(world, ana);
  const subjects = [id, ANA.email, `198.51.100.7 ${ANA.email}`];
  const forgotten = Object.entries(LIMITS as Record<string, Limit>).flatMap(([purpose, limit]) =>
    limit.outlivesAccount === true ? [] : [purpose],
  );
  const hashes = forgotten.flatMap((purpose) =>
    subjects.map((one) => testSecrets().keyedHash(`${purpose} ${one}`)),
  );
  const words = [id, ANA.email, 'ana@example.net', ...hashes];
  const before = new Set(await placesOf(db, words));
  // Otherwise the checks below would show nothing.
  for (const place of ['users.id', 'outbox.reply_to', 'contact_messages.email', 'rate_limits.key_hash'])
    expect(before).toContain(place);

  const answer = await deleteAccount(ana);
  expect(answer.json()).toEqual({ success: true, message: 'Your account and everything in it is deleted.' });
  expect(ana.cookies.size).toBe(0);
  expect(await placesOf(db, words)).toEqual([]);
  expect(await placesOf(db, [benUser.id])).toContain('users.id');
  expect((await ben.get('/api/v1/user/me')).json()).toMatchObject({ user: { fullName: 'Ben Still' } });
});

test('the therapist of an upcoming appointment is told that no one will be there, and not who it was', async () => {
  const world = await testApp();
  const ana = world.visitor();
  await liveALife(world, ana);
  await deleteAccount(ana);
  const mails = await world.db
    .selectFrom('outbox')
    .select(['reply_to', 'subject', 'text_body', 'html_body'])
    .where('cause', 'like', 'appointment%')
    .execute();
  expect(mails).toMatchObject([
    { reply_to: null, subject: expect.stringMatching(/^Appointment canceled/) as string },
  ]);
  expect(JSON.stringify(mails)).not.toMatch(/ana/i);
});

test('the address is free again, for a new account that knows nothing of the old one', async () => {
  const world = await testApp();
  const ana = world.visitor();
  const id = await liveALife(world, ana);
  await deleteAccount(ana);
  const again = await signUp(world.visitor());
  expect(again.id).not.toBe(id);
});

test('deleting asks for the password, and limits the tries', async () => {
  const { visitor, db } = await testApp();
  const ana = visitor();
  await signUp(ana);
  const codes: number[] = [];
  for (let count = 0; count < 11; count += 1) codes.push((await deleteAccount(ana, 'a guess')).statusCode);
  expect(codes).toEqual([...Array<number>(10).fill(400), 429]);
  expect((await visitor().post('/api/v1/user/delete-account', { password: ANA.password })).statusCode).toBe(
    401,
  );
  expect(await db.selectFrom('users').selectAll().execute()).toHaveLength(1);
});

test('whoever registers the address of someone else neither reads nor deletes what that one wrote', async () => {
  const { visitor, db } = await testApp();
  await visitor().post('/api/v1/contact', MESSAGE);
  await visitor().post('/api/v1/newsletter', { email: ANA.email });
  const stranger = visitor();
  await signUp(stranger);
  const files = await download(stranger);
  expect(files.get('data.json')).not.toContain('A question');
  expect(JSON.parse(files.get('data.json') ?? '')).toMatchObject({ messages: [], newsletter: [] });
  await deleteAccount(stranger);
  expect(await db.selectFrom('contact_messages').selectAll().execute()).toHaveLength(1);
  expect(await db.selectFrom('newsletter_subscribers').selectAll().execute()).toHaveLength(1);
});

test('every table is answered for, so that nothing new is forgotten', async () => {
  const { db } = await testApp();
  const answered = [...PERSONAL_DATA.flatMap(({ tables }) => tables), ...NOT_PERSONAL];
  expect([...answered].sort()).toEqual((await tableNames(db)).sort());
});

test('a person downloads everything, in words, as tables and for programs', async () => {
  const world = await testApp();
  const ana = world.visitor();
  const id = await liveALife(world, ana);
  const files = await download(ana);
  expect([...files.keys()].sort()).toEqual(
    ['README.txt', 'data.json', ...PERSONAL_DATA.map(({ name }) => `${name}.csv`)].sort(),
  );
  expect(files.get('README.txt')).toContain('Your diary');
  const data = JSON.parse(files.get('data.json') ?? '') as Record<string, object[]>;
  expect(data.account).toMatchObject([{ id, fullName: 'Ana Lee', email: ANA.email }]);
  for (const { name } of PERSONAL_DATA) {
    // The record form is off unless the operator wants it.
    if (name !== 'records') expect(data[name], name).not.toEqual([]);
    const lines = (files.get(`${name}.csv`) ?? '').split('\r\n');
    expect(lines.length - 2, name).toBe(data[name]?.length);
  }
  expect(data['synced-private-space-keys']).toMatchObject([{ sealed: SEALED }]);
  expect(data['synced-private-space']).toMatchObject([{ id: 'r'.repeat(22), sealed: SEALED }]);
  expect(data.messages).toMatchObject([
    {
      subject: 'A question',
      message: 'How are you?',
      answers: expect.stringContaining('Well, thank you.') as string,
    },
  ]);
});

test('the archive opens no account: it holds no hash, token or link', async () => {
  const world = await testApp();
  const { db, visitor } = world;
  const ana = visitor();
  await liveALife(world, ana);
  const token = tokenIn(await emailedLink(db, ANA.email, /^Reset your password/));
  const session = ana.cookies.get('stillgrove-session') ?? '';
  const text = [...(await download(ana)).values()].join('\n');
  for (const secret of [token, sha256(token), session, sha256(session), 'argon2'])
    expect(text).not.toContain(secret);
});

test('downloading needs a sign-in', async () => {
  const { visitor } = await testApp();
  expect((await visitor().get('/api/v1/user/data')).statusCode).toBe(401);
});

async function download(visitor: Visitor): Promise<Map<string, string>> {
  await reAuthenticate(visitor);
  const answer = await visitor.get('/api/v1/user/data');
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/zip']);
  expect(answer.headers['content-disposition']).toBe('attachment; filename="my-data-2027-03-05.zip"');
  expect(answer.headers['cache-control']).toBe('no-store');
  return unzipped(answer.rawPayload);
}

/** Reads a ZIP by its central directory, as programs do. */
function unzipped(zip: Buffer): Map<string, string> {
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  const files = new Map<string, string>();
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [nameLength, extra, comment] = [28, 30, 32].map((offset) => zip.readUInt16LE(at + offset));
    const [size, local] = [zip.readUInt32LE(at + 20), zip.readUInt32LE(at + 42)];
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength!);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    files.set(name, inflateRawSync(zip.subarray(start, start + size)).toString('utf8'));
    at += 46 + nameLength! + extra! + comment!;
  }
  return files;
}

test.runIf(inject('postgresUrl') === '')(
  'after an account was deleted, none of its words can be read from the files of the data folder',
  async () => {
    const world = await testApp();
    const { db, folder, visitor } = world;
    const ana = visitor();
    await signUp(visitor(), BEN);
    const id = await liveALife(world, ana);
    world.app.start();
    const unsent = () =>
      db
        .selectFrom('outbox')
        .select('id')
        .where('sent_at', 'is', null)
        .where('next_try_at', '<=', world.clock.now());
    await vi.waitFor(async () => expect(await unsent().execute()).toEqual([]), 10_000);
    const inFiles = () =>
      filesIn(folder).flatMap((file) => {
        const bytes = readFileSync(file).toString('latin1').toLowerCase();
        return [id, ANA.email, 'Ana Lee', 'How are you?', 'Well, thank you.']
          .filter((word) => bytes.includes(word.toLowerCase()))
          .map((word) => `${file}: ${word}`);
      });
    await sql`pragma wal_checkpoint(passive)`.execute(db);
    // Otherwise the checks below would show nothing.
    for (const file of ['stillgrove.db', '.eml']) expect(inFiles().join('\n')).toContain(`${file}:`);
    await deleteAccount(ana);
    expect(inFiles()).toEqual([]);
  },
);

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
}

test('a person with thousands of awards gets each of them once, as a table and for programs', async () => {
  const { visitor, db } = await testApp();
  const ana = visitor();
  const { id } = await signUp(ana);
  await addAwards(db, id, 1_234);
  const files = await download(ana);
  const data = JSON.parse(files.get('data.json') ?? '') as { points: { id: string }[] };
  expect(new Set(data.points.map((award) => award.id)).size).toBe(1_234);
  expect(data.points).toHaveLength(1_234);
  expect((files.get('points.csv') ?? '').split('\r\n')).toHaveLength(1_234 + 2);
});

async function addAwards(db: Db, userId: string, number: number): Promise<void> {
  for (let from = 0; from < number; from += 500) {
    const rows = Array.from({ length: Math.min(500, number - from) }, (_, index) => ({
      user_id: userId,
      id: `bubble:${String(from + index)}`,
      activity: 'bubble',
      points: 1,
      leaves: 0,
      day: '2027-03-05',
      created_at: from,
    }));
    await db.insertInto('point_events').values(rows).execute();
  }
}
