import { isDiaryEntry, isUnfinishedEntry, type DiaryEntry } from '@stillgrove/domain/diary/entry';
import { bindingOf } from '@stillgrove/domain/vault/binding';
import { isOutdated, nextRevision, type Revisions } from '@stillgrove/domain/vault/revisions';
import { inBatches } from './in-batches';
import { openSealedAtOnce } from './key-stream';
import type { DraftRow, EntryRow, StashRow, StoredDiary, VaultRows } from './rows';
import { seal, unseal } from './seal';
import { unsealRevisions, type NotSaved, type OpenVault, type Saved, type Vault } from './vault';

export type KeptEntry = {
  readonly entry: DiaryEntry;
  readonly revision: number;
  /** Something outside the diary put an earlier version of the page back. */
  readonly outdated: boolean;
};

/** A page to write on, and the revision it is at; null for a new page. */
export type Begun = { readonly entry: DiaryEntry; readonly revision: number | null };

/** A page that is being written. Each tab has a draft of its own, also of the same page. */
export type Draft = Begun & {
  readonly id: string;
  /** Grows with every change of the draft, so that older words never take the place of newer ones. */
  readonly turn?: number;
};

/** A draft that was put aside at once by a page that went away, and the drafts that it goes on from. */
export type OpenedStash = { readonly draft: Draft; readonly replaces: readonly string[] };

export type Pages = {
  readonly entries: readonly KeptEntry[];
  readonly drafts: readonly Draft[];
  /** Rows that this diary's key does not open, since someone changed or exchanged them. */
  readonly unreadable: number;
};

/** A page that was opened, and the revision that its seal is bound to; null for one of an earlier version. */
type OpenedPage = {
  readonly entry: DiaryEntry;
  readonly boundTo: number | null;
  readonly row: EntryRow;
};

/** Pages that were opened before, by their ids. */
export type OpenedPages = Map<string, OpenedPage>;

export type SealedPages = ReturnType<typeof createSealedPages>;

/**
 * The pages of a diary, and those that are being written, in a vault. Throws as the vault does.
 *
 * @param pause lets the page do something else between two batches
 */
