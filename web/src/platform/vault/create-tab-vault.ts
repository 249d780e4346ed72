import type { DiaryEntry } from '@stillgrove/domain/diary/entry';
import type { RecordToAdd } from '@stillgrove/domain/vault/bring-in';
import type { KeepOpen } from '@stillgrove/domain/vault/keep-open';
import { createDiary } from './diary';
import { diaryAsFile } from './diary-as-file';
import { createDraftKeeper } from './drafts';
import { createKeptKeys } from './kept-keys';
import { createLastWords } from './last-words';
import { noStorage, type NoStorage } from './no-storage';
import { createOpening, type OpeningPorts } from './opening';
import { createRecords } from './records';
import { createSealedPages } from './sealed-pages';
import { createSealedRecords } from './sealed-records';
import { createSharedContents } from './shared-contents';
import { createStashIntake } from './stash-intake';
import { createStashes, type PlainStorage } from './stashes';
import { createVault, type NotSaved } from './vault';

type Ports = Omit<OpeningPorts, 'vaults' | 'keptKeys' | 'contents'> & {
  /** Local storage: the only one that takes something at once. */
  readonly storage: PlainStorage;
  /** Lets the page do something else between two pieces of long work. */
  readonly pause: () => Promise<void>;
  readonly newId: () => string;
  /** Whether what a guest has here goes along into the account to which someone signs in now. */
  readonly comesAlong: (guestId: string, userId: string) => boolean;
  /** Forgets what a device that shares a vault knows of the others: the vault is deleted. */
  readonly forgetShared: (owner: string) => Promise<void>;
  /** See `createVault`. */
  readonly keyRounds?: number;
};

/** `added`: pages, also unfinished ones. `records`: everything else. */
type BroughtIn = { readonly outcome: 'saved'; readonly added: number; readonly records: number };

