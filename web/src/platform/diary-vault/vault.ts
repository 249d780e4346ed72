import { bindingOf } from '@stillgrove/domain/diary/binding';
import { isDiaryEntry, type DiaryEntry } from '@stillgrove/domain/diary/entry';
import { lockDataKey, newDataKey, openLock } from './data-key';
import { reading, rowsOf, writing, type DiaryRow, type EntryRow, type WriteTx } from './rows';
import { seal, unseal } from './seal';

/** A diary whose key is at hand. Whoever has no `OpenVault` has no way to a page. */
export type OpenVault = { readonly owner: string; readonly diaryId: string; readonly key: CryptoKey };

export type KeptEntry = { readonly entry: DiaryEntry; readonly revision: number };

/** A page that is being written, and the revision it began from; null for a new page. */
export type Draft = { readonly entry: DiaryEntry; readonly revision: number | null };

export type Pages = {
  readonly entries: readonly KeptEntry[];
  readonly drafts: readonly Draft[];
  /** Rows that this diary's key does not open, since somebody changed or exchanged them. */
  readonly unreadable: number;
};

/** `gone`: the diary was deleted or begun anew elsewhere. `changed`: somebody else saved the page first. */
export type Saved = { readonly outcome: 'saved'; readonly revision: number };
export type NotSaved = { readonly outcome: 'gone' | 'changed' };

export async function findDiary(owner: string): Promise<DiaryRow | null> {
  return (await reading((tx) => tx.objectStore('diaries').get(owner))) ?? null;
}

/** @returns null when there is one already, begun in another tab */
export async function beginDiary(owner: string, passphrase: string): Promise<OpenVault | null> {
  const lock = await lockDataKey(await newDataKey(), passphrase, owner);
  const row = { owner, diaryId: crypto.randomUUID(), lock };
  const added = await writing(async (tx) => {
    if ((await tx.objectStore('diaries').getKey(owner)) !== undefined) return false;
    await tx.objectStore('diaries').put(row);
    return true;
  });
  return added ? openVault(owner, passphrase) : null;
}

/** @returns null when the passphrase is wrong or there is no diary */
export async function openVault(owner: string, passphrase: string): Promise<OpenVault | null> {
  const row = await findDiary(owner);
  if (row === null) return null;
  const key = await openLock(row.lock, passphrase, owner);
  return key === null ? null : { owner, diaryId: row.diaryId, key };
}

export async function readPages({ owner, key }: OpenVault): Promise<Pages> {
  const rows = await reading(async (tx) => ({
    entries: await tx.objectStore('entries').getAll(rowsOf(owner)),
    drafts: await tx.objectStore('drafts').getAll(rowsOf(owner)),
  }));
  const entries = await Promise.all(rows.entries.map((row) => unsealEntry(key, row)));
  const drafts = await Promise.all(
    rows.drafts.map(({ id, sealed }) => unseal(key, sealed, bindingOf('draft', owner, id))),
  );
  const read = entries.filter((entry) => entry !== null);
  return {
    entries: read,
    drafts: drafts.filter((draft) => draft !== undefined) as Draft[],
    unreadable: entries.length - read.length,
  };
}

async function unsealEntry(
  key: CryptoKey,
  { owner, id, revision, sealed }: EntryRow,
): Promise<KeptEntry | null> {
  const entry = await unseal(key, sealed, bindingOf('entry', owner, id));
  return isDiaryEntry(entry) ? { entry, revision } : null;
}

/**
 * Keeps a page and forgets its draft.
 *
 * @param base the revision that was read before the change; null for a new page
 * @throws DOMException when there is no storage, or none is left
 */
export async function saveEntry(
  vault: OpenVault,
  entry: DiaryEntry,
  base: number | null,
): Promise<Saved | NotSaved> {
  const { owner, key } = vault;
  const sealed = await seal(key, entry, bindingOf('entry', owner, entry.id));
  return writing(async (tx) => {
    if (await isGone(tx, vault)) return { outcome: 'gone' };
    const entries = tx.objectStore('entries');
    const there = await entries.get([owner, entry.id]);
    if ((there?.revision ?? null) !== base) return { outcome: 'changed' };
    const revision = (base ?? 0) + 1;
    await entries.put({ owner, id: entry.id, revision, sealed });
    await tx.objectStore('drafts').delete([owner, entry.id]);
    return { outcome: 'saved', revision };
  });
}

/** Adds pages that are new here, all or none of them. */
export async function addEntries(
  vault: OpenVault,
  entries: readonly DiaryEntry[],
): Promise<{ outcome: 'saved' } | NotSaved> {
  const { owner, key } = vault;
  const rows = await Promise.all(
    entries.map(async (entry): Promise<EntryRow> => {
      const sealed = await seal(key, entry, bindingOf('entry', owner, entry.id));
      return { owner, id: entry.id, revision: 1, sealed };
    }),
  );
  return writing(async (tx) => {
    if (await isGone(tx, vault)) return { outcome: 'gone' };
    for (const row of rows) await tx.objectStore('entries').add(row);
    return { outcome: 'saved' };
  });
}

/** Removes a page and what was being written on it. A page that is gone already is no trouble. */
export async function removeEntry({ owner }: OpenVault, id: string): Promise<void> {
  await writing(async (tx) => {
    await tx.objectStore('entries').delete([owner, id]);
    await tx.objectStore('drafts').delete([owner, id]);
  });
}

export async function keepDraft(vault: OpenVault, draft: Draft): Promise<void> {
  const { owner, key } = vault;
  const { id } = draft.entry;
  const sealed = await seal(key, draft, bindingOf('draft', owner, id));
  await writing(async (tx) => {
    if (!(await isGone(tx, vault))) await tx.objectStore('drafts').put({ owner, id, sealed });
  });
}

export async function dropDraft({ owner }: OpenVault, id: string): Promise<void> {
  await writing((tx) => tx.objectStore('drafts').delete([owner, id]));
}

/** @returns false when the present passphrase is another */
export async function changePassphrase(owner: string, present: string, next: string): Promise<boolean> {
  const row = await findDiary(owner);
  const key = row && (await openLock(row.lock, present, owner, true));
  if (!row || !key) return false;
  const lock = await lockDataKey(key, next, owner);
  return writing(async (tx) => {
    if (await isGone(tx, row)) return false;
    await tx.objectStore('diaries').put({ ...row, lock });
    return true;
  });
}

/** Removes a person's diary from this device: pages, drafts and key. */
export async function removeDiary(owner: string): Promise<void> {
  await writing(async (tx) => {
    await tx.objectStore('diaries').delete(owner);
    await tx.objectStore('entries').delete(rowsOf(owner));
    await tx.objectStore('drafts').delete(rowsOf(owner));
  });
}

async function isGone(
  tx: WriteTx,
  { owner, diaryId }: Pick<DiaryRow, 'owner' | 'diaryId'>,
): Promise<boolean> {
  return (await tx.objectStore('diaries').get(owner))?.diaryId !== diaryId;
}
