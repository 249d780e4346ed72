import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { closeDatabase, openDatabase } from '../db/database';
import type { DatabaseLocation } from '../db/location';
import { migrate } from '../db/migrate';
import type { Migration } from '../db/migration';
import { MIGRATIONS } from '../db/migrations';
import type { Db } from '../db/transaction';
import { ask } from '../testing/postgres-databases';
import { type PostgresServer, startPostgres } from '../testing/postgres-server';
import { type ServerProcess, startServer } from '../testing/server-process';
import { tempFolder } from '../testing/temp-folder';

export type Engine = DatabaseLocation['engine'];

export const ENGINE_NAMES: Record<Engine, string> = { sqlite: 'SQLite', postgres: 'PostgreSQL' };

/** The product as `npm run build` leaves it. */
const PRODUCT = fileURLToPath(new URL('../../dist/main.js', import.meta.url));

/** Calls nothing outside of this machine; one address is many visitors. */
const NOWHERE = 'http://127.0.0.1:9';
const SETTINGS = {
  HOST: '127.0.0.1',
  RATE_LIMIT_FACTOR: '1000000',
  BOOKS_API_BASE: NOWHERE,
  VIDEOS_API_BASE: NOWHERE,
  VIDEOS_FEED_BASE: NOWHERE,
};

/** An instance of one's own: an empty place for data, and the built product to start on it. */
export type Instance = {
  readonly folder: string;
  readonly location: DatabaseLocation;
  /** The database server; SQLite has none. */
  readonly postgres: PostgresServer | undefined;
  start(options?: { env?: Record<string, string>; under?: readonly string[] }): Promise<ServerProcess>;
  /** A look into the database from beside the product. */
  look<T>(work: (db: Db) => Promise<T>): Promise<T>;
  /** Ends what was started, and takes the data away. */
  remove(): Promise<void>;
};

type Options = {
  readonly engine: Engine;
  /** Where the data lies, instead of a folder of its own. */
  readonly folder?: string;
  /** Address of an empty database of PostgreSQL that is there already, instead of a server of its own. */
  readonly url?: string;
  /** Lines of postgresql.conf. */
  readonly settings?: readonly string[];
  /** A program that runs PostgreSQL, such as a tracer, with its arguments. */
  readonly under?: readonly string[];
  /** The steps that are taken before the product starts; all unless given. */
  readonly migrations?: readonly Migration[];
};

/** A migrated, empty database; the product is not started yet. */
async function prepareInstance(options: Options): Promise<Instance> {
  const { engine, folder: wished, url, settings = [], under: tracer = [], migrations = MIGRATIONS } = options;
  const temporary = tempFolder();
  const folder = wished ?? temporary.path;
  const postgres =
    engine === 'postgres' && url === undefined
      ? await startPostgres({ settings, under: tracer, ...(wished !== undefined && { folder: wished }) })
      : undefined;
  if (postgres) await ask(postgres.url('postgres'), 'create database grove');
  const address = postgres?.url('grove') ?? url;
  const location: DatabaseLocation =
    address === undefined
      ? { engine: 'sqlite', path: join(folder, 'stillgrove.db') }
      : { engine: 'postgres', url: address, connections: 10 };
  const started: ServerProcess[] = [];
  const look: Instance['look'] = (work) => lookAt(location, work);
  await look((db) => migrate(db, { backupsDir: join(folder, 'backups'), nowMs: Date.now(), migrations }));
  return {
    folder,
    location,
    postgres,
    look,
    async start({ env = {}, under = [] } = {}) {
      const own = location.engine === 'postgres' ? { DATABASE_URL: location.url } : {};
      const server = await startServer({
        entry: PRODUCT,
        env: { ...SETTINGS, DATA_DIR: folder, ...own, ...env },
        under,
      });
      started.push(server);
      return server;
    },
    async remove() {
      await Promise.all(started.map((server) => server.end('SIGKILL')));
      await postgres?.remove();
      temporary.remove();
    },
  };
}

/** A look into any database. */
export async function lookAt<T>(location: DatabaseLocation, work: (db: Db) => Promise<T>): Promise<T> {
  const db = await openDatabase(location);
  try {
    return await work(db);
  } finally {
    await closeDatabase(db);
  }
}

/** Prepares an instance for some work and takes it away afterwards, whatever happens. */
export async function withInstance<T>(
  options: Options,
  work: (instance: Instance) => Promise<T>,
): Promise<T> {
  const instance = await prepareInstance(options);
  try {
    return await work(instance);
  } finally {
    await instance.remove();
  }
}
