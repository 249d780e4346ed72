import { t } from '@lingui/core/macro';

/**
 * Why this browser's storage could not be used.
 *
 * - `full`: no space is left on the device.
 * - `refused`: the browser has no storage, or does not let this site use it.
 * - `older-tab`: a tab with an older version holds the database.
 * - `newer-tab`: a tab with a newer version has changed the database.
 * - `silent`: the browser has not answered within the time limit.
 */
export type StorageTrouble = 'full' | 'refused' | 'older-tab' | 'newer-tab' | 'silent';

/** Thrown where a database cannot be opened. */
export class StorageError extends Error {
  readonly trouble: StorageTrouble;

  constructor(trouble: StorageTrouble, options?: ErrorOptions) {
    super(t`The browser's storage can’t be used: ${trouble}.`, options);
    this.name = 'StorageError';
    this.trouble = trouble;
  }
}

/** @returns null for an error that has nothing to do with storage: a bug */
export function storageTroubleOf(error: unknown): StorageTrouble | null {
  if (error instanceof StorageError) return error.trouble;
  if (!(error instanceof DOMException)) return null;
  if (error.name === 'QuotaExceededError') return 'full';
  return error.name === 'VersionError' ? 'newer-tab' : 'refused';
}
