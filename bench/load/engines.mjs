import { statSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import pg from 'pg';
import { runnerImport } from 'vite';
import { PROJECT } from '../../scripts/setup/project.mjs';

/**
 * @typedef {object} Store
 * @property {'SQLite' | 'PostgreSQL'} name
 * @property {string} url as DATABASE_URL names it
 * @property {(statement: string) => Promise<Record<string, unknown>[]>} ask runs one statement past the server
 * @property {(table: string, key: string, statements: string[]) => Promise<void>} fill runs statements that write
 *   many rows into a table, whose primary key it has afterwards as if the rows had come one by one
 * @property {() => Promise<void>} settle does what an engine would else do while the load is measured
 * @property {() => Promise<number>} bytes that it takes on the disk, without its log
 * @property {() => Promise<void>} stop keeps what lies in a folder that was given
 */

/** A PostgreSQL as it is installed, but with a little more memory than the smallest machine has. */
const POSTGRES = [
  'shared_buffers=1GB',
  'max_wal_size=8GB',
  'checkpoint_timeout=15min',
  'random_page_cost=1.1',
];

/** The share of a page of an index that is in use after insertions in no order, in percent: ln 2. */
const FILLED = 69;

/**
 * @param {string} folder
 * @returns {Promise<Store>}
 */
export async function sqliteIn(folder) {
  const file = join(folder, 'stillgrove.db');
  /** @param {string} statement */
  const ask = async (statement) => {
    const db = new Database(file);
    try {
      // Made data may be lost: whoever loses it makes it again.
      db.pragma('synchronous = OFF');
      db.pragma('foreign_keys = OFF');
      db.pragma('cache_size = -512000');
      const prepared = db.prepare(statement);
      return prepared.reader ? /** @type {any[]} */ (prepared.all()) : (prepared.run(), []);
    } finally {
      db.close();
    }
  };
  return {
    name: 'SQLite',
    url: `sqlite:${file}`,
    ask,
    async fill(_table, _key, statements) {
      for (const statement of statements) await ask(statement);
    },
    settle: async () => void (await ask('analyze')),
    bytes: async () => statSync(file).size,
    stop: async () => undefined,
  };
}

/**
 * @param {string | null} folder that keeps its data, or has those of an earlier run
 * @returns {Promise<Store>}
 */
export async function postgresIn(folder) {
  const { module } = await runnerImport(join(PROJECT, 'server/src/testing/postgres-server.ts'));
  const server = await module.startPostgres({ settings: POSTGRES, ...(folder !== null && { folder }) });
  const url = server.url('postgres');
  /** @param {string} statement */
  const ask = async (statement) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      // Without a look at each foreign key: what is made is whole.
      await client.query('set session_replication_role = replica');
      await client.query("set work_mem = '512MB'");
      await client.query("set maintenance_work_mem = '1GB'");
      return (await client.query(statement)).rows;
    } finally {
      await client.end();
    }
  };
  return {
    name: 'PostgreSQL',
    url,
    ask,
    async fill(table, key, statements) {
      // An index of many rows is made by sorting in a tenth of the time.
      await ask(`alter table ${table} drop constraint ${table}_pkey`);
      for (const statement of statements) await ask(statement);
      await ask(`alter table ${table} add primary key (${key}) with (fillfactor = ${FILLED})`);
    },
    async settle() {
      await ask('vacuum analyze');
      await ask('checkpoint');
    },
    bytes: async () => Number((await ask('select pg_database_size(current_database()) as bytes'))[0]?.bytes),
    stop: () => server.remove(),
  };
}
