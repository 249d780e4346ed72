import type { DBSchema, IDBPTransaction } from 'idb';
import { createDatabase } from '../storage/open-database';
import type { Lock } from './data-key';
import type { Sealed } from './seal';

export type DiaryRow = {
  readonly owner: string;
  /** Another one for every diary that is begun, so that a page never goes into one it was not sealed for. */
  readonly diaryId: string;
  readonly lock: Lock;
  /** Which revision of each page is the newest; a diary of an earlier version has none until its next change. */
  readonly revisions?: SealedRevisions;
};

export type SealedRevisions = {
  /** Grows by one with every change; by it two tabs notice each other, and the seal is bound to it. */
  readonly change: number;
  readonly sealed: Sealed;
};

export type EntryRow = {
  readonly owner: string;
  readonly id: string;
  /** Grows with every change; by it two tabs notice each other. */
  readonly revision: number;
  readonly sealed: Sealed;
};

/** `id` is that of the draft; drafts of earlier versions have that of their page. */
export type DraftRow = { readonly owner: string; readonly id: string; readonly sealed: Sealed };

/**
 * Words of an unfinished page that were sealed at once, by a key stream whose salt stands in the place of the
 * initialization vector. `stashOf` is the id of their diary.
 */
export type StashRow = DraftRow & { readonly stashOf: string };

/** All that is stored of one person's diary. */
export type StoredDiary = {
  readonly diary: DiaryRow | undefined;
  readonly entries: readonly EntryRow[];
  readonly drafts: readonly (DraftRow | StashRow)[];
};

/** One person's rows inside a change. Nothing but these calls can be waited for: anything else ends the change. */
export type RowsInChange = {
  readonly diary: () => Promise<DiaryRow | undefined>;
  readonly putDiary: (row: DiaryRow) => Promise<unknown>;
  readonly entry: (id: string) => Promise<EntryRow | undefined>;
  readonly putEntry: (row: EntryRow) => Promise<unknown>;
  readonly removeEntry: (id: string) => Promise<unknown>;
  readonly putDraft: (row: DraftRow | StashRow) => Promise<unknown>;
  readonly removeDraft: (id: string) => Promise<unknown>;
  readonly removeAll: () => Promise<unknown>;
};

/** Where diaries are stored. Every call throws a StorageError or a DOMException when that is not possible. */
export type DiaryRows = {
  readonly read: (owner: string) => Promise<StoredDiary>;
  /** Several changes that happen together or not at all; durable when it resolves. */
  readonly change: <Result>(
    owner: string,
    change: (rows: RowsInChange) => Promise<Result>,
  ) => Promise<Result>;
};

// idb reads the schema by declaration merging, which only an interface takes part in.
// eslint-disable-next-line @typescript-eslint/consistent-type-definitions
interface DiarySchema extends DBSchema {
  diaries: { key: string; value: DiaryRow };
  entries: { key: [string, string]; value: EntryRow };
  drafts: { key: [string, string]; value: DraftRow | StashRow };
}

const STORES = ['diaries', 'entries', 'drafts'] as const;

const { open, beforeClosing } = createDatabase<DiarySchema>({
  name: 'stillgrove-diary',
  version: 1,
  upgrade(db) {
    db.createObjectStore('diaries', { keyPath: 'owner' });
    db.createObjectStore('entries', { keyPath: ['owner', 'id'] });
    db.createObjectStore('drafts', { keyPath: ['owner', 'id'] });
  },
});

export { beforeClosing };

/** This browser's own storage. */
export const browserRows: DiaryRows = {
  async read(owner) {
    const tx = (await open()).transaction([...STORES], 'readonly');
    const [diary, entries, drafts] = await Promise.all([
      tx.objectStore('diaries').get(owner),
      tx.objectStore('entries').getAll(rowsOf(owner)),
      tx.objectStore('drafts').getAll(rowsOf(owner)),
    ]);
    return { diary, entries, drafts };
  },
  async change(owner, change) {
    const tx = (await open()).transaction([...STORES], 'readwrite', { durability: 'strict' });
    const [result] = await Promise.all([change(rowsIn(tx, owner)), tx.done]);
    return result;
  },
};

function rowsIn(
  tx: IDBPTransaction<DiarySchema, (typeof STORES)[number][], 'readwrite'>,
  owner: string,
): RowsInChange {
  const diaries = tx.objectStore('diaries');
  const entries = tx.objectStore('entries');
  const drafts = tx.objectStore('drafts');
  return {
    diary: () => diaries.get(owner),
    putDiary: (row) => diaries.put(row),
    entry: (id) => entries.get([owner, id]),
    putEntry: (row) => entries.put(row),
    removeEntry: (id) => entries.delete([owner, id]),
    putDraft: (row) => drafts.put(row),
    removeDraft: (id) => drafts.delete([owner, id]),
    removeAll: () =>
      Promise.all([diaries.delete(owner), entries.delete(rowsOf(owner)), drafts.delete(rowsOf(owner))]),
  };
}

/** The range of one person's rows. */
function rowsOf(owner: string): IDBKeyRange {
  return IDBKeyRange.bound([owner, ''], [owner, '\uffff']);
}
