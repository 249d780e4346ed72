import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { migrate } from '../db/migrate';
import { MIGRATIONS } from '../db/migrations';
import type { Db } from '../db/transaction';
import { count, promise, until } from './drill';
import { type Engine, type Instance, withInstance } from './instance';
import { tracerOrNotHere } from './tracer';

type Options = {
  readonly engine: Engine;
  /** How often at most. */
  readonly kills: number;
};

/** People in the old database, whom no one must lose. */
const PEOPLE = 200;
/** The old database lacks as many steps as some months of work bring. */
const MISSING = 13;
/** What the missing steps change, each at another place among them. */
const CHANGED_TABLES = ['sessions', 'therapists', 'contact_messages'] as const;
/** Seconds after which a server is killed that waits for one of these tables. */
const LIFE_SECONDS = 10;
/** Every so many writes the server is killed once. */
const STRIDE = 5;

/**
 * Kills a server in the middle of bringing an old database up to date, again and again, then lets one
 * finish; and starts it on a database of a newer version.
 *
 * @throws when a step was half taken, a row was lost, or the newer database was changed
 */
export async function upgradeDrill({ engine, kills }: Options): Promise<string> {
  return withInstance({ engine, migrations: MIGRATIONS.slice(0, -MISSING) }, async (instance) => {
    await instance.look((db) => registerPeople(db, PEOPLE));
    const old = await instance.look(shapeOf);
    let done = 0;
    while (done < kills && (await dies(instance, done))) {
      done += 1;
      const now = await instance.look(shapeOf);
      promise(now.hash === old.hash || now.steps === MIGRATIONS.length, 'a migration was half done');
      promise(now.people === PEOPLE, `${count(now.people)} people of ${count(PEOPLE)} are left`);
      if (now.steps === MIGRATIONS.length) break;
    }
    promise(done > 0, 'no server was killed');
    const server = await instance.start();
    promise((await server.end('SIGTERM')) === 0, 'the next start failed');
    const whole = await instance.look(shapeOf);
    promise(whole.steps === MIGRATIONS.length, 'the next start did not take all steps');
    promise(whole.people === PEOPLE, 'people were lost');
    await instance.look(syncSomething);
    await refuseNewer(instance);
    return `${count(done)} kills during ${count(MISSING)} steps, none of them left a step half done, the next start applied them all, ${count(PEOPLE)} people kept; on a newer database an older build stopped with an error message and the checksum of all rows stayed the same, lost: nothing`;
  });
}

/** With no more than the columns of the old database. */
async function registerPeople(db: Db, number: number): Promise<void> {
  const people = Array.from({ length: number }, () => {
    const id = crypto.randomUUID();
    const email = `${id}@example.org`;
    return { id, full_name: 'Ana Lee', email, email_key: email, password_hash: 'none', created_at: 0 };
  });
  await db.insertInto('users').values(people).execute();
}

/** Sealed records, which the next upgrade must leave as they are. */
async function syncSomething(db: Db): Promise<void> {
  const { id } = await db.selectFrom('users').select('id').executeTakeFirstOrThrow();
  const sealed = randomBytes(540).toString('base64url');
  const lock = { user_id: id, space: 'space', format: 1, version: 1, sealed, last_seq: 1, used_bytes: 540 };
  await db.insertInto('vault_locks').values(lock).execute();
  const record = { user_id: id, record_id: 'record', seq: 1, sealed, stored_at: 4 };
  await db.insertInto('vault_records').values(record).execute();
}

/** @returns false when the server lived: there were fewer writes than that */
async function dies(instance: Instance, turn: number): Promise<boolean> {
  if (instance.postgres) {
    await dieWaiting(instance, CHANGED_TABLES[turn % CHANGED_TABLES.length] ?? 'sessions');
    return true;
  }
  const file = instance.location.engine === 'sqlite' ? instance.location.path : '';
  const kill = `inject=pwrite64:signal=SIGKILL:when=${String(1 + turn * STRIDE)}`;
  const files = ['-P', file, '-P', `${file}-wal`];
  const under = tracerOrNotHere(...files, '-e', 'trace=pwrite64', '-e', kill, '-o', '/dev/null');
  const server = await instance.start({ under }).catch(() => null);
  await server?.end('SIGTERM');
  return server === null;
}

/** Someone else writes into a table that one of the steps changes; the server dies while it waits for it. */
async function dieWaiting(instance: Instance, table: string): Promise<void> {
  await instance.look(async (db) => {
    await db.transaction().execute(async (tx) => {
      await sql`lock table ${sql.table(table)} in row exclusive mode`.execute(tx);
      const dying = instance.start({ under: ['timeout', '-s', 'KILL', String(LIFE_SECONDS)] }).then(
        () => 'it started',
        () => 'dead',
      );
      await until(() => someoneWaits(tx), {
        withinMs: LIFE_SECONDS * 1000,
        otherwise: `no migration waits for ${table}`,
      });
      promise((await dying) === 'dead', 'the server was not killed');
    });
    await until(async () => !(await othersAreThere(db)), {
      withinMs: 10_000,
      otherwise: 'the connection of a dead server stays',
    });
  });
}

async function someoneWaits(db: Db): Promise<boolean> {
  const { rows } = await sql`select 1 from pg_locks where not granted`.execute(db);
  return rows.length > 0;
}

async function othersAreThere(db: Db): Promise<boolean> {
  const { rows } =
    await sql`select 1 from pg_stat_activity where datname = current_database() and state <> 'idle' and pid <> pg_backend_pid()`.execute(
      db,
    );
  return rows.length > 0;
}

async function refuseNewer(instance: Instance): Promise<void> {
  const future = { name: '9999-from-the-future', up: async () => undefined };
  await instance.look((db) =>
    migrate(db, { backupsDir: instance.folder, nowMs: Date.now(), migrations: [...MIGRATIONS, future] }),
  );
  const before = await instance.look(shapeOf);
  promise(before.sealed === 1, 'a sealed record was lost');
  const sentence = await instance.start().then(
    () => 'it started',
    (error: unknown) => String(error),
  );
  promise(
    sentence.includes('was last used by a newer version of Stillgrove'),
    `on a newer database: ${sentence}`,
  );
  const after = await instance.look(shapeOf);
  promise(after.hash === before.hash, 'an older build changed a newer database');
}

type Shape = {
  readonly steps: number;
  readonly people: number;
  /** Sealed records. */
  readonly sealed: number;
  /** Of every column and every row. */
  readonly hash: string;
};

async function shapeOf(db: Db): Promise<Shape> {
  const hash = createHash('sha256');
  const tables = await db.introspection.getTables();
  for (const { name, columns } of tables.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    hash.update(name).update(columns.map((column) => column.name).join());
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(db);
    for (const row of rows.map((one) => JSON.stringify(one)).sort()) hash.update(row);
  }
  const steps = await db.selectFrom('migrations').select('name').execute();
  const people = await db.selectFrom('users').select('id').execute();
  const isThere = tables.some(({ name }) => name === 'vault_records');
  const sealed = isThere ? (await db.selectFrom('vault_records').select('seq').execute()).length : 0;
  return { steps: steps.length, people: people.length, sealed, hash: hash.digest('hex') };
}