export function createSealedPages(
  rows: VaultRows,
  contents: Pick<Vault, 'changeContents'>,
  pause: () => Promise<void>,
) {
  return {
    /**
     * @param unwritten drafts that are sealed and wait in this tab, since they could not be written
     * @param known what was opened before, and is by this call: pages whose row has not changed since are not opened
     *   again
     */
    async readPages(
      vault: OpenVault,
      unwritten: readonly DraftRow[] = [],
      known: OpenedPages = new Map(),
    ): Promise<Pages> {
      const stored = withDrafts(await rows.read(vault.owner), unwritten);
      const revisions = await unsealRevisions(vault.key, stored.diary);
      const changed = stored.entries.filter((row) => !isSameRow(known.get(row.id)?.row, row));
      const ids = new Set(stored.entries.map(({ id }) => id));
      for (const id of known.keys()) if (!ids.has(id)) known.delete(id);
      await inBatches(changed, pause, async (row) => {
        const opened = await openEntry(vault.key, row);
        if (opened === null) known.delete(row.id);
        else known.set(row.id, { ...opened, row });
      });
      const entries = stored.entries.flatMap(({ id }) => known.get(id) ?? []);
      const drafts = await Promise.all(stored.drafts.map((row) => unsealDraft(vault.key, row)));
      return {
        entries: entries.map((page) => keptEntry(page, revisions)),
        drafts: drafts.filter((draft) => draft !== null),
        unreadable: stored.entries.length - entries.length,
      };
    },

    /**
     * Keeps a page and forgets the drafts that it was written from.
     *
     * @param base the revision that was read before the change; null for a new page
     * @throws Error when the page could not be read again: a bug of the caller
     */
    async saveEntry(
      vault: OpenVault,
      entry: DiaryEntry,
      base: number | null,
      draftIds: readonly string[],
    ): Promise<Saved | NotSaved> {
      checkReadable(entry);
      const { owner, key } = vault;
      return contents.changeContents<Saved | NotSaved>(vault, async (revisions) => {
        const revision = nextRevision(revisions, entry.id, base);
        const row = await sealEntry(key, owner, entry, revision);
        return {
          revisions: new Map([...revisions, [entry.id, revision]]),
          async apply(tx) {
            const there = await tx.entry(entry.id);
            if ((there?.revision ?? null) !== base) return { outcome: 'changed' };
            await tx.putEntry(row);
            for (const id of draftIds) await tx.removeDraft(id);
            return { outcome: 'saved', revision };
          },
        };
      });
    },

    /** Adds pages and drafts that are new here, all or none of them. */
    async addPages(
      vault: OpenVault,
      entries: readonly DiaryEntry[],
      drafts: readonly Draft[],
    ): Promise<{ outcome: 'saved' } | NotSaved> {
      entries.forEach(checkReadable);
      const { owner, key } = vault;
      const draftRows = await Promise.all(drafts.map((draft) => sealDraft(vault, draft)));
      return contents.changeContents<{ outcome: 'saved' } | NotSaved>(vault, async (revisions) => {
        const added = await inBatches(entries, pause, (entry) =>
          sealEntry(key, owner, entry, nextRevision(revisions, entry.id, null)),
        );
        return {
          revisions: new Map([...revisions, ...added.map(({ id, revision }) => [id, revision] as const)]),
          async apply(tx) {
            // Asked for all at once: one after another, thousands take seconds.
            await Promise.all([...added.map(tx.putEntry), ...draftRows.map(tx.putDraft)]);
            return { outcome: 'saved' };
          },
        };
      });
    },

    /** Removes a page and drafts of it. A page that is gone already is no trouble. */
    async removeEntry(
      vault: OpenVault,
      id: string,
      draftIds: readonly string[],
    ): Promise<{ outcome: 'removed' } | NotSaved> {
      return contents.changeContents<{ outcome: 'removed' }>(vault, async (revisions) => ({
        revisions: new Map([...revisions].filter(([listed]) => listed !== id)),
        async apply(tx) {
          await tx.removeEntry(id);
          for (const draftId of draftIds) await tx.removeDraft(draftId);
          return { outcome: 'removed' };
        },
      }));
    },

    sealDraft,

    /** What pages that went away put aside and someone's sign-out moved here. */
    async readStashes({ owner }: Pick<OpenVault, 'owner'>): Promise<StashRow[]> {
      return (await rows.read(owner)).drafts.filter(isStash);
    },

    /** @returns null when the key is another, a byte was changed, or newer words of the draft are stored */
    async openStash(vault: OpenVault, row: StashRow): Promise<OpenedStash | null> {
      const opened = await unsealStash(vault, row);
      if (opened === null) return null;
      const { drafts } = await rows.read(vault.owner);
      const there = drafts.find(({ id }) => id === opened.draft.id);
      const stored = there === undefined ? null : await unsealDraft(vault.key, there);
      return stored !== null && turnOf(stored) >= turnOf(opened.draft) ? null : opened;
    },

    /** Moves a stash into the diary as it is, sealed. One of another diary is dropped, for want of a key. */
    async keepStash(row: StashRow): Promise<void> {
      await rows.change(row.owner, async (tx) => {
        if ((await tx.vault())?.diaryId === row.stashOf) await tx.putDraft(row);
      });
    },

    /**
     * Stores a sealed draft.
     *
     * @param replaces ids of the drafts that it goes on from; they are removed
     */
    async writeDraft(
      { owner, diaryId }: Pick<OpenVault, 'owner' | 'diaryId'>,
      row: DraftRow,
      replaces: readonly string[],
    ): Promise<{ outcome: 'kept' | 'gone' }> {
      return rows.change(owner, async (tx) => {
        if ((await tx.vault())?.diaryId !== diaryId) return { outcome: 'gone' };
        await tx.putDraft(row);
        for (const id of replaces) await tx.removeDraft(id);
        return { outcome: 'kept' };
      });
    },

    async dropDrafts({ owner }: OpenVault, ids: readonly string[]): Promise<void> {
      await rows.change(owner, async (tx) => {
        for (const id of ids) await tx.removeDraft(id);
      });
    },
  };
}

