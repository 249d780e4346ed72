import { entriesToAdd } from '@stillgrove/domain/diary/bring-in';
import type { DiaryEntry } from '@stillgrove/domain/diary/entry';
import { storageTroubleOf, type StorageTrouble } from '../storage/storage-error';
import { diaryAsFile } from './diary-as-file';
import { NO_PAGES, type DiaryStore, type LockedBecause } from './diary-store';
import { createDraftKeeper, type DraftState } from './drafts';
import { createLastWords } from './last-words';
import type { OtherTabs } from './other-tabs';
import type { DiaryRows } from './rows';
import { createStashIntake } from './stash-intake';
import type { Stashes } from './stashes';
import { createVault, type Draft, type NotSaved, type OpenVault, type Saved } from './vault';

/** Nothing was changed, since the storage could not be used. */
export type NoStorage = { readonly outcome: StorageTrouble };

type Ports = {
  readonly rows: DiaryRows;
  /** What is sealed at once, in a page that goes away. */
  readonly stashes: Stashes;
  readonly store: DiaryStore;
  readonly otherTabs: OtherTabs;
  /** Calls `lock` when the person is away; the returned function ends the watch. */
  readonly watchAway: (lock: () => void) => () => void;
  /** Browsers give Web Crypto to secure addresses only: https, or this very machine. */
  readonly isSecure: () => boolean;
  /** Asks the browser not to clear the diary away when the device runs out of space. */
  readonly persist: () => Promise<unknown>;
  readonly newId: () => string;
  /** Called once, when a diary is first looked for: this module is also loaded where there is none. */
  readonly onFirstUse: () => void;
  /** See `createVault`. */
  readonly keyRounds?: number;
};

export type Diary = ReturnType<typeof createDiary>;

