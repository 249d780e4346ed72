import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { closeDatabase, openDatabase } from '../db/database';
import { migrate } from '../db/migrate';
import type { Db } from '../db/transaction';
import { tempFolder } from './temp-folder';

/** Friday in the middle of the day, so that no test meets midnight by accident. */
export const TEST_START_MS = Date.UTC(2027, 2, 5, 12);

export type TestDatabase = { readonly db: Db; readonly file: string; readonly folder: string };

/** A new database file with all its tables, gone after the test. */
export async function testDatabase(): Promise<TestDatabase> {
  const folder = tempFolder();
  const file = join(folder.path, 'stillgrove.db');
  const db = openDatabase(file);
  onTestFinished(async () => {
    await closeDatabase(db);
    folder.remove();
  });
  await migrate(db, { backupsDir: join(folder.path, 'backups'), nowMs: TEST_START_MS });
  return { db, file, folder: folder.path };
}
