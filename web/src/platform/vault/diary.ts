import { entriesToAdd } from '@stillgrove/domain/diary/bring-in';
import { isWritten, trimmed, type DiaryEntry } from '@stillgrove/domain/diary/entry';
import type { StorageTrouble } from '../storage/storage-error';
import type { DraftKeeper, DraftState } from './drafts';
import type { LastWords } from './last-words';
import { noStorage, type NoStorage } from './no-storage';
import type { Contents, Opening } from './opening';
import type { DraftRow } from './rows';
import type { Draft, OpenedPages, SealedPages } from './sealed-pages';
import type { StashIntake } from './stash-intake';
import type { Stashes } from './stashes';
import type { NotSaved, OpenVault, Saved } from './vault';
import { NO_PAGES, type VaultStore } from './vault-store';

type Ports = {
  readonly opening: Pick<Opening, 'changing' | 'opened' | 'isHome'>;
  readonly sealed: SealedPages;
  readonly drafts: DraftKeeper;
  readonly lastWords: LastWords;
  readonly intake: StashIntake;
  /** What is sealed at once, in a page that goes away. */
  readonly stashes: Stashes;
  readonly store: VaultStore;
  readonly newId: () => string;
  /** Whether what a guest has here goes along into the account to which someone signs in now. */
  readonly comesAlong: (guestId: string, userId: string) => boolean;
};

/** The pages of the diary in a vault, and those that are being written. */
export function createDiary(ports: Ports) {
  const { opening, sealed, drafts, lastWords, intake, stashes, store, newId, comesAlong } = ports;
  /** Who wrote the page of this state that has no passphrase yet. */
  let writer: string | null = null;
  /** Pages of the open vault: what is saved is not opened again, however many there are. */
  let known: OpenedPages = new Map();

  function writtenFirstPage(): DiaryEntry | null {
    const { firstPage } = store.getState();
    return firstPage !== null && isWritten(firstPage) ? firstPage : null;
  }

  /** One that could not be saved, or for which another tab was faster, is the page to go on with. */
  async function takeInFirstPage(open: OpenVault): Promise<void> {
    const firstPage = writtenFirstPage();
    if (firstPage === null || !opening.isHome(open.owner)) return;
    const id = newId();
    await drafts.takeIn(open, { id, entry: firstPage, revision: null }, []);
    store.setState({ firstPage: null, resume: id });
  }

  const read = (open: OpenVault) => sealed.readPages(open, drafts.unwrittenOf(open.owner), known);

  async function refresh(open: OpenVault): Promise<void> {
    const pages = await read(open);
    if (opening.opened() === open) store.setState({ pages });
  }

  async function refreshOpen(): Promise<void> {
    const open = opening.opened();
    if (open !== null) await refresh(open).catch(noStorage);
  }

  async function changing<Result extends { readonly outcome: string }>(
    change: (open: OpenVault) => Promise<Result>,
  ): Promise<Result | NotSaved | NoStorage> {
    return opening.changing(async (open) => {
      const result = await change(open);
      await refresh(open);
      return result;
    });
  }

  const contents: Contents = {
    async open(open) {
      // What cannot be taken in stays where it is until the diary is opened again.
      await intake.takeIn(open).catch(noStorage);
      await takeInFirstPage(open);
      await lastWords.prepare(open);
      const pages = await read(open);
      const { resume } = store.getState();
      return { pages, resume: pages.drafts.some(({ id }) => id === resume) ? resume : null };
    },
    readAgain: async (open) => ({ pages: await read(open) }),
    hide() {
      known = new Map();
      const resume = drafts.inHand();
      return { pages: NO_PAGES, resume, ...(resume !== null && { unfinished: 'keeping' as const }) };
    },
    async afterLock(isOpenAgain) {
      const hasOne = drafts.inHand() !== null;
      const unfinished = await drafts.settle();
      if (hasOne) store.setState({ unfinished });
      if (isOpenAgain()) return;
      drafts.forgetReadable();
      lastWords.end();
    },
    async forgetAll(owner) {
      stashes.dropAllOf(owner);
      await drafts.forgetAll(owner);
    },
  };

  return {
    contents,

    /** Remembers what is written before there is a passphrase, in this tab alone; null forgets it. */
    writeFirstPage(firstPage: DiaryEntry | null): void {
      writer = store.getState().owner;
      store.setState({ firstPage });
    },

    /** @returns whether the page that was written before there was a passphrase is saved */
    async saveFirstPage(open: OpenVault): Promise<boolean> {
      const firstPage = writtenFirstPage();
      if (firstPage === null || !opening.isHome(open.owner)) return false;
      const { outcome } = await sealed.saveEntry(open, trimmed(firstPage), null, []).catch(noStorage);
      if (outcome !== 'saved') return false;
      store.setState({ firstPage: null });
      return true;
    },

    /** Forgets the page that was written before there was a passphrase, unless this is its writer. */
    keepFirstPageFor(owner: string): void {
      if (writer !== owner) store.setState({ firstPage: null });
    },

    /** The same when another person uses this browser now, or no one. */
    signedIn(userId: string | null): void {
      // Whoever was only signed out finds the words again; to anyone else they do not belong.
      if (userId === null || userId === writer) return;
      if (writer !== null && comesAlong(writer, userId)) writer = userId;
      else store.setState({ firstPage: null });
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
        const saved = await sealed.saveEntry(open, entry, base, drafts.withPutAside(draftIds));
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
        const removed = await sealed.removeEntry(open, id, drafts.withPutAside(ofPage));
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
      const open = opening.opened();
      if (open !== null) drafts.note(open, draft, replaces);
    },

    /** Leaves an unfinished page for later. Resolves when it is stored and listed, or says why it is not. */
    async putAside(): Promise<{ outcome: 'kept' | 'gone' } | NoStorage> {
      const unfinished = await drafts.settle();
      if (isTrouble(unfinished)) return { outcome: unfinished };
      drafts.leave();
      await refreshOpen();
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
      await refreshOpen();
      return { outcome: isTrouble(unfinished) ? unfinished : 'kept' };
    },

    async giveUpDrafts(ids: readonly string[]): Promise<{ outcome: 'removed' } | NotSaved | NoStorage> {
      return changing(async (open) => {
        const rowIds = drafts.withPutAside(ids);
        await drafts.forget(ids);
        await sealed.dropDrafts(open, rowIds);
        return { outcome: 'removed' };
      });
    },

    /** Adds pages that are not here yet; unfinished ones come in as unfinished pages. */
    async addPages(
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
        const saved = await sealed.addPages(open, added, addedDrafts);
        if (saved.outcome !== 'saved') return saved;
        return { outcome: 'saved', added: added.length + addedDrafts.length };
      });
    },

    /** Writes what waits. @returns why it is in this tab only; null when nothing is */
    async settle(): Promise<StorageTrouble | null> {
      const unfinished = await drafts.settle();
      return isTrouble(unfinished) ? unfinished : null;
    },

    /** Sealed drafts of a person that are in this tab only. */
    unwrittenOf: (owner: string): DraftRow[] => drafts.unwrittenOf(owner),

    /** Puts what is not stored yet aside at once, sealed: the page may be frozen or thrown away now. */
    putLastWordsAside: (): void => void drafts.putLatestAside(),

    /** The same. @returns whether words would be lost all the same */
    wouldLoseWords: (): boolean => writtenFirstPage() !== null || drafts.wouldLose(),
  };
}

function isTrouble(state: DraftState): state is StorageTrouble {
  return state !== 'none' && state !== 'keeping' && state !== 'kept' && state !== 'gone';
}
