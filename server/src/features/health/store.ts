import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { dirname } from 'node:path';
import { sql } from 'kysely';
import { type Db, isPostgres } from '../../db/transaction';

type DatabaseState =
  | 'well'
  /** It can be read but not written. A full disk does not count: people can go on reading until there is room. */
  | 'read-only'
  /** It does not answer, or has no tables. */
  | 'away';

/** How the database is. Nothing is written to find out. */
export async function databaseState(db: Db): Promise<DatabaseState> {
  try {
    await db.selectFrom('migrations').select('name').limit(1).executeTakeFirstOrThrow();
    return (await (isPostgres(db) ? isServerWritable(db) : isFileWritable(db))) ? 'well' : 'read-only';
  } catch {
    return 'away';
  }
}

/** A standby server, and one that an operator made read-only, refuse every change. */
async function isServerWritable(db: Db): Promise<boolean> {
  const { rows } = await sql<{ writable: boolean }>`
    select not pg_is_in_recovery() and current_setting('transaction_read_only') = 'off' as writable`.execute(
    db,
  );
  return rows[0]?.writable === true;
}

/**
 * Asks the operating system about the file and its folder, where the log lies. Opening the file would be
 * more thorough, but closing it again drops the locks that SQLite has on it.
 */
async function isFileWritable(db: Db): Promise<boolean> {
  const { file } = await db
    .selectFrom(sql<{ file: string }>`pragma_database_list`.as('list'))
    .select('file')
    .executeTakeFirstOrThrow();
  try {
    await access(file, constants.W_OK);
    await access(dirname(file), constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
