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
export async function testDatabase(): Promise<TestDatabase> {
  const database = await newDatabase('migrated');
  const backupsDir = join(database.folder, 'backups');
  await migrate(database.db, { backupsDir, nowMs: TEST_START_MS });
  return database;
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
  return { db: await connectTo(location), location, folder: folder.path };
}
