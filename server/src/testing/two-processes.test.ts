import { join } from 'node:path';
import type { Appointment } from '@stillgrove/contract/appointments';
import { CONSENT_VERSION } from '@stillgrove/domain/appointments/consent';
import { calendarDay } from '@stillgrove/domain/points/day';
import { roundAward } from '@stillgrove/domain/points/rules';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { closeDatabase, openDatabase } from '../db/database';
import type { DatabaseLocation } from '../db/location';
import type { Db } from '../db/transaction';
import { makeSamplesReal } from './appointments';
import { type BuiltServer, buildServer } from './built-server';
import { type MailServer, startMailServer } from './mail-server';
import { newEmptyDatabase, type PostgresDatabase } from './postgres-databases';
import { headerOf, readEmail } from './received-email';
import { type ServerProcess, startServer } from './server-process';
import { signedInPeople } from './signed-in-people';
import { tempFolder } from './temp-folder';

let built: BuiltServer;
let mailServer: MailServer;
let servers: readonly [ServerProcess, ServerProcess];
let db: Db;
const folder = tempFolder();
/** Null in a run on SQLite, where the file is in the folder. */
let postgres: PostgresDatabase | null = null;

beforeAll(async () => {
  built = await buildServer();
  mailServer = await startMailServer();
  const server = inject('postgresUrl');
  postgres = server === '' ? null : await newEmptyDatabase(server);
  const location: DatabaseLocation = postgres?.location ?? {
    engine: 'sqlite',
    path: join(folder.path, 'stillgrove.db'),
  };
  const start = () =>
    startServer({
      entry: built.entry,
      env: {
        DATA_DIR: folder.path,
        DATABASE_URL: location.engine === 'postgres' ? location.url : `sqlite:${location.path}`,
        SMTP_URL: mailServer.url,
        PUBLIC_URL: 'http://localhost:3000',
        RATE_LIMIT_FACTOR: '1000000',
      },
    });
  servers = [await start(), await start()];
  db = await openDatabase(location);
});

afterAll(async () => {
  await closeDatabase(db);
  const codes = await Promise.all(servers.map((server) => server.end('SIGTERM')));
  expect(codes).toEqual([0, 0]);
  expect(servers.map((server) => server.errors())).toEqual(['', '']);
  await postgres?.remove();
  await mailServer.stop();
  built.remove();
  folder.remove();
});

/** Asks the two servers in turn, all at once. @returns how often each status came back */
async function race(path: string, bodies: readonly object[], cookies: readonly string[] = []) {
  const answers = await Promise.all(
    bodies.map((body, index) =>
      fetch(`${servers[index % 2 === 0 ? 0 : 1].url}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie: cookies[index] ?? '' },
        body: JSON.stringify(body),
      }),
    ),
  );
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

test('of 200 people who want one appointment at once, one gets it, whichever process they ask', async () => {
  await makeSamplesReal(db);
  const people = await signedInPeople(db, 200);
  const offer = await fetch(`${servers[0].url}/api/v1/therapists/sample-ocd/times`);
  const { times } = (await offer.json()) as { times: string[] };
  const wishes = people.map(() => ({
    id: crypto.randomUUID(),
    therapistId: 'sample-ocd',
    startsAt: times[0],
    meets: 'online' satisfies Appointment['meets'],
    timeZone: 'Asia/Kolkata',
    consentVersion: CONSENT_VERSION,
  }));
  const cookies = people.map(({ cookie }) => cookie);
  expect(await race('/api/v1/appointments', wishes, cookies)).toEqual({ 201: 1, 409: 199 });
  expect(await db.selectFrom('appointments').selectAll().execute()).toHaveLength(1);
});

test('of 20 who register one address at once, one gets it', async () => {
  const person = { fullName: 'Ben', email: 'ben@example.org', password: 'a quiet morning' };
  const bodies = Array.from({ length: 20 }, () => person);
  expect(await race('/api/v1/user/register', bodies)).toEqual({ 201: 1, 409: 19 });
});

test('a link for a new password works once, and its email is sent once', async () => {
  const address = { email: 'ben@example.org' };
  expect(await race('/api/v1/user/forgot-password', [address])).toEqual({ 200: 1 });
  const asked = () =>
    mailServer.mails
      .map(readEmail)
      .filter(({ headers }) => headerOf(headers, 'subject').includes('password'));
  await expect.poll(asked, { timeout: 10_000 }).toHaveLength(1);
  const token = /#([\w-]+)/.exec(asked()[0]?.text ?? '')?.[1];
  const bodies = Array.from({ length: 10 }, (_, index) => ({
    token,
    password: `seven herons at dusk ${String(index)}`,
  }));
  expect(await race('/api/v1/user/reset-password', bodies)).toEqual({ 200: 1, 400: 9 });
});

test('an award that is handed in everywhere at once counts once', async () => {
  const [{ userId, cookie } = { userId: '', cookie: '' }] = await signedInPeople(db, 1);
  const award = roundAward('bubble', 'one-round', calendarDay(Date.now(), 0));
  const bodies = Array.from({ length: 50 }, () => ({ awards: [award] }));
  const cookies = bodies.map(() => cookie);
  expect(await race('/api/v1/points', bodies, cookies)).toEqual({ 200: 50 });
  const total = await db
    .selectFrom('point_totals')
    .select('total_score')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  expect(total?.total_score).toBe(award.points);
});

test('each email goes out once, whichever process sends it', async () => {
  const bodies = Array.from({ length: 40 }, (_, index) => ({
    name: 'Ana',
    email: 'ana@example.org',
    subject: `Question ${String(index)}`,
    message: 'Hello',
  }));
  expect(await race('/api/v1/contact', bodies)).toEqual({ 200: 40 });
  const notices = () =>
    mailServer.mails
      .map((mail) => readEmail(mail).headers)
      .filter((headers) => headerOf(headers, 'subject').includes('New message'))
      .map((headers) => headerOf(headers, 'message-id'));
  await expect.poll(() => notices().length, { timeout: 20_000 }).toBe(40);
  expect(new Set(notices()).size).toBe(40);
});
