/** The one place that knows what the databases call their errors. */

/** The database cannot be opened or prepared; the message is one sentence for the operator. */
export class DatabaseProblem extends Error {
  override readonly name = 'DatabaseProblem';
}

/** Whether a row was refused because another one has the same key. */
export function isUniqueViolation(error: unknown): boolean {
  const code = codeOf(error);
  return code === 'SQLITE_CONSTRAINT_UNIQUE' || code === 'SQLITE_CONSTRAINT_PRIMARYKEY';
}

/** Whether nothing can be stored at present: the disk is full, broken or read-only. */
export function isStorageFailure(error: unknown): boolean {
  return /^(SQLITE_FULL|SQLITE_IOERR|SQLITE_READONLY|ENOSPC|EDQUOT|EROFS)/.test(codeOf(error));
}

/** Whether another process kept the database for too long. */
export function isBusy(error: unknown): boolean {
  return /^SQLITE_(BUSY|LOCKED)/.test(codeOf(error));
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
