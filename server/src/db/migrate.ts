import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { DatabaseProblem, isStorageFailure, isUniqueViolation, mayBeTriedAgain } from './errors';
import { rewriteFile } from './deleted-data';
import type { Migration } from './migration';
import { MIGRATIONS } from './migrations';
import { ownTables } from './own-tables';
import { takeYourTime } from './postgres/patience';
import { type Db, inTransaction, isPostgres, type Tx } from './transaction';

type MigrateOptions = {
  /** Where a copy of an existing SQLite file goes before it is changed. */
  readonly backupsDir: string;
  readonly nowMs: number;
  readonly migrations?: readonly Migration[];
};

/**
 * Brings the database up to date: all missing steps or none. Two processes that start at the same
 * time take turns, and the second finds nothing left to do.
 *
 * @returns names of the steps that were taken
 * @throws DatabaseProblem when the database is newer than this build or cannot be written
 */
export async function migrate(
  db: Db,
  { backupsDir, nowMs, migrations = MIGRATIONS }: MigrateOptions,
): Promise<string[]> {
  try {
    await refuseForeign(db);
    await inTransaction(db, createList);
    const before = await appliedNames(db);
    const missing = missingFrom(before, migrations);
    const first = missing[0];
    if (!first) return [];
    if (before.length > 0 && !isPostgres(db))
      await backUp(db, join(backupsDir, backupName(nowMs, first.name)), backupsDir);
    const taken = await takeStepsInTurn(db, migrations, nowMs);
    // Where there is no room or others write, the next upgrade does it.
    if (before.length > 0 && taken.length > 0) await rewriteFile(db).catch(() => undefined);
    return taken;
  } catch (error) {
    if (!isStorageFailure(error)) throw error;
    throw new DatabaseProblem(
      'The database can’t be written. Check the free disk space and who owns the data files.',
    );
  }
}

async function refuseForeign(db: Db): Promise<void> {
  const tables = await ownTables(db);
  if (tables.length === 0 || tables.some(({ name }) => name === 'migrations')) return;
  throw new DatabaseProblem(
    'The database belongs to another program. Set DATABASE_URL or DATA_DIR to another database.',
  );
}

/** Makes the list of the steps that were taken, if there is none. */
export async function createList(tx: Tx): Promise<void> {
  // PostgreSQL lets two processes that see no table both create it, and refuses one of them.
  if (isPostgres(tx)) await sql`select pg_advisory_xact_lock(hashtext('migrations'))`.execute(tx);
  await sql`create table if not exists migrations (name text not null primary key, applied_at bigint not null)`.execute(
    tx,
  );
}

/** A process that waited for another one to run the steps gets a conflict, and finds them done. */
async function takeStepsInTurn(db: Db, migrations: readonly Migration[], nowMs: number): Promise<string[]> {
  const take = () => inTransaction(db, (tx) => takeSteps(tx, migrations, nowMs));
  try {
    return await take();
  } catch (error) {
    if (!isUniqueViolation(error) && !mayBeTriedAgain(error)) throw error;
    return take();
  }
}

/** Takes the missing ones of these steps. @returns their names */
export async function takeSteps(tx: Tx, migrations: readonly Migration[], nowMs: number): Promise<string[]> {
  if (isPostgres(tx)) await takeYourTime(tx);
  const missing = missingFrom(await appliedNames(tx), migrations);
  const rows = missing.map(({ name }) => ({ name, applied_at: nowMs }));
  // The names first: they are the lock at which another process waits.
  if (rows.length > 0) await tx.insertInto('migrations').values(rows).execute();
  for (const migration of missing) await migration.up(tx);
  return missing.map(({ name }) => name);
}

/** Names of the steps that were taken, in order. */
export async function appliedNames(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('migrations').select('name').orderBy('name').execute();
  return rows.map((row) => row.name);
}

function missingFrom(applied: readonly string[], migrations: readonly Migration[]): Migration[] {
  const known = new Set(migrations.map((migration) => migration.name));
  const unknown = applied.filter((name) => !known.has(name));
  if (unknown.length > 0) {
    throw new DatabaseProblem(
      `The database was last used by a newer version of Stillgrove (it has ${unknown.join(', ')}). Start that version, or restore the copy in the backups folder.`,
    );
  }
  return migrations.filter((migration) => !applied.includes(migration.name));
}

async function backUp(db: Db, file: string, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  await sql`vacuum into ${file}`.execute(db);
}

function backupName(nowMs: number, firstStep: string): string {
  const stamp = new Date(nowMs).toISOString().replace(/[:.]/g, '-');
  return `stillgrove-${stamp}-before-${firstStep}.db`;
}
