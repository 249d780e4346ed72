import { storageTroubleOf, type StorageTrouble } from '../storage/storage-error';
import type { LastWords } from './last-words';
import type { DraftRow } from './rows';
import { turnOf, type Draft, type SealedPages } from './sealed-pages';
import type { OpenVault } from './vault';

/**
 * What has become of the words that are being written. `none`: there are none. `gone`: the diary was
 * deleted elsewhere. A trouble: they are in this tab only.
 */
export type DraftState = 'none' | 'keeping' | 'kept' | 'gone' | StorageTrouble;

type Ports = {
  readonly pages: Pick<SealedPages, 'sealDraft' | 'writeDraft'>;
  readonly lastWords: LastWords;
  readonly report: (state: DraftState) => void;
};

type Noted = { readonly vault: OpenVault; readonly draft: Draft; readonly replaces: readonly string[] };

/** Sealed, so that it may outlive the diary's being open. */
type Unwritten = {
  readonly diary: Pick<OpenVault, 'owner' | 'diaryId'>;
  readonly row: DraftRow;
  readonly turn: number;
  readonly replaces: readonly string[];
};

export type DraftKeeper = ReturnType<typeof createDraftKeeper>;

/**
 * Keeps what is being written, sealed, as fast as the storage takes it. A page may go away right after a
 * letter: what is not stored by then is put aside at once. What the storage refuses stays sealed in this tab
 * until it takes it.
 */
export function createDraftKeeper({ pages, lastWords, report }: Ports) {
  let noted: Noted | null = null;
  /** The newest words, until they are stored. */
  let latest: Noted | null = null;
  /** Those of the newest words that were put aside. */
  let putAside: Noted | null = null;
  let turns = 0;
  let inHand: string | null = null;
  let state: DraftState = 'none';
  let running: Promise<void> | null = null;
  const unwritten = new Map<string, Unwritten>();

  function become(next: DraftState): void {
    if (next === state) return;
    state = next;
    report(next);
  }

  function allReplaced(ids: readonly string[]): string[] {
    return ids.flatMap((id) => [id, ...(unwritten.get(id)?.replaces ?? [])]);
  }

  async function sealAndWrite(): Promise<void> {
    for (let next = take(); next !== null; next = take()) {
      await keep(next);
      await write(next.draft.id);
    }
  }

  async function keep({ vault: open, draft, replaces: ids }: Noted): Promise<void> {
    const row = await pages.sealDraft(open, draft);
    const { owner, diaryId } = open;
    const replaces = allReplaced(ids);
    for (const id of replaces) unwritten.delete(id);
    unwritten.set(row.id, { diary: { owner, diaryId }, row, turn: turnOf(draft), replaces });
  }

  function take(): Noted | null {
    const next = noted;
    noted = null;
    return next;
  }

  async function write(id: string): Promise<void> {
    const piece = unwritten.get(id);
    if (piece === undefined) return;
    const { diary, row, turn, replaces } = piece;
    try {
      const { outcome } = await pages.writeDraft(diary, row, [...replaces, ...lastWords.idsOf([id], turn)]);
      if (unwritten.get(id) === piece) unwritten.delete(id);
      if (latest?.draft.id === id && turnOf(latest.draft) <= turn) latest = null;
      lastWords.forget([id], turn);
      become(outcome);
    } catch (error) {
      const trouble = storageTroubleOf(error);
      if (trouble === null) throw error;
      become(trouble);
    }
  }

  function run(): Promise<void> {
    running ??= sealAndWrite().finally(() => (running = null));
    return running;
  }

  /** @returns whether the newest words are safe: stored, put aside, or none */
  function putLatestAside(): boolean {
    if (latest === null || putAside === latest) return true;
    if (!lastWords.put(latest.vault, latest.draft, allReplaced(latest.replaces))) return false;
    putAside = latest;
    return true;
  }

  return {
    /** @param replaces ids of the drafts that this one goes on from */
    note(open: OpenVault, draft: Draft, replaces: readonly string[]): void {
      noted = { vault: open, draft: { ...draft, turn: (turns += 1) }, replaces };
      latest = noted;
      inHand = draft.id;
      if (state === 'none') become('keeping');
      void run();
    },

    /**
     * Takes in a draft of a page that went away.
     *
     * @returns whether it is stored; if not, it is sealed in this tab
     */
    async takeIn(open: OpenVault, draft: Draft, replaces: readonly string[]): Promise<boolean> {
      if ((unwritten.get(draft.id)?.turn ?? -1) < turnOf(draft)) {
        await keep({ vault: open, draft, replaces });
        await write(draft.id);
      }
      if (inHand === null && unwritten.size === 0) become('none');
      return !unwritten.has(draft.id);
    },

    /** Resolves when nothing is on its way to the storage; tries once more what it refused. */
    async settle(): Promise<DraftState> {
      await run();
      for (const id of [...unwritten.keys()]) await write(id);
      return state;
    },

    /** Ids of drafts and of what was put aside of them, which goes where they go. */
    withPutAside: (ids: readonly string[]): string[] => [...ids, ...lastWords.idsOf(ids)],

    /** Forgets drafts, since their page was saved or they were given up. None of them is written afterwards. */
    async forget(ids: readonly string[]): Promise<void> {
      if (noted !== null && ids.includes(noted.draft.id)) noted = null;
      if (latest !== null && ids.includes(latest.draft.id)) latest = null;
      await run();
      for (const id of ids) unwritten.delete(id);
      lastWords.forget(ids);
      if (inHand !== null && ids.includes(inHand)) inHand = null;
      if (inHand === null && unwritten.size === 0) become('none');
    },

    /** The diary is locked: what is sealed in this tab does not stay readable beside it. */
    forgetReadable(): void {
      if (noted === null && running === null) latest = null;
      putAside = null;
    },

    /** The page that was being written is left, and its draft kept. */
    leave(): void {
      inHand = null;
      if (unwritten.size === 0 && running === null) become('none');
    },

    /** Id of the draft that is being written. */
    inHand: () => inHand,

    /** Sealed drafts of a person that are in this tab only. */
    unwrittenOf: (owner: string): DraftRow[] =>
      [...unwritten.values()].flatMap(({ row }) => (row.owner === owner ? [row] : [])),

    putLatestAside,

    /** Whether words would be lost if the tab were closed now. Puts the newest ones aside if it can. */
    wouldLose(): boolean {
      if (!putLatestAside()) return true;
      const others = [...unwritten.keys()].filter((id) => id !== putAside?.draft.id);
      // Whoever was told that the storage refuses words is asked, too.
      return others.length > 0 || (unwritten.size > 0 && state !== 'keeping' && state !== 'kept');
    },

    /** Forgets all drafts of a person whose diary is deleted. */
    async forgetAll(owner: string): Promise<void> {
      if (noted?.vault.owner === owner) noted = null;
      if (latest?.vault.owner === owner) latest = null;
      await run();
      for (const [id, { row }] of unwritten) if (row.owner === owner) unwritten.delete(id);
      inHand = null;
      become('none');
    },
  };
}
