import type { DBSchema, IDBPTransaction } from 'idb';
import { createDatabase } from '../storage/open-database';
import type { Keys, Lock, PasskeyLock } from './data-key';
import type { Sealed } from './seal';

/** The names of stores and of `diaryId` are from the time in which the vault held a diary alone. */
export type VaultRow = {
  readonly owner: string;
  /** Another one for every vault that is begun, so that a page never goes into one it was not sealed for. */
  readonly diaryId: string;
  readonly lock: Lock;
  /** Passkeys of this device, or of the person's devices, that open it as well. */
  readonly passkeys?: readonly PasskeyLock[];
  /** Which revision of each page and record is the newest; a diary of an earlier version has none until its next change. */
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

/** A record besides the pages; of which kind is inside the seal. */
export type RecordRow = EntryRow & {
  /** 1 for what is opened on its own when it is needed. A number, since an index holds no booleans. */
  readonly large: 0 | 1;
};

/** `id` is that of the draft; drafts of earlier versions have that of their page. */
export type DraftRow = { readonly owner: string; readonly id: string; readonly sealed: Sealed };

/**
 * Words of an unfinished page that were sealed at once, by a key stream whose salt stands in the place of the
 * initialization vector. `stashOf` is the id of their diary.
 */
export type StashRow = DraftRow & { readonly stashOf: string };

/** The keys of a vault that someone keeps open on this device for a time that they chose. */
export type KeptRow = Keys & {
  readonly owner: string;
  readonly diaryId: string;
  /** Milliseconds since 1970 by the device's clock, from when and until when. */
  readonly fromMs: number;
  readonly untilMs: number;
};

/**
 * Where a person's diaries are: each lies under the id of whoever began it. A guest's diary stays where it is, since
 * its seals are bound to that id, and belongs to the member whom the guest became.
 */
export type VaultPlace = {
  readonly person: string;
  /** Under which id the diary is that opens first. */
  readonly home: string;
  /** Under which ids diaries are that were brought along beside it. */
  readonly aside: readonly string[];
};

/** All that is stored of one person's diary. */
export type StoredDiary = {
  readonly diary: VaultRow | undefined;
  readonly entries: readonly EntryRow[];
  readonly drafts: readonly (DraftRow | StashRow)[];
};

/** One person's rows inside a change. Nothing but these calls can be waited for: anything else ends the change. */
export type RowsInChange = {
  readonly vault: () => Promise<VaultRow | undefined>;
  readonly putVault: (row: VaultRow) => Promise<unknown>;
  readonly entry: (id: string) => Promise<EntryRow | undefined>;
  readonly putEntry: (row: EntryRow) => Promise<unknown>;
  readonly removeEntry: (id: string) => Promise<unknown>;
  readonly putDraft: (row: DraftRow | StashRow) => Promise<unknown>;
  readonly removeDraft: (id: string) => Promise<unknown>;
  readonly record: (id: string) => Promise<RecordRow | undefined>;
  readonly putRecord: (row: RecordRow) => Promise<unknown>;
  readonly removeRecord: (id: string) => Promise<unknown>;
  readonly removeAll: () => Promise<unknown>;
};

/** Where vaults are stored. Every call throws a StorageError or a DOMException when that is not possible. */
export type VaultRows = {
  readonly vaultOf: (owner: string) => Promise<VaultRow | undefined>;
  readonly read: (owner: string) => Promise<StoredDiary>;
  /**
   * Records that are not large, in the order of their ids: so many that come after one, since all at once would keep
   * the page busy for too long.
   */
  readonly recordsAfter: (owner: string, after: string, most: number) => Promise<RecordRow[]>;
  readonly record: (owner: string, id: string) => Promise<RecordRow | undefined>;
  /** Large ones too. */
  readonly everyRecord: (owner: string) => Promise<RecordRow[]>;
  readonly recordIds: (owner: string) => Promise<string[]>;
  /** Several changes that happen together or not at all; durable when it resolves. */
  readonly change: <Result>(
    owner: string,
    change: (rows: RowsInChange) => Promise<Result>,
  ) => Promise<Result>;
  readonly placeOf: (person: string) => Promise<VaultPlace>;
  /** Makes a guest's diary, if there is one, the member's own: the first, or one beside theirs. */
  readonly bring: (guestId: string, person: string) => Promise<void>;
  readonly keep: (row: KeptRow) => Promise<unknown>;
  readonly keptOf: (owner: string) => Promise<KeptRow | undefined>;
  /** @param owner whose keys stay; null for no one's */
  readonly dropKeptBut: (owner: string | null) => Promise<void>;
  /** A diary is no more: it is neither this person's home nor beside it. */
  readonly leave: (person: string, home: string) => Promise<void>;
};

// idb reads the schema by declaration merging, which only an interface takes part in.
// eslint-disable-next-line @typescript-eslint/consistent-type-definitions
interface DiarySchema extends DBSchema {
  diaries: { key: string; value: VaultRow };
  entries: { key: [string, string]; value: EntryRow };
  drafts: { key: [string, string]; value: DraftRow | StashRow };
  places: { key: string; value: VaultPlace };
  records: { key: [string, string]; value: RecordRow; indexes: { bySize: [string, 0 | 1, string] } };
  kept: { key: string; value: KeptRow };
}

const STORES = ['diaries', 'entries', 'drafts', 'records'] as const;
/** Above all ids. */
const END = '\uffff';

const { open, beforeClosing } = createDatabase<DiarySchema>({
  name: 'stillgrove-diary',
  version: 3,
  upgrade(db, before) {
    if (before < 1) {
      db.createObjectStore('diaries', { keyPath: 'owner' });
      db.createObjectStore('entries', { keyPath: ['owner', 'id'] });
      db.createObjectStore('drafts', { keyPath: ['owner', 'id'] });
    }
    if (before < 2) db.createObjectStore('places', { keyPath: 'person' });
    const records = db.createObjectStore('records', { keyPath: ['owner', 'id'] });
    records.createIndex('bySize', ['owner', 'large', 'id']);
    db.createObjectStore('kept', { keyPath: 'owner' });
  },
});

export { beforeClosing };

/** This browser's own storage. */
export const browserRows: VaultRows = {
  async vaultOf(owner) {
    return (await open()).get('diaries', owner);
  },
  async read(owner) {
    const tx = (await open()).transaction([...STORES], 'readonly');
    const [diary, entries, drafts] = await Promise.all([
      tx.objectStore('diaries').get(owner),
      tx.objectStore('entries').getAll(rowsOf(owner)),
      tx.objectStore('drafts').getAll(rowsOf(owner)),
    ]);
    return { diary, entries, drafts };
  },
  async recordsAfter(owner, after, most) {
    const range = IDBKeyRange.bound([owner, 0, after], [owner, 0, END], true);
    return (await open()).getAllFromIndex('records', 'bySize', range, most);
  },
  async record(owner, id) {
    return (await open()).get('records', [owner, id]);
  },
  async everyRecord(owner) {
    return (await open()).getAll('records', rowsOf(owner));
  },
  async recordIds(owner) {
    const keys = await (await open()).getAllKeys('records', rowsOf(owner));
    return keys.map(([, id]) => id);
  },
  async change(owner, change) {
    const tx = (await open()).transaction([...STORES], 'readwrite', { durability: 'strict' });
    const [result] = await Promise.all([change(rowsIn(tx, owner)), tx.done]);
    return result;
  },
  async placeOf(person) {
    return (await (await open()).get('places', person)) ?? ownPlace(person);
  },
  async bring(guestId, person) {
    const tx = (await open()).transaction(['diaries', 'places'], 'readwrite', { durability: 'strict' });
    if ((await tx.objectStore('diaries').getKey(guestId)) !== undefined) {
      const place = (await tx.objectStore('places').get(person)) ?? ownPlace(person);
      const hasOne = (await tx.objectStore('diaries').getKey(place.home)) !== undefined;
      await tx.objectStore('places').put(withDiary(place, guestId, hasOne));
    }
    await tx.done;
  },
  async keep(row) {
    await (await open()).put('kept', row);
  },
  async keptOf(owner) {
    return (await open()).get('kept', owner);
  },
  async dropKeptBut(owner) {
    const db = await open();
    for (const kept of await db.getAllKeys('kept')) if (kept !== owner) await db.delete('kept', kept);
  },
  async leave(person, home) {
    const tx = (await open()).transaction('places', 'readwrite', { durability: 'strict' });
    const place = await tx.store.get(person);
    if (place !== undefined) await tx.store.put(withoutDiary(place, home));
    await tx.done;
  },
};

export function ownPlace(person: string): VaultPlace {
  return { person, home: person, aside: [] };
}

/** @param hasOne whether the person has a diary, beside which the other is put */
export function withDiary(place: VaultPlace, guestId: string, hasOne: boolean): VaultPlace {
  if (place.home === guestId || place.aside.includes(guestId)) return place;
  return hasOne ? { ...place, aside: [...place.aside, guestId] } : { ...place, home: guestId };
}

export function withoutDiary({ person, home, aside }: VaultPlace, gone: string): VaultPlace {
  return { person, home: home === gone ? person : home, aside: aside.filter((id) => id !== gone) };
}

function rowsIn(
  tx: IDBPTransaction<DiarySchema, (typeof STORES)[number][], 'readwrite'>,
  owner: string,
): RowsInChange {
  const diaries = tx.objectStore('diaries');
  const entries = tx.objectStore('entries');
  const drafts = tx.objectStore('drafts');
  const records = tx.objectStore('records');
  return {
    vault: () => diaries.get(owner),
    putVault: (row) => diaries.put(row),
    entry: (id) => entries.get([owner, id]),
    putEntry: (row) => entries.put(row),
    removeEntry: (id) => entries.delete([owner, id]),
    putDraft: (row) => drafts.put(row),
    removeDraft: (id) => drafts.delete([owner, id]),
    record: (id) => records.get([owner, id]),
    putRecord: (row) => records.put(row),
    removeRecord: (id) => records.delete([owner, id]),
    removeAll: () =>
      Promise.all([
        diaries.delete(owner),
        ...[entries, drafts, records].map((store) => store.delete(rowsOf(owner))),
      ]),
  };
}

/** The range of one person's rows. */
function rowsOf(owner: string): IDBKeyRange {
  return IDBKeyRange.bound([owner, ''], [owner, END]);
}