/** Drafts in this tab are newer than those that are stored under the same id. */
export function withDrafts(stored: StoredDiary, unwritten: readonly DraftRow[]): StoredDiary {
  const drafts = stored.drafts.filter((row) => !isStash(row));
  const byId = new Map([...drafts, ...unwritten].map((row) => [row.id, row]));
  return { ...stored, drafts: [...byId.values()] };
}

function isStash(row: DraftRow | StashRow): row is StashRow {
  return 'stashOf' in row;
}

export function turnOf({ turn }: Pick<Draft, 'turn'>): number {
  return turn ?? 0;
}

/** What cannot be read must never be sealed: no one could see, correct or delete it again. */
function checkReadable(entry: DiaryEntry): void {
  if (!isDiaryEntry(JSON.parse(JSON.stringify(entry))))
    throw new Error('A page that could not be read again was to be sealed.');
}

export async function sealEntry(
  key: CryptoKey,
  owner: string,
  entry: DiaryEntry,
  revision: number,
): Promise<EntryRow> {
  const sealed = await seal(key, entry, bindingOf('entry', owner, entry.id, revision));
  return { owner, id: entry.id, revision, sealed };
}

function keptEntry({ entry, boundTo, row: { id, revision } }: OpenedPage, revisions: Revisions): KeptEntry {
  const outdated =
    isOutdated(revisions, id, revision, boundTo !== null) || (boundTo !== null && boundTo < revision);
  return { entry, revision, outdated };
}

/** Whatever changed a row, also outside of the vault: comparing is far cheaper than opening. */
function isSameRow(one: EntryRow | undefined, other: EntryRow): boolean {
  return (
    one?.revision === other.revision &&
    isSameBytes(one.sealed.iv, other.sealed.iv) &&
    isSameBytes(one.sealed.bytes, other.sealed.bytes)
  );
}

function isSameBytes(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, at) => byte === other[at]);
}

/** Earlier revisions that are tried for a page whose seal was put back without its row. */
const EARLIER_TRIED = 100;

/**
 * Opens a sealed page.
 *
 * @returns the revision that the seal is bound to, null for one of an earlier version that is bound to
 *   none; or null when the key is another or a byte was changed
 */
export async function openEntry(
  key: CryptoKey,
  { owner, id, revision, sealed }: EntryRow,
): Promise<{ entry: DiaryEntry; boundTo: number | null } | null> {
  const last = Math.max(1, revision - EARLIER_TRIED);
  const earlier = Array.from({ length: Math.max(0, revision - last) }, (_, at) => revision - 1 - at);
  for (const boundTo of [revision, null, ...earlier]) {
    const entry = await unseal(key, sealed, bindingOf('entry', owner, id, boundTo ?? undefined));
    if (isDiaryEntry(entry)) return { entry, boundTo };
  }
  return null;
}

async function sealDraft({ owner, key }: OpenVault, draft: Draft): Promise<DraftRow> {
  const { id, entry, revision, turn } = draft;
  return { owner, id, sealed: await seal(key, { entry, revision, turn }, bindingOf('draft', owner, id)) };
}

/** @returns null when the key is another or a byte was changed */
export async function unsealDraft(key: CryptoKey, { owner, id, sealed }: DraftRow): Promise<Draft | null> {
  return draftFrom(id, await unseal(key, sealed, bindingOf('draft', owner, id)));
}

function draftFrom(id: string, value: unknown): Draft | null {
  const begun = value as Partial<Draft> | undefined;
  if (!isUnfinishedEntry(begun?.entry)) return null;
  return { id, entry: begun.entry, revision: begun.revision ?? null, turn: turnOf(begun) };
}

async function unsealStash(
  { owner, diaryId, stashKey }: OpenVault,
  { stashOf, sealed }: StashRow,
): Promise<OpenedStash | null> {
  if (stashOf !== diaryId) return null;
  const value = await openSealedAtOnce(stashKey, sealed, bindingOf('stash', owner, diaryId));
  if (value === undefined) return null;
  const { id, replaces } = value as { id: string; replaces: string[] };
  const draft = draftFrom(id, value);
  return draft === null ? null : { draft, replaces };
}
