import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import type Sqlite from 'better-sqlite3';
import { Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import { DatabaseProblem, isDriverMissing, isNotADatabase } from '../errors';
import type { Tables } from '../tables';
import { QUERY_PLUGINS, setConnection } from '../prepared-query';
import { type Db, setEngine } from '../transaction';
import { inGroupCommit } from './group-commit';
import { type ReaderAndWriter, ReaderWriterDriver } from './reader-writer-driver';

// Stays outside of the bundle, and an import of such a package looks through all of its text for the names that
// it exports before it runs: for this and argon2 that took a tenth of the start.
const Database = createRequire(import.meta.url)('better-sqlite3') as typeof Sqlite;

const DRIVER_MISSING =
  'better-sqlite3 is not built for this machine and Node version. Run "npm rebuild better-sqlite3". If there is no prebuilt file, that takes about a minute and needs python3, make and a C++ compiler.';

/**
 * Opens the database file, which is made when absent.
 *
 * @throws DatabaseProblem when the folder or the file cannot be used
 */
export function openSqlite(path: string): Db {
  makeFolder(dirname(path));
  try {
    const driver = new ReaderWriterDriver(connect(path));
    const db = new Kysely<Tables>({
      dialect: {
        createDriver: () => driver,
        createQueryCompiler: () => new SqliteQueryCompiler(),
        createAdapter: () => new SqliteAdapter(),
        createIntrospector: (of) => new SqliteIntrospector(of),
      },
      plugins: QUERY_PLUGINS,
    });
    setConnection(db, driver.connection());
    setEngine(db, { transact: inGroupCommit });
    return db;
  } catch (error) {
    if (isNotADatabase(error)) {
      throw new DatabaseProblem(
        `${path} is not a SQLite database. Move the file away, or set DATABASE_URL to another database.`,
      );
    }
    if (isDriverMissing(error)) throw new DatabaseProblem(DRIVER_MISSING);
    const detail = error instanceof Error ? error.message : String(error);
    throw new DatabaseProblem(
      `The database ${path} cannot be opened (${detail}). Check DATA_DIR and its owner.`,
    );
  }
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    throw new DatabaseProblem(
      `The data folder ${folder} cannot be made (${detail}). Check DATA_DIR and its owner.`,
    );
  }
}

function connect(path: string): ReaderAndWriter {
  const writer = prepared(path, (sqlite) => {
    sqlite.pragma('journal_mode = WAL');
    // In WAL this build defaults to NORMAL, which loses acknowledged changes when the power fails.
    sqlite.pragma('synchronous = FULL');
    sqlite.pragma('foreign_keys = ON');
    // Deleted rows are overwritten; otherwise they stay readable in the file until the space is used again.
    sqlite.pragma('secure_delete = ON');
    sqlite.pragma('cache_size = -4000');
    sqlite.pragma('journal_size_limit = 67108864');
    // From here on the driver itself retries while another process writes.
    sqlite.pragma('busy_timeout = 0');
  });
  try {
    return {
      writer,
      reader: prepared(path, (sqlite) => {
        sqlite.pragma('query_only = ON');
        sqlite.pragma('cache_size = -16000');
      }),
    };
  } catch (error) {
    writer.close();
    throw error;
  }
}

function prepared(path: string, prepare: (sqlite: Sqlite.Database) => void): Sqlite.Database {
  const sqlite = new Database(path, { timeout: 5000 });
  try {
    sqlite.pragma('trusted_schema = OFF');
    prepare(sqlite);
    return sqlite;
  } catch (error) {
    sqlite.close();
    throw error;
  }
}
