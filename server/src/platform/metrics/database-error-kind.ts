import { DatabaseAway, isBusy, isDatabaseError, isFarewell, isStorageFailure } from '../../db/errors';

export type DatabaseErrorKind = 'storage-full' | 'busy' | 'connection-lost' | 'other';

/** What kind of error of the database was thrown; null when it is none. */
export function databaseErrorKind(error: unknown): DatabaseErrorKind | null {
  if (error instanceof DatabaseAway || isFarewell(error)) return 'connection-lost';
  if (isStorageFailure(error)) return 'storage-full';
  if (isBusy(error)) return 'busy';
  return isDatabaseError(error) ? 'other' : null;
}
