import { copyFileSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_SITE } from '@stillgrove/contract/default-site';
import type { DatabaseLocation } from '../db/location';
import type { Db } from '../db/transaction';
import { DELETION_FILE } from '../platform/deletions/deletion-file';
import { ask } from '../testing/postgres-databases';
import { signedInPeople } from '../testing/signed-in-people';
import { count, promise, until } from './drill';
import { type Engine, ENGINE_NAMES, type Instance, lookAt, withInstance } from './instance';
import { openSpace, pushOne } from './load/syncing';
import { runCommand, settingsFor } from './run-command';

type Options = {
  readonly from: Engine;
  readonly into: Engine;
  /** How many people there are of each kind: who delete, who are deleted, and who stay. */
  readonly people: number;
};

/** The tables in which a deleted person, message, subscription, email or private space would be back. */
const TABLES = [
  'users',
  'contact_messages',
  'newsletter_subscribers',
  'outbox',
  'appointments',
  'vault_locks',
  'vault_records',
] as const;

/** Sealed records of each person. */
const RECORDS = 3;

/** Emails wait, so that one can be deleted before it is sent; and the key is the same everywhere. */
const SETTINGS = {
  SMTP_URL: 'smtp://127.0.0.1:9',
  SECRETS_KEY: Buffer.alloc(32, 7).toString('base64'),
  LOG_LEVEL: 'silent',
};

type Ids = Readonly<Record<(typeof TABLES)[number], readonly string[]>>;

/**
 * Makes a backup, deletes in every way there is, and restores the older backup twice: once by the command with the
 * list of deletions at hand, once with the list put into place before the server starts.
 *
 * @returns its figures
 * @throws with who was back, or who was lost
 */
export async function deletionsDrill({ from, into, people }: Options): Promise<string> {
  return withInstance({ engine: from }, (instance) =>
    withInstance({ engine: into }, async (other) => {
      const { url } = await instance.start({ env: SETTINGS });
      const cast = await instance.look((db) => settle(db, url, people));
      const before = await instance.look(idsOf);
      const file = await backUp(instance);
      await deleteEverywhere(instance, url, cast);
      const after = await instance.look(idsOf);
      const list = join(instance.folder, DELETION_FILE);
      for (const table of TABLES)
        promise(before[table].length > after[table].length, `nothing was deleted from ${table}`);

      const byCommand = await emptyPlace(other, 'by-command');
      copyFileSync(list, join(byCommand.folder, DELETION_FILE));
      const output = await restore(byCommand, file);
      promise(output.includes('Deleted again: '), `the command told nothing of deletions: ${output}`);
      expectSame(await lookAt(byCommand.location, idsOf), before, after, 'after the command');

      const atStart = await emptyPlace(other, 'at-start');
      await restore(atStart, file);
      expectSame(await lookAt(atStart.location, idsOf), before, before, 'without the list');
      copyFileSync(list, join(atStart.folder, DELETION_FILE));
      const env = { ...SETTINGS, ...settingsFor(atStart.location, atStart.folder) };
      await other.start({ env });
      expectSame(await lookAt(atStart.location, idsOf), before, after, 'after the start');

      const gone = TABLES.reduce(
        (sum, table) => sum + before[table].length - kept(before, after, table).length,
        0,
      );
      const stays = TABLES.reduce((sum, table) => sum + kept(before, after, table).length, 0);
      return `${ENGINE_NAMES[from]} into ${ENGINE_NAMES[into]}: of ${count(gone + stays)} accounts, messages, subscribers, emails, appointments, private spaces and sealed records ${count(gone)} were deleted after the backup; restored by the command and by the next start: back again none, the other ${count(stays)} all; lost: nothing`;
    }),
  );
}

type Person = Awaited<ReturnType<typeof signedInPeople>>[number];
type Cast = {
  readonly operator: Person;
  readonly leaving: readonly Person[];
  readonly closed: readonly Person[];
  readonly staying: readonly Person[];
};

/** People with an appointment, a message, a subscription and a private space each, and an operator whose password was shown just now. */
async function settle(db: Db, url: string, people: number): Promise<Cast> {
  const everyone = await signedInPeople(db, 3 * people + 1);
  const [operator, ...others] = everyone;
  if (operator === undefined) throw new Error('There are no people.');
  const nowMs = Date.now();
  await db
    .insertInto('operators')
    .values({ user_id: operator.userId, since: nowMs, invited_from: 'command-line' })
    .execute();
  await db
    .updateTable('sessions')
    .set({ reauthenticated_at: nowMs, second_factor: 1, last_used_at: nowMs })
    .execute();
  const therapist = await db.selectFrom('therapists').select('id').executeTakeFirstOrThrow();
  for (const [index, { userId }] of others.entries()) {
    const email = `${userId}@example.org`;
    await send(url, '/contact', { name: 'Ana', email, subject: 'A question', message: 'How do I begin?' });
    await send(url, '/newsletter', { email });
    await db
      .insertInto('appointments')
      .values({
        id: crypto.randomUUID(),
        user_id: userId,
        therapist_id: therapist.id,
        starts_at: nowMs + (index + 1) * 86_400_000,
        minutes: 60,
        meets: 'online',
        time_zone: 'UTC',
        revision: 1,
        created_at: nowMs,
        cancelled_at: null,
      })
      .execute();
  }
  await Promise.all(
    others.map(async (person) => {
      const device = await openSpace(url, person);
      for (let number = 0; number < RECORDS; number += 1) await pushOne(url, device);
    }),
  );
  return {
    operator,
    leaving: others.slice(0, people),
    closed: others.slice(people, 2 * people),
    staying: others.slice(2 * people),
  };
}

