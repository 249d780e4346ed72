import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject, onTestFinished } from 'vitest';
import { closeDatabase, openDatabase } from '../db/database';
import type { DatabaseLocation } from '../db/location';
import { migrate } from '../db/migrate';
import type { Db } from '../db/transaction';
import { newEmptyDatabase, newMigratedDatabase } from './postgres-databases';
import { tempFolder } from './temp-folder';

/** Friday in the middle of the day, so that no test meets midnight by accident. */
export const TEST_START_MS = Date.UTC(2027, 2, 5, 12);

export type TestDatabase = {
  readonly db: Db;
  readonly location: DatabaseLocation;
  /** For files. */
  readonly folder: string;
};

/** A new database with all its tables, gone after the test. */
export function testDatabase(): Promise<TestDatabase> {
  return newDatabase('migrated');
}

/** A new database without any table, gone after the test. */
export function emptyDatabase(): Promise<TestDatabase> {
  return newDatabase('empty');
}

/** One more connection to a database, closed after the test. */
export async function connectTo(location: DatabaseLocation): Promise<Db> {
  const db = await openDatabase(location);
  onTestFinished(() => closeDatabase(db));
  return db;
}

/** On the engine that the run is about. */
async function newDatabase(kind: 'migrated' | 'empty'): Promise<TestDatabase> {
  const folder = tempFolder();
  onTestFinished(folder.remove);
  const server = inject('postgresUrl');
  if (server !== '') {
    const database = await (kind === 'empty' ? newEmptyDatabase : newMigratedDatabase)(server);
    onTestFinished(database.remove);
    return { ...database, folder: folder.path };
  }
  const location: DatabaseLocation = { engine: 'sqlite', path: join(folder.path, 'stillgrove.db') };
  if (kind === 'migrated') copyFileSync(await migratedFile(), location.path);
  return { db: await connectTo(location), location, folder: folder.path };
}

let migrated: Promise<string> | undefined;

/** A file with all tables, made once a process: to copy it takes a fraction of the steps' time. */
function migratedFile(): Promise<string> {
  const make = async () => {
    const folder = tempFolder();
    process.once('exit', folder.remove);
    const path = join(folder.path, 'migrated.db');
    const db = await openDatabase({ engine: 'sqlite', path });
    await migrate(db, { backupsDir: folder.path, nowMs: TEST_START_MS });
    await closeDatabase(db);
    return path;
  };
  return (migrated ??= make());
}