/** The diary of one person at a time, in one tab. */
export function createDiary(ports: Ports) {
  const { rows, stashes, store, otherTabs, watchAway, isSecure, persist, newId, onFirstUse } = ports;
  const vaults = createVault(rows, ports.keyRounds);
  const lastWords = createLastWords(stashes);
  const drafts = createDraftKeeper({
    vault: vaults,
    lastWords,
    report: (unfinished) => store.setState({ unfinished }),
  });
  const intake = createStashIntake({ stashes, vault: vaults, drafts });
  let vault: OpenVault | null = null;
  let endWatch: () => void = () => undefined;

  let following = false;

  function follow(): void {
    if (following) return;
    following = true;
    otherTabs.hear(({ owner, what }) => {
      if (owner !== store.getState().owner) return;
      if (what === 'locked') void lockNow('elsewhere');
      else void catchUp(owner);
    });
    onFirstUse();
  }

  function ownerHere(): string {
    const { owner } = store.getState();
    if (owner === null) throw new Error('A diary is asked for before it is known whose.');
    return owner;
  }

  async function show(opened: OpenVault): Promise<void> {
    // What cannot be taken in stays where it is until the diary is opened again.
    await intake.takeIn(opened).catch(noStorage);
    await lastWords.prepare(opened);
    const pages = await vaults.readPages(opened, drafts.unwrittenOf(opened.owner));
    // Someone else may have signed in while the key was made.
    if (store.getState().owner !== opened.owner) return;
    endWatch();
    vault = opened;
    endWatch = watchAway(() => void lockNow('away'));
    const { resume } = store.getState();
    const kept = pages.drafts.some(({ id }) => id === resume);
    store.setState({ status: 'open', pages, lockedBecause: null, resume: kept ? resume : null });
  }

  async function refresh(open: OpenVault): Promise<void> {
    const pages = await vaults.readPages(open, drafts.unwrittenOf(open.owner));
    if (vault === open) store.setState({ pages });
  }

  /** Closes at once. What was being written stays sealed, in the storage or else in this tab. */
  async function lockNow(because: LockedBecause): Promise<void> {
    if (vault === null) return;
    const { owner } = vault;
    const resume = drafts.inHand();
    vault = null;
    endWatch();
    store.setState({ status: 'locked', pages: NO_PAGES, lockedBecause: because, resume });
    if (resume !== null) store.setState({ unfinished: 'keeping' });
    if (because === 'you') otherTabs.tell({ owner, what: 'locked' });
    const unfinished = await drafts.settle();
    if (resume !== null) store.setState({ unfinished });
    if (isOpen()) return;
    drafts.forgetReadable();
    lastWords.end();
  }

  /** The compiler does not know that it may have been opened again meanwhile. */
  function isOpen(): boolean {
    return vault !== null;
  }

  async function changing<Result extends { readonly outcome: string }>(
    change: (open: OpenVault) => Promise<Result>,
  ): Promise<Result | NotSaved | NoStorage> {
    const open = vault;
    if (open === null) return { outcome: 'gone' };
    try {
      const result = await change(open);
      await refresh(open);
      otherTabs.tell({ owner: open.owner, what: 'changed' });
      return result;
    } catch (error) {
      return noStorage(error);
    }
  }

  /** Another tab changed something: a page, or whether there is a diary at all. */
  async function catchUp(owner: string): Promise<void> {
    try {
      const found = await vaults.findDiary(owner);
      if (vault !== null && found?.diaryId === vault.diaryId) {
        await refresh(vault);
        return;
      }
      await lockNow('elsewhere');
      if (store.getState().owner === owner) store.setState({ status: found === null ? 'absent' : 'locked' });
    } catch (error) {
      noStorage(error);
      // What is open stays open: the person is told when something cannot be saved.
    }
  }

  return {
    /** Finds out whether this person has a diary on this device. One that is open stays open. */
    async lookForDiary(owner: string): Promise<void> {
      follow();
      if (vault?.owner === owner) {
        await refresh(vault).catch(noStorage);
        return;
      }
      await lockNow(null);
      store.setState({ owner, status: 'looking', pages: NO_PAGES, lockedBecause: null, resume: null });
      if (!isSecure()) {
        store.setState({ status: 'insecure' });
        return;
      }
      const status = await vaults.findDiary(owner).then(
        (found) => (found === null ? ('absent' as const) : ('locked' as const)),
        (error: unknown) => noStorage(error).outcome,
      );
      if (store.getState().owner === owner) store.setState({ status });
    },

    /** @returns `exists` when another tab was faster */
    async begin(passphrase: string): Promise<{ outcome: 'begun' | 'exists' } | NoStorage> {
      const owner = ownerHere();
      try {
        await persist().catch(() => false);
        const begun = await vaults.beginDiary(owner, passphrase);
        if (begun === null) {
          store.setState({ status: 'locked' });
          return { outcome: 'exists' };
        }
        await show(begun);
        otherTabs.tell({ owner, what: 'changed' });
        return { outcome: 'begun' };
      } catch (error) {
        return noStorage(error);
      }
    },

    async unlock(passphrase: string): Promise<{ outcome: 'opened' | 'wrong' } | NoStorage> {
      try {
        const opened = await vaults.openVault(ownerHere(), passphrase);
        if (opened === null) return { outcome: 'wrong' };
        await show(opened);
        return { outcome: 'opened' };
      } catch (error) {
        return noStorage(error);
      }
    },

    /**
     * Closes the diary because the person asked for it.
     *
     * @param anyway also when what is being written could not be stored and stays in this tab only
     * @returns why nothing was locked
     */
    async lock(anyway = false): Promise<{ outcome: 'locked' } | NoStorage> {
      if (!anyway) {
        const unfinished = await drafts.settle();
        if (isTrouble(unfinished)) return { outcome: unfinished };
      }
      await lockNow('you');
      return { outcome: 'locked' };
    },

    /** Closes the diary of anyone else, at once: another person uses this browser now, or no one. */
    lockFor(userId: string | null): void {
      if (vault?.owner !== userId) void lockNow(null);
    },

    /**
     * @param base the revision from which the change began; null for a new page
     * @param draftIds drafts that the page was written from; they go once it is saved
     */
    async save(
      entry: DiaryEntry,
      base: number | null,
      draftIds: readonly string[],
    ): Promise<Saved | NotSaved | NoStorage> {
      return changing(async (open) => {
        await drafts.settle();
        const saved = await vaults.saveEntry(open, entry, base, drafts.withPutAside(draftIds));
        if (saved.outcome === 'saved') await drafts.forget(draftIds);
        return saved;
      });
    },

    /** Removes a page and its drafts, as far as they are listed here. */
    async remove(id: string): Promise<{ outcome: 'removed' } | NotSaved | NoStorage> {
      return changing(async (open) => {
        const ofPage = store
          .getState()
          .pages.drafts.flatMap((draft) => (draft.entry.id === id ? [draft.id] : []));
        const removed = await vaults.removeEntry(open, id, drafts.withPutAside(ofPage));
        if (removed.outcome === 'removed') await drafts.forget(ofPage);
        return removed;
      });
    },

    /**
     * Keeps an unfinished page; `unfinished` in the state says what became of it.
     *
     * @param replaces ids of drafts that it goes on from
     */
    writeDraft(draft: Draft, replaces: readonly string[]): void {
      if (vault !== null) drafts.note(vault, draft, replaces);
    },

    /** Leaves an unfinished page for later. Resolves when it is stored and listed, or says why it is not. */
    async putAside(): Promise<{ outcome: 'kept' | 'gone' } | NoStorage> {
      const unfinished = await drafts.settle();
      if (isTrouble(unfinished)) return { outcome: unfinished };
      drafts.leave();
      if (vault !== null) await refresh(vault).catch(noStorage);
      return { outcome: 'kept' };
    },

    /**
     * The same when the page was left by a link. What could not be stored stays in this tab and is listed
     * there.
     */
    async leaveDraft(): Promise<{ outcome: 'kept' | 'gone' } | NoStorage> {
      if (drafts.inHand() === null) return { outcome: 'kept' };
      drafts.leave();
      const unfinished = await drafts.settle();
      if (drafts.inHand() === null) drafts.leave();
      if (vault !== null) await refresh(vault).catch(noStorage);
      return { outcome: isTrouble(unfinished) ? unfinished : 'kept' };
    },

    async giveUpDrafts(ids: readonly string[]): Promise<{ outcome: 'removed' } | NotSaved | NoStorage> {
      return changing(async (open) => {
        const rowIds = drafts.withPutAside(ids);
        await drafts.forget(ids);
        await vaults.dropDrafts(open, rowIds);
        return { outcome: 'removed' };
      });
    },

    /** Adds the pages of a file that are not here yet; unfinished ones come in as unfinished pages. */
    async bringIn(
      incoming: readonly DiaryEntry[],
      unfinished: readonly DiaryEntry[],
    ): Promise<{ outcome: 'saved'; added: number } | NotSaved | NoStorage> {
      return changing(async (open) => {
        const { entries, drafts: here } = store.getState().pages;
        const kept = entries.map(({ entry }) => entry);
        const added = entriesToAdd(kept, incoming, newId);
        const begun = entriesToAdd([...kept, ...added, ...here.map(({ entry }) => entry)], unfinished, newId);
        const addedDrafts = begun.map((entry) => ({
          id: newId(),
          entry: { ...entry, id: newId() },
          revision: null,
        }));
        const saved = await vaults.addPages(open, added, addedDrafts);
        if (saved.outcome !== 'saved') return saved;
        return { outcome: 'saved', added: added.length + addedDrafts.length };
      });
    },

    /** A locked copy of all pages, the unfinished ones of this tab included; null when there is no diary. */
    async lockedCopy(): ReturnType<typeof diaryAsFile> {
      const owner = ownerHere();
      await drafts.settle();
      return diaryAsFile(await rows.read(owner), drafts.unwrittenOf(owner));
    },

    async changeKey(
      present: string,
      next: string,
    ): Promise<{ outcome: 'changed-key' | 'wrong' } | NoStorage> {
      try {
        const changed = await vaults.changePassphrase(ownerHere(), present, next);
        return { outcome: changed ? 'changed-key' : 'wrong' };
      } catch (error) {
        return noStorage(error);
      }
    },

    /** Deletes the diary from this device, open or not. */
    async deleteDiary(): Promise<{ outcome: 'removed' } | NoStorage> {
      const owner = ownerHere();
      try {
        stashes.dropAllOf(owner);
        await vaults.removeDiary(owner);
        await drafts.forgetAll(owner);
        await lockNow(null);
        store.setState({ status: 'absent', lockedBecause: null, resume: null });
        otherTabs.tell({ owner, what: 'changed' });
        return { outcome: 'removed' };
      } catch (error) {
        return noStorage(error);
      }
    },

    /** Writes what waits; to be called before the storage is closed. */
    async finishWriting(): Promise<void> {
      await drafts.settle();
    },

    /** Puts what is not stored yet aside at once, sealed: the page may be frozen or thrown away now. */
    putLastWordsAside: (): void => void drafts.putLatestAside(),

    /** The same. @returns whether words would be lost all the same */
    wouldLoseWords: (): boolean => drafts.wouldLose(),

    /** Moves what was put aside, whoever wrote it, to where clearing local storage does not reach. */
    parkStashes: () => intake.park(),
  };
}

function isTrouble(state: DraftState): state is StorageTrouble {
  return state !== 'none' && state !== 'keeping' && state !== 'kept' && state !== 'gone';
}

/** @throws what has nothing to do with storage */
function noStorage(error: unknown): NoStorage {
  const trouble = storageTroubleOf(error);
  if (trouble === null) throw error;
  return { outcome: trouble };
}
