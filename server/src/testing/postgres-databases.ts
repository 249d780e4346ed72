import { sql } from 'kysely';
import pg from 'pg';
import { closeDatabase, openDatabase } from '../db/database';
import type { DatabaseLocation } from '../db/location';
import type { Db } from '../db/transaction';

/** Names of the databases that new ones are copied from. */
export const TEMPLATES = { migrated: 'grove_template', empty: 'template0' } as const;

/** Where a migrated database keeps what the migrations put into its tables. */
const SEED = 'seed';

export type PostgresDatabase = {
  readonly db: Db;
  readonly location: DatabaseLocation;
  /** Gives it up. */
  remove(): Promise<void>;
};

/** Those that are as new: making one and warming its connections takes longer than most tests. */
const spare: PostgresDatabase[] = [];

/**
 * A database without any table on a server.
 *
 * @param server address of any of its databases
 */
export async function newEmptyDatabase(server: string): Promise<PostgresDatabase> {
  return create(server, 'empty');
}

/** A database with all tables, as after the first start. */
export async function newMigratedDatabase(server: string): Promise<PostgresDatabase> {
  const database = spare.pop() ?? (await create(server, 'migrated'));
  return {
    ...database,
    async remove() {
      try {
        await sql.raw(TIDY_UP).execute(database.db);
        spare.push(database);
      } catch {
        // The test has closed it, or changed its tables.
        await database.remove();
      }
    },
  };
}

/** Keeps what is in the tables now for databases that are copied from this one. */
export async function keepSeed(db: Db): Promise<void> {
  await sql.raw(`create schema ${SEED}`).execute(db);
  const copy = `execute format('create table ${SEED}.%1$I as table public.%1$I', name);`;
  await sql.raw(forEachTable('public', copy)).execute(db);
}

/** Every row goes, whatever points to it, and what the migrations put there comes back. */
const TIDY_UP = forEachTable(
  SEED,
  `
  perform set_config('session_replication_role', 'replica', true);
  execute format('delete from public.%1$I', name);
  execute format('insert into public.%1$I table ${SEED}.%1$I', name);`,
);

function forEachTable(schema: string, statements: string): string {
  return `do $$ declare name text; begin
    for name in select tablename from pg_tables where schemaname = '${schema}' loop ${statements} end loop;
  end $$`;
}

async function create(server: string, kind: keyof typeof TEMPLATES): Promise<PostgresDatabase> {
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`;
  await ask(server, `create database ${name} template ${TEMPLATES[kind]}`);
  const url = Object.assign(new URL(server), { pathname: `/${name}` }).href;
  const location: DatabaseLocation = { engine: 'postgres', url, connections: 4 };
  const db = await openDatabase(location);
  return {
    db,
    location,
    async remove() {
      await closeDatabase(db);
      await ask(server, `drop database ${name} with (force)`);
    },
  };
}

/** One statement on a connection of its own. */
export async function ask(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
