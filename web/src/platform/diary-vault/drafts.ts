import { storageTroubleOf, type StorageTrouble } from '../storage/storage-error';
import type { DraftRow } from './rows';
import type { Draft, OpenVault, Vault } from './vault';

/**
 * What has become of the words that are being written. `none`: there are none. `gone`: the diary was
 * deleted elsewhere. A trouble: they are in this tab only.
 */
export type DraftState = 'none' | 'keeping' | 'kept' | 'gone' | StorageTrouble;

type Ports = {
  readonly vault: Pick<Vault, 'sealDraft' | 'writeDraft'>;
  readonly report: (state: DraftState) => void;
};

type Noted = { readonly vault: OpenVault; readonly draft: Draft; readonly replaces: readonly string[] };

/** Sealed, so that it may outlive the diary's being open. */
type Unwritten = {
  readonly diary: Pick<OpenVault, 'owner' | 'diaryId'>;
  readonly row: DraftRow;
  readonly replaces: readonly string[];
};

export type DraftKeeper = ReturnType<typeof createDraftKeeper>;

/**
 * Keeps what is being written, sealed, as fast as the storage takes it: a page may go away right after a
 * letter. What the storage refuses stays sealed in this tab until it takes it.
 */
export function createDraftKeeper({ vault, report }: Ports) {
  let noted: Noted | null = null;
  let inHand: string | null = null;
  let state: DraftState = 'none';
  let running: Promise<void> | null = null;
  const unwritten = new Map<string, Unwritten>();

  function become(next: DraftState): void {
    if (next === state) return;
    state = next;
    report(next);
  }

  async function sealAndWrite(): Promise<void> {
    for (let next = take(); next !== null; next = take()) {
      const { vault: open, draft } = next;
      const row = await vault.sealDraft(open, draft);
      const { owner, diaryId } = open;
      const replaces = next.replaces.flatMap((id) => [id, ...(unwritten.get(id)?.replaces ?? [])]);
      for (const id of replaces) unwritten.delete(id);
      unwritten.set(row.id, { diary: { owner, diaryId }, row, replaces });
      await write(row.id);
    }
  }

  function take(): Noted | null {
    const next = noted;
    noted = null;
    return next;
  }

  async function write(id: string): Promise<void> {
    const piece = unwritten.get(id);
    if (piece === undefined) return;
    try {
      const { outcome } = await vault.writeDraft(piece.diary, piece.row, piece.replaces);
      if (unwritten.get(id) === piece) unwritten.delete(id);
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

  return {
    /** @param replaces ids of the drafts that this one goes on from */
    note(open: OpenVault, draft: Draft, replaces: readonly string[]): void {
      noted = { vault: open, draft, replaces };
      inHand = draft.id;
      if (state === 'none') become('keeping');
      void run();
    },

    /** Resolves when nothing is on its way to the storage; tries once more what it refused. */
    async settle(): Promise<DraftState> {
      await run();
      for (const id of [...unwritten.keys()]) await write(id);
      return state;
    },

    /** Forgets drafts, since their page was saved or they were given up. None of them is written afterwards. */
    async forget(ids: readonly string[]): Promise<void> {
      if (noted !== null && ids.includes(noted.draft.id)) noted = null;
      await run();
      for (const id of ids) unwritten.delete(id);
      if (inHand !== null && ids.includes(inHand)) inHand = null;
      if (inHand === null && unwritten.size === 0) become('none');
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

    /** Whether words could be lost when the tab is closed now: they are not stored, or not yet. */
    hasUnwritten: () => unwritten.size > 0 || running !== null,

    /** Forgets all drafts of a person whose diary is deleted. */
    async forgetAll(owner: string): Promise<void> {
      if (noted?.vault.owner === owner) noted = null;
      await run();
      for (const [id, { row }] of unwritten) if (row.owner === owner) unwritten.delete(id);
      inHand = null;
      become('none');
    },
  };
}
