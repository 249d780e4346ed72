import { bindingOf } from '@stillgrove/domain/diary/binding';
import { isDiaryEntry, isUnfinishedEntry, type DiaryEntry } from '@stillgrove/domain/diary/entry';
import {
  isOutdated,
  nextRevision,
  revisionsAsValue,
  revisionsFrom,
  type Revisions,
} from '@stillgrove/domain/diary/revisions';
import { KEY_ROUNDS } from '@stillgrove/domain/diary/passphrase';
import { lockDataKey, newDataKey, openKeys, openLock, type Keys } from './data-key';
import { openSealedAtOnce } from './key-stream';
import type { DiaryRow, DiaryRows, DraftRow, EntryRow, RowsInChange, StashRow, StoredDiary } from './rows';
import { seal, unseal } from './seal';

/** A diary whose key is at hand. Whoever has no `OpenVault` has no way to a page. */
export type OpenVault = Keys & { readonly owner: string; readonly diaryId: string };

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

export type Saved = { readonly outcome: 'saved'; readonly revision: number };
/** `gone`: the diary was deleted or started again elsewhere. `changed`: the page was saved elsewhere first. */
export type NotSaved = { readonly outcome: 'gone' | 'changed' };

export type Vault = ReturnType<typeof createVault>;

/**
 * Diaries in storage. Its functions throw a StorageError or a DOMException when there is no storage, or
 * none is left.
 *
 * @param keyRounds what a try at a passphrase costs; fewer than `KEY_ROUNDS` in tests only
 */
export function createVault(rows: DiaryRows, keyRounds = KEY_ROUNDS) {
  async function findDiary(owner: string): Promise<DiaryRow | null> {
    return (await rows.read(owner)).diary ?? null;
  }

  /** @returns null when the passphrase is wrong or there is no diary */
  async function openVault(owner: string, passphrase: string): Promise<OpenVault | null> {
    const row = await findDiary(owner);
    if (row === null) return null;
    const keys = await openKeys(row.lock, passphrase, owner);
    return keys === null ? null : { owner, diaryId: row.diaryId, ...keys };
  }

  /**
   * Changes pages and the list of their revisions together. Sealing takes longer than a transaction of the
   * browser lasts, so what was sealed is thrown away and sealed again when another tab was faster.
   */
  async function changePages<Result>(
    vault: OpenVault,
    plan: (revisions: Revisions) => Promise<{
      readonly revisions: Revisions;
      readonly apply: (tx: RowsInChange) => Promise<Result>;
    }>,
  ): Promise<Result | { outcome: 'gone' }> {
    const { owner, diaryId, key } = vault;
    for (;;) {
      const row = await findDiary(owner);
      if (row?.diaryId !== diaryId) return { outcome: 'gone' };
      const present = row.revisions?.change ?? 0;
      const { revisions, apply } = await plan(await unsealRevisions(key, row));
      const change = present + 1;
      const sealed = await seal(key, revisionsAsValue(revisions), revisionsBinding(row, change));
      const result = await rows.change(owner, async (tx) => {
        const now = await tx.diary();
        if (now?.diaryId !== diaryId) return { outcome: 'gone' } as const;
        if ((now.revisions?.change ?? 0) !== present) return null;
        const applied = await apply(tx);
        if (!isRefused(applied)) await tx.putDiary({ ...now, revisions: { change, sealed } });
        return applied;
      });
      if (result !== null) return result;
    }
  }

  return {
    findDiary,
    openVault,

    /** @returns null when there is one already, begun in another tab */
    async beginDiary(owner: string, passphrase: string): Promise<OpenVault | null> {
      const lock = await lockDataKey(await newDataKey(), passphrase, owner, keyRounds);
      const row = { owner, diaryId: crypto.randomUUID(), lock };
      const added = await rows.change(owner, async (tx) => {
        if ((await tx.diary()) !== undefined) return false;
        // What a tab wrote while the diary before was deleted has no key any more.
        await tx.removeAll();
        await tx.putDiary(row);
        return true;
      });
      return added ? openVault(owner, passphrase) : null;
    },

    /** @param unwritten drafts that are sealed and wait in this tab, since they could not be written */
    async readPages(vault: OpenVault, unwritten: readonly DraftRow[] = []): Promise<Pages> {
      const stored = withDrafts(await rows.read(vault.owner), unwritten);
      const revisions = await unsealRevisions(vault.key, stored.diary);
      const entries = await Promise.all(stored.entries.map((row) => unsealEntry(vault.key, row, revisions)));
      const drafts = await Promise.all(stored.drafts.map((row) => unsealDraft(vault.key, row)));
      const read = entries.filter((entry) => entry !== null);
      return {
        entries: read,
        drafts: drafts.filter((draft) => draft !== null),
        unreadable: entries.length - read.length,
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
      return changePages<Saved | NotSaved>(vault, async (revisions) => {
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
      return changePages<{ outcome: 'saved' } | NotSaved>(vault, async (revisions) => {
        const added = await Promise.all(
          entries.map((entry) => sealEntry(key, owner, entry, nextRevision(revisions, entry.id, null))),
        );
        return {
          revisions: new Map([...revisions, ...added.map(({ id, revision }) => [id, revision] as const)]),
          async apply(tx) {
            for (const row of added) await tx.putEntry(row);
            for (const row of draftRows) await tx.putDraft(row);
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
      return changePages<{ outcome: 'removed' }>(vault, async (revisions) => ({
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
        if ((await tx.diary())?.diaryId === row.stashOf) await tx.putDraft(row);
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
        if ((await tx.diary())?.diaryId !== diaryId) return { outcome: 'gone' };
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

    /** @returns false when the present passphrase is another */
    async changePassphrase(owner: string, present: string, next: string): Promise<boolean> {
      const row = await findDiary(owner);
      const key = row && (await openLock(row.lock, present, owner, true));
      if (!row || !key) return false;
      const lock = await lockDataKey(key, next, owner, keyRounds);
      return rows.change(owner, async (tx) => {
        const now = await tx.diary();
        if (now?.diaryId !== row.diaryId) return false;
        await tx.putDiary({ ...now, lock });
        return true;
      });
    },

    /** Removes a person's diary from this device: pages, drafts and key. */
    async removeDiary(owner: string): Promise<void> {
      await rows.change(owner, (tx) => tx.removeAll());
    },
  };
}

function isRefused(result: unknown): boolean {
  return (result as { outcome?: unknown }).outcome === 'changed';
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

async function sealEntry(
  key: CryptoKey,
  owner: string,
  entry: DiaryEntry,
  revision: number,
): Promise<EntryRow> {
  const sealed = await seal(key, entry, bindingOf('entry', owner, entry.id, revision));
  return { owner, id: entry.id, revision, sealed };
}

async function unsealEntry(key: CryptoKey, row: EntryRow, revisions: Revisions): Promise<KeptEntry | null> {
  const opened = await openEntry(key, row);
  if (opened === null) return null;
  const { entry, boundTo } = opened;
  const outdated =
    isOutdated(revisions, row.id, row.revision, boundTo !== null) ||
    (boundTo !== null && boundTo < row.revision);
  return { entry, revision: row.revision, outdated };
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

async function unsealRevisions(key: CryptoKey, row: DiaryRow | undefined): Promise<Revisions> {
  if (row?.revisions === undefined) return new Map();
  const { change, sealed } = row.revisions;
  return revisionsFrom(await unseal(key, sealed, revisionsBinding(row, change)));
}

function revisionsBinding({ owner, diaryId }: DiaryRow, change: number): string {
  return bindingOf('revisions', owner, diaryId, change);
}