/** The vault of one person at a time, in one tab: the diary and all other private records. */
export function createTabVault(ports: Ports) {
  const { rows, store, storage, pause, newId, comesAlong, now } = ports;
  const vaults = createVault(rows, ports.keyRounds);
  const sealedPages = createSealedPages(rows, vaults, pause);
  const stashes = createStashes(storage);
  const lastWords = createLastWords(stashes);
  const drafts = createDraftKeeper({
    pages: sealedPages,
    lastWords,
    report: (unfinished) => store.setState({ unfinished }),
  });
  const intake = createStashIntake({ stashes, pages: sealedPages, drafts });
  const keptKeys = createKeptKeys({ rows, storage, now });
  const opening = createOpening({
    ...ports,
    vaults,
    keptKeys,
    contents: () => [diary.contents, records.contents, shared.contents],
  });
  const diary = createDiary({
    opening,
    sealed: sealedPages,
    drafts,
    lastWords,
    intake,
    stashes,
    store,
    newId,
    comesAlong,
  });
  const sealedRecords = createSealedRecords(rows, vaults, pause);
  const records = createRecords({ opening, sealed: sealedRecords, store, newId });

  async function bringIn(
    pages: readonly DiaryEntry[],
    unfinished: readonly DiaryEntry[],
    others: readonly RecordToAdd[],
  ): Promise<BroughtIn | NotSaved | NoStorage> {
    const saved = await diary.addPages(pages, unfinished);
    if (saved.outcome !== 'saved') return saved;
    const added = await records.add(others);
    return added.outcome === 'saved' ? { outcome: 'saved', added: saved.added, records: added.added } : added;
  }

  const shared = createSharedContents({ rows, vaults, opening, forget: ports.forgetShared, pause });

  /** Its key goes first of all: without it nothing in it can be read again. */
  async function dropAside(id: string): Promise<void> {
    const { owner, aside } = store.getState();
    await vaults.removeVault(id);
    await diary.contents.forgetAll(id);
    if (owner !== null) await rows.leave(owner, id);
    store.setState({ aside: aside.filter((one) => one !== id) });
  }

  return {
    /** Finds out whether this person has a vault on this device. One that is open stays open. */
    async look(owner: string): Promise<void> {
      if (store.getState().owner !== owner) diary.keepFirstPageFor(owner);
      await opening.look(owner);
    },

    /**
     * Begins a vault, and saves the page that was written before it.
     *
     * @returns `exists` when another tab was faster; `begun` when there was no page, or it could not be saved and is the
     *   one to go on with
     */
    async begin(
      passphrase: string,
      keepOpen: KeepOpen = 'five-minutes',
    ): Promise<{ outcome: 'begun' | 'saved' | 'exists' } | NoStorage> {
      const begun = await opening.begin(passphrase, keepOpen, diary.saveFirstPage);
      if (begun.outcome !== 'begun') return begun;
      return { outcome: begun.result ? 'saved' : 'begun' };
    },

    async unlock(
      passphrase: string,
      keepOpen: KeepOpen = 'five-minutes',
    ): Promise<{ outcome: 'opened' | 'wrong' } | NoStorage> {
      return opening.unlock(passphrase, keepOpen);
    },

    keepOpen: opening.keepOpen,
    unlockByPasskey: opening.unlockByPasskey,
    addPasskey: opening.addPasskey,
    removePasskeys: opening.removePasskeys,
    arePasskeysOffered: opening.arePasskeysOffered,

    /**
     * Closes the vault because the person asked for it.
     *
     * @param anyway also when what is being written could not be stored and stays in this tab only
     * @returns why nothing was locked
     */
    async lock(anyway = false): Promise<{ outcome: 'locked' } | NoStorage> {
      const trouble = anyway ? null : await diary.settle();
      if (trouble !== null) return { outcome: trouble };
      await opening.lockNow('you');
      return { outcome: 'locked' };
    },

    /** Closes the vault of anyone else, at once: another person uses this browser now, or no one. */
    lockFor(userId: string | null): void {
      if (store.getState().owner !== userId) void opening.lockNow(null);
      diary.signedIn(userId);
    },

    writeFirstPage: diary.writeFirstPage,
    save: diary.save,
    remove: diary.remove,
    writeDraft: diary.writeDraft,
    putAside: diary.putAside,
    leaveDraft: diary.leaveDraft,
    giveUpDrafts: diary.giveUpDrafts,

    saveRecords: records.save,
    removeRecords: records.remove,
    readRecord: records.readOne,

    /** Adds what of a file is not here yet; unfinished pages come in as unfinished ones. */
    bringIn,

    /**
     * Adds what is in a vault that this person began here without an account, and deletes that vault once all of it is
     * here.
     */
    async bringInAside(
      id: string,
      passphrase: string,
    ): Promise<(BroughtIn & { unreadable: number }) | { outcome: 'wrong' } | NotSaved | NoStorage> {
      try {
        const opened = await vaults.openVault(id, passphrase);
        if (opened === null) return { outcome: 'wrong' };
        await intake.takeIn(opened);
        const pages = await sealedPages.readPages(opened);
        const others = await sealedRecords.readAll(opened);
        const read = others.filter((record) => record !== null);
        const unreadable = pages.unreadable + others.length - read.length;
        const saved = await bringIn(entriesOf(pages.entries), entriesOf(pages.drafts), read);
        if (saved.outcome !== 'saved') return saved;
        if (unreadable === 0) await dropAside(id);
        return { ...saved, unreadable };
      } catch (error) {
        return noStorage(error);
      }
    },

    /** Deletes a vault that this person began here without an account, opened or not. */
    async deleteAside(id: string): Promise<{ outcome: 'removed' } | NoStorage> {
      try {
        await dropAside(id);
        return { outcome: 'removed' };
      } catch (error) {
        return noStorage(error);
      }
    },

    /** A locked copy of everything, the unfinished pages of this tab included; null when there is no vault. */
    async lockedCopy(): ReturnType<typeof diaryAsFile> {
      const owner = opening.ownerHere();
      await diary.settle();
      return diaryAsFile(await rows.read(owner), await rows.everyRecord(owner), diary.unwrittenOf(owner));
    },

    shared,

    changeKey: opening.changeKey,
    deleteVault: opening.deleteVault,
    forgetPerson: opening.forgetPerson,

    /** Writes what waits; to be called before the storage is closed. */
    async finishWriting(): Promise<void> {
      await diary.settle();
    },

    putLastWordsAside: diary.putLastWordsAside,
    wouldLoseWords: diary.wouldLoseWords,

    /**
     * Someone signs out: moves what was put aside, whoever wrote it, to where clearing local storage does not reach, and
     * keeps nothing open.
     */
    async leave(): Promise<void> {
      await Promise.all([intake.park(), keptKeys.drop()]);
    },
  };
}

function entriesOf(pages: readonly { readonly entry: DiaryEntry }[]): DiaryEntry[] {
  return pages.map(({ entry }) => entry);
}
