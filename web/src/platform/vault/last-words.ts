import { bindingOf } from '@stillgrove/domain/vault/binding';
import { newKeyStream, sealAtOnce, type KeyStream } from './key-stream';
import type { Stashes } from './stashes';
import type { Draft } from './sealed-pages';
import type { OpenVault } from './vault';

type Ready = { readonly diaryId: string; readonly stream: KeyStream };

/** Puts unfinished words aside at once, sealed, in a page that may go away in the next moment. */
export function createLastWords(stashes: Stashes) {
  let ready: Ready | null = null;
  /** The one to make a stream for; null while no diary is open. */
  let wanted: OpenVault | null = null;
  /** By the id of their draft. */
  const mine = new Map<string, { readonly id: string; readonly turn: number }>();

  async function prepare(vault: OpenVault): Promise<void> {
    wanted = vault;
    const stream = await newKeyStream(vault.stashKey, bindingOf('stash', vault.owner, vault.diaryId));
    if (wanted === vault) ready = { diaryId: vault.diaryId, stream };
  }

  return {
    /** Makes a key stream for an open diary, and after each use another one. */
    prepare,

    /** No diary is open any more. */
    end(): void {
      ready?.stream.bytes?.fill(0);
      ready = null;
      wanted = null;
    },

    /** @returns whether the words are stored now; false also while no key stream is ready */
    put(vault: OpenVault, draft: Draft, replaces: readonly string[]): boolean {
      if (ready?.diaryId !== vault.diaryId) return false;
      const { stream } = ready;
      ready = null;
      if (wanted !== null) void prepare(wanted);
      const sealed = sealAtOnce(stream, { ...draft, replaces });
      if (sealed === null) return false;
      const id = crypto.randomUUID();
      if (!stashes.put({ owner: vault.owner, id, stashOf: vault.diaryId, sealed })) return false;
      const before = mine.get(draft.id);
      if (before !== undefined) stashes.drop(before.id);
      mine.set(draft.id, { id, turn: draft.turn ?? 0 });
      return true;
    },

    /** Ids of what was put aside of these drafts, and is not newer than a turn. */
    idsOf: (draftIds: readonly string[], turn = Infinity): string[] =>
      draftIds.flatMap((draftId) => {
        const put = mine.get(draftId);
        return put !== undefined && put.turn <= turn ? [put.id] : [];
      }),

    /** Forgets what was put aside of these drafts: its words are stored, or given up. */
    forget(draftIds: readonly string[], turn = Infinity): void {
      for (const draftId of draftIds) {
        const put = mine.get(draftId);
        if (put === undefined || put.turn > turn) continue;
        stashes.drop(put.id);
        mine.delete(draftId);
      }
    },
  };
}

export type LastWords = ReturnType<typeof createLastWords>;