/** In every way there is: by the owner, by an operator, by the link in a newsletter, and before it is sent. */
async function deleteEverywhere(
  instance: Instance,
  url: string,
  { operator, leaving, closed, staying }: Cast,
): Promise<void> {
  const byOperator = (path: string, body?: object) => send(url, `/operator${path}`, body, operator);
  for (const person of leaving) await send(url, '/user/delete-account', {}, person);
  for (const { userId } of closed)
    await byOperator(`/members/${userId}/close`, { reason: 'asked', note: '' });
  // One lets go of what was synced, another begins again after the loss of a device.
  const [leaver, starter] = staying;
  await send(url, '/sync/delete', {}, leaver);
  if (starter !== undefined) await openSpace(url, starter, 1);
  const [message, another, link] = await instance.look(async (db) => {
    const messages = await db.selectFrom('contact_messages').select('id').orderBy('id').execute();
    const subscribers = await db.selectFrom('newsletter_subscribers').selectAll().orderBy('id').execute();
    return [messages[0]?.id, subscribers[0]?.id, subscribers[1]?.token] as const;
  });
  await byOperator(`/messages/${message ?? ''}/delete`, { reason: 'misuse' });
  await byOperator(`/subscribers/${another ?? ''}/delete`, { reason: 'asked' });
  const left = await fetch(`${url}/api/v1/newsletter/leave?token=${link ?? ''}`, { method: 'POST' });
  promise(left.ok, `leaving the newsletter answered ${String(left.status)}`);
  const email = await instance.look((db) =>
    db
      .selectFrom('outbox')
      .select('id')
      .where('recipient', '=', DEFAULT_SITE.email)
      .orderBy('id')
      .executeTakeFirstOrThrow(),
  );
  // While the server tries to send it, it is left alone.
  const remove = () =>
    byOperator(`/email/${email.id}/delete`).then(
      () => true,
      () => false,
    );
  await until(remove, { withinMs: 20_000, otherwise: 'no email could be deleted' });
}

async function send(url: string, path: string, body?: object, person?: Person): Promise<void> {
  const answer = await fetch(`${url}/api/v1${path}`, {
    method: 'POST',
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      'x-requested-with': 'drill',
      ...(person !== undefined && { cookie: person.cookie }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  promise(answer.ok, `${path} answered ${String(answer.status)}: ${await answer.text()}`);
}

async function backUp(instance: Instance): Promise<string> {
  const folder = join(instance.folder, 'backups-of-the-drill');
  mkdirSync(folder);
  await runCommand('backup.js', [folder], settingsFor(instance.location, instance.folder));
  const name = readdirSync(folder).find((one) => one.endsWith('.backup'));
  promise(name !== undefined, 'there is no backup');
  return join(folder, name ?? '');
}

type Place = { readonly location: DatabaseLocation; readonly folder: string };

/** An empty database with a data folder of its own. */
async function emptyPlace({ postgres, location, folder }: Instance, name: string): Promise<Place> {
  const own = join(folder, name);
  mkdirSync(own);
  if (!postgres || location.engine !== 'postgres')
    return { folder: own, location: { engine: 'sqlite', path: join(own, 'stillgrove.db') } };
  const database = name.replace('-', '_');
  await ask(postgres.url('postgres'), `create database ${database}`);
  return { folder: own, location: { ...location, url: postgres.url(database) } };
}

function restore({ location, folder }: Place, file: string): Promise<string> {
  const { SECRETS_KEY } = SETTINGS;
  return runCommand('restore.js', [file], { ...settingsFor(location, folder), SECRETS_KEY });
}

async function idsOf(db: Db): Promise<Ids> {
  const ids = async (table: Exclude<(typeof TABLES)[number], `vault_${string}`>) => {
    const rows = await db.selectFrom(table).select('id').execute();
    return rows.map(({ id }) => id).sort();
  };
  const locks = await db.selectFrom('vault_locks').selectAll().execute();
  const records = await db.selectFrom('vault_records').selectAll().execute();
  return {
    users: await ids('users'),
    contact_messages: await ids('contact_messages'),
    newsletter_subscribers: await ids('newsletter_subscribers'),
    outbox: await ids('outbox'),
    appointments: await ids('appointments'),
    // With every byte that devices sealed.
    vault_locks: locks.map(({ user_id, space, sealed }) => `${user_id} ${space} ${sealed}`),
    vault_records: records.map(({ user_id, record_id, sealed }) => `${user_id} ${record_id} ${sealed}`),
  };
}

/** What was there at the backup and is not deleted since. */
function kept(before: Ids, after: Ids, table: (typeof TABLES)[number]): readonly string[] {
  const still = new Set(after[table]);
  return before[table].filter((id) => still.has(id));
}

function expectSame(found: Ids, before: Ids, after: Ids, when: string): void {
  for (const table of TABLES) {
    const wanted = kept(before, after, table);
    const back = found[table].filter((id) => !wanted.includes(id));
    const lost = wanted.filter((id) => !found[table].includes(id));
    promise(back.length === 0, `${when}, ${count(back.length)} rows of ${table} were back`);
    promise(lost.length === 0, `${when}, ${count(lost.length)} rows of ${table} were lost`);
  }
}
