/** The one place that knows what the databases call their errors. */

/** The database cannot be opened or prepared; the message is one sentence for the operator. */
export class DatabaseProblem extends Error {
  override readonly name = 'DatabaseProblem';
}

/** The database server cannot be reached or closed the connection; whether the last change was stored is not known. */
export class DatabaseAway extends Error {
  override readonly name: string = 'DatabaseAway';
}

/**
 * The server reads but takes no changes, as a standby does; the change was not made. The message is one sentence for the
 * operator.
 */
export class DatabaseReadOnly extends DatabaseAway {
  constructor(cause: unknown) {
    super(
      'The PostgreSQL server is read-only or a standby, so it takes no changes. Set DATABASE_URL to the primary, or to all servers of the cluster: postgres://user:password@host1:5432,host2:5432/name.',
      { cause },
    );
  }
}

/** Whether a row was refused because another one has the same key. */
export function isUniqueViolation(error: unknown): boolean {
  return /^(SQLITE_CONSTRAINT_(UNIQUE|PRIMARYKEY)|23505)$/.test(codeOf(error));
}

/** Whether a row was refused because its foreign key names a row that does not exist. */
export function isOrphan(error: unknown): boolean {
  return /^(SQLITE_CONSTRAINT_FOREIGNKEY|23503)$/.test(codeOf(error));
}

/** Whether nothing can be stored at present: the disk is full, broken or read-only. */
export function isStorageFailure(error: unknown): boolean {
  // PostgreSQL: disk_full, io_error.
  return /^(SQLITE_(FULL|IOERR|READONLY)|ENOSPC|EDQUOT|EROFS|53100$|58030$)/.test(codeOf(error));
}

/** Whether a lock or a connection was not available in time. */
export function isBusy(error: unknown): boolean {
  // PostgreSQL: too_many_connections, lock_not_available, query_canceled by its time limit.
  return /^(SQLITE_(BUSY|LOCKED)|53300$|55P03$|57014$)/.test(codeOf(error)) || isRetryable(error);
}

/** Whether the change conflicted with another one, was undone, and may be retried. */
export function isRetryable(error: unknown): boolean {
  // PostgreSQL: serialization_failure, deadlock_detected.
  return /^(40001|40P01)$/.test(codeOf(error)) || isShardConflict(error);
}

/** Citus reports a worker's serialization failure at the commit as an internal error. Nothing was stored. */
function isShardConflict(error: unknown): boolean {
  return (
    codeOf(error) === 'XX000' &&
    error instanceof Error &&
    error.message.startsWith('could not commit transaction for shard')
  );
}

/** Whether a PostgreSQL server refused it because it takes no changes at all. */
export function isReadOnly(error: unknown): boolean {
  // PostgreSQL: read_only_sql_transaction; a standby refuses serializable transactions as feature_not_supported.
  const code = codeOf(error);
  return (
    code === '25006' || (code === '0A000' && error instanceof Error && /hot[ -]standby/i.test(error.message))
  );
}

/** Whether the database server sent this error before it closed the connection, or instead of accepting one. */
export function isConnectionLost(error: unknown): boolean {
  // PostgreSQL: connection exceptions, admin_shutdown, crash_shutdown, cannot_connect_now.
  return /^(08...|57P0[123])$/.test(codeOf(error));
}

/** Whether a database reported it: SQLite names its errors, PostgreSQL has codes of five capitals and digits. */
function isDatabaseError(error: unknown): boolean {
  return /^(SQLITE_\w+|[0-9A-Z]{5})$/.test(codeOf(error));
}

/** Whether the file is not a database. */
export function isNotADatabase(error: unknown): boolean {
  return /^SQLITE_(NOTADB|CORRUPT)/.test(codeOf(error));
}

/** Whether the compiled part of the driver is absent or made for another Node version. */
export function isDriverMissing(error: unknown): boolean {
  return (
    codeOf(error) === 'ERR_DLOPEN_FAILED' ||
    (error instanceof Error && error.message.includes('bindings file'))
  );
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}

type DatabaseErrorKind = 'storage-full' | 'busy' | 'connection-lost' | 'other';

/** What kind of database error was thrown; null when it is none. */
export function databaseErrorKind(error: unknown): DatabaseErrorKind | null {
  if (error instanceof DatabaseAway || isConnectionLost(error)) return 'connection-lost';
  if (isStorageFailure(error)) return 'storage-full';
  if (isBusy(error)) return 'busy';
  return isDatabaseError(error) ? 'other' : null;
}
