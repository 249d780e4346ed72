import type { DBSchema, IDBPTransaction } from 'idb';
import { createDatabase } from '../storage/open-database';
import type { Lock } from './data-key';
import type { Sealed } from './seal';

export type DiaryRow = {
  readonly owner: string;
  /** Another one for every diary that is begun, so that a page never goes into one it was not sealed for. */
  readonly diaryId: string;
  readonly lock: Lock;
};

export type EntryRow = {
  readonly owner: string;
  readonly id: string;
  /** Grows by one with every change; by it two tabs notice each other. */
  readonly revision: number;
  readonly sealed: Sealed;
};

export type DraftRow = { readonly owner: string; readonly id: string; readonly sealed: Sealed };

// idb reads the schema by declaration merging, which only an interface takes part in.
// eslint-disable-next-line @typescript-eslint/consistent-type-definitions
interface DiarySchema extends DBSchema {
  diaries: { key: string; value: DiaryRow };
  entries: { key: [string, string]; value: EntryRow };
  drafts: { key: [string, string]; value: DraftRow };
}

const STORES = ['diaries', 'entries', 'drafts'] as const;

type StoreName = (typeof STORES)[number];
export type ReadTx = IDBPTransaction<DiarySchema, StoreName[]>;
export type WriteTx = IDBPTransaction<DiarySchema, StoreName[], 'readwrite'>;

const { open } = createDatabase<DiarySchema>({
  name: 'stillgrove-diary',
  version: 1,
  upgrade(db) {
    db.createObjectStore('diaries', { keyPath: 'owner' });
    db.createObjectStore('entries', { keyPath: ['owner', 'id'] });
    db.createObjectStore('drafts', { keyPath: ['owner', 'id'] });
  },
});

/** @throws StorageError when the browser offers no storage */
export async function reading<Result>(read: (tx: ReadTx) => Promise<Result>): Promise<Result> {
  return read((await open()).transaction([...STORES], 'readonly'));
}

/**
 * Several changes that happen together or not at all; durable when it resolves.
 *
 * @throws StorageError when the browser offers no storage, DOMException when none is left
 */
export async function writing<Result>(write: (tx: WriteTx) => Promise<Result>): Promise<Result> {
  const tx = (await open()).transaction([...STORES], 'readwrite', { durability: 'strict' });
  const [result] = await Promise.all([write(tx), tx.done]);
  return result;
}

/** The range of one person's rows. */
export function rowsOf(owner: string): IDBKeyRange {
  return IDBKeyRange.bound([owner, ''], [owner, '\uffff']);
}
