/** The one place that knows what the databases call their errors. */

/** The database cannot be opened or prepared; the message is one sentence for the operator. */
export class DatabaseProblem extends Error {
  override readonly name = 'DatabaseProblem';
}

/** The database server cannot be reached, or hung up; whether the last change was stored is not known. */
export class DatabaseAway extends Error {
  override readonly name = 'DatabaseAway';
}

/** Whether a row was refused because another one has the same key. */
export function isUniqueViolation(error: unknown): boolean {
  return /^(SQLITE_CONSTRAINT_(UNIQUE|PRIMARYKEY)|23505)$/.test(codeOf(error));
}

/** Whether a row was refused because what it belongs to is not there, or not any more. */
export function isOrphan(error: unknown): boolean {
  return /^(SQLITE_CONSTRAINT_FOREIGNKEY|23503)$/.test(codeOf(error));
}

/** Whether nothing can be stored at present: the disk is full, broken or read-only. */
export function isStorageFailure(error: unknown): boolean {
  // PostgreSQL: disk_full, io_error, read_only_sql_transaction.
  return /^(SQLITE_(FULL|IOERR|READONLY)|ENOSPC|EDQUOT|EROFS|53100$|58030$|25006$)/.test(codeOf(error));
}

/** Whether others kept the database for too long. */
export function isBusy(error: unknown): boolean {
  // PostgreSQL: too_many_connections, lock_not_available, query_canceled by its time limit.
  return /^(SQLITE_(BUSY|LOCKED)|53300$|55P03$|57014$)/.test(codeOf(error)) || mayBeTriedAgain(error);
}

/** Whether the change met another one in the same moment, was undone, and may be retried. */
export function mayBeTriedAgain(error: unknown): boolean {
  // PostgreSQL: serialization_failure, deadlock_detected.
  return /^(40001|40P01)$/.test(codeOf(error));
}

/** Whether the database server said this before it hung up, or instead of letting anyone in. */
export function isFarewell(error: unknown): boolean {
  // PostgreSQL: connection exceptions, admin_shutdown, crash_shutdown, cannot_connect_now.
  return /^(08...|57P0[123])$/.test(codeOf(error));
}

/** Whether a database said it: SQLite names its errors, PostgreSQL has five capitals and digits for each. */
export function isDatabaseError(error: unknown): boolean {
  return /^(SQLITE_\w+|[0-9A-Z]{5})$/.test(codeOf(error));
}

/** Whether the file is something else than a database. */
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
