import { storageTroubleOf, type StorageTrouble } from '../storage/storage-error';

/** Nothing was changed, since the storage could not be used. */
export type NoStorage = { readonly outcome: StorageTrouble };

/** @throws what has nothing to do with storage */
export function noStorage(error: unknown): NoStorage {
  const trouble = storageTroubleOf(error);
  if (trouble === null) throw error;
  return { outcome: trouble };
}
