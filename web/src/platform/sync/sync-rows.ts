import type { DBSchema } from 'idb';
import { createDatabase } from '../storage/open-database';
import type { Sealed } from '../vault/seal';

/** What a device knows of the space that it shares, sealed under its vault’s own key. */
export type HeadRow = {
  readonly owner: string;
  /** Of the vault it belongs to: what is known of one that was deleted says nothing about the next. */
  readonly diaryId: string;
  readonly sealed: Sealed;
};

/** What it knows of one record; `name` is that of `nameOf`. */
export type KnownRow = { readonly owner: string; readonly name: string; readonly sealed: Sealed };

/** Where that is stored. Every call throws a StorageError or a DOMException when that is not possible. */
export type SyncRows = {
  readonly head: (owner: string) => Promise<HeadRow | undefined>;
  readonly known: (owner: string) => Promise<readonly KnownRow[]>;
  /** All of it or none. */
  readonly write: (head: HeadRow, known: readonly KnownRow[]) => Promise<void>;
  readonly remove: (owner: string) => Promise<void>;
};

// idb reads the schema by declaration merging, which only an interface takes part in.
// eslint-disable-next-line @typescript-eslint/consistent-type-definitions
interface SyncSchema extends DBSchema {
  heads: { key: string; value: HeadRow };
  known: { key: [string, string]; value: KnownRow };
}

const { open } = createDatabase<SyncSchema>({
  name: 'stillgrove-sync',
  version: 1,
  upgrade(db) {
    db.createObjectStore('heads', { keyPath: 'owner' });
    db.createObjectStore('known', { keyPath: ['owner', 'name'] });
  },
});

/** Whether anyone shares something on this device, told without opening it. */
export async function isAnythingShared(): Promise<boolean> {
  return (await (await open()).count('heads')) > 0;
}

/** This browser’s own storage. */
export const browserSyncRows: SyncRows = {
  async head(owner) {
    return (await open()).get('heads', owner);
  },
  async known(owner) {
    return (await open()).getAll('known', rowsOf(owner));
  },
  async write(head, known) {
    const tx = (await open()).transaction(['heads', 'known'], 'readwrite', { durability: 'strict' });
    // Asked for all at once: one after another, thousands take seconds.
    await Promise.all([
      tx.objectStore('heads').put(head),
      ...known.map((row) => tx.objectStore('known').put(row)),
      tx.done,
    ]);
  },
  async remove(owner) {
    const tx = (await open()).transaction(['heads', 'known'], 'readwrite', { durability: 'strict' });
    await Promise.all([
      tx.objectStore('heads').delete(owner),
      tx.objectStore('known').delete(rowsOf(owner)),
      tx.done,
    ]);
  },
};

function rowsOf(owner: string): IDBKeyRange {
  return IDBKeyRange.bound([owner, ''], [owner, '\uffff']);
}
