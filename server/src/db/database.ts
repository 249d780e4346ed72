import type { DatabaseLocation } from './location';
import { openSqlite } from './sqlite/open';
import type { Db } from './transaction';

/**
 * Opens the database; a SQLite file is made when absent. Its tables are brought up to date by `migrate`.
 *
 * @throws DatabaseProblem when it cannot be used
 */
export async function openDatabase(location: DatabaseLocation): Promise<Db> {
  if (location.engine === 'sqlite') return openSqlite(location.path);
  // Loaded when wanted: the small instance starts without it.
  const { openPostgres } = await import('./postgres/open');
  return openPostgres(location);
}

/** Closes the database once running statements are done. */
export async function closeDatabase(db: Db): Promise<void> {
  await db.destroy();
}
