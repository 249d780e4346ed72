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
 * @property {() => Promise<number>} bytes that it takes on the disk, without its log
 * @property {() => Promise<void>} remove
 */

/** A PostgreSQL as it is installed, but with a little more memory than the smallest machine has. */
const POSTGRES = [
  'shared_buffers=1GB',
  'max_wal_size=8GB',
  'checkpoint_timeout=15min',
  'random_page_cost=1.1',
];

/**
 * @param {string} folder
 * @returns {Promise<Store>}
 */
export async function sqliteIn(folder) {
  const file = join(folder, 'stillgrove.db');
  return {
    name: 'SQLite',
    url: `sqlite:${file}`,
    async ask(statement) {
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
    },
    bytes: async () => statSync(file).size,
    remove: async () => undefined,
  };
}

/** @returns {Promise<Store>} */
export async function postgres() {
  const { module } = await runnerImport(join(PROJECT, 'server/src/testing/postgres-server.ts'));
  const server = await module.startPostgres({ settings: POSTGRES });
  const url = server.url('postgres');
  /** @param {string} statement */
  const ask = async (statement) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      // Without a look at each foreign key: what is made is whole.
      await client.query('set session_replication_role = replica');
      return (await client.query(statement)).rows;
    } finally {
      await client.end();
    }
  };
  return {
    name: 'PostgreSQL',
    url,
    ask,
    bytes: async () => Number((await ask('select pg_database_size(current_database()) as bytes'))[0]?.bytes),
    remove: () => server.remove(),
  };
}
