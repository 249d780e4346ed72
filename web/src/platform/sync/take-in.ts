import { isDiaryEntry, type DiaryEntry } from '@stillgrove/domain/diary/entry';
import { isSharedPage } from '@stillgrove/domain/sync/merge-page';
import { isEqual, type OwnRecord, reconcile } from '@stillgrove/domain/sync/reconcile';
import { judgeChange } from '@stillgrove/domain/sync/seen';
import type { SharedRecord } from '@stillgrove/domain/sync/shared-record';
import type { LocalChange, LocalRecord } from './round-ports';
import type { Known, SentChange } from './sync-state';
import { nameOf } from './wire-seal';

/** What a record from the server changes: on this device, and in what it knows. */
export type TakenIn = {
  readonly known: Known;
  /** Whether the revision that `changes[0]` gets is the one at which both are the same. */
  readonly agreesOnceApplied: boolean;
  readonly changes: readonly LocalChange[];
  readonly isConflict: boolean;
};

/**
 * Decides what becomes of a record that came from the server.
 *
 * @param device id of this one
 * @returns `older` for a state before one that this device has seen, `foreign` for a page that is none
 */
export function takeIn(
  { serverId, seq, theirs }: { serverId: string; seq: number; theirs: SharedRecord },
  known: Known | undefined,
  locals: ReadonlyMap<string, LocalRecord>,
  device: string,
  between: string,
): TakenIn | 'older' | 'foreign' {
  const { id, kind, lamport } = theirs;
  if (kind === 'page' && !theirs.deleted && !(isDiaryEntry(theirs.value) && isSharedPage(id, theirs.value)))
    return 'foreign';
  const stamp = { lamport, device: theirs.device };
  const seen = new Map(known?.stamp ? [[serverId, known.stamp]] : []);
  const verdict = judgeChange(seen, serverId, stamp);
  if (verdict === 'older') return 'older';
  if (verdict === 'known' && known !== undefined)
    return { known: { ...known, seq }, agreesOnceApplied: false, changes: [], isConflict: false };

  const local = locals.get(nameOf(theirs));
  const arrived = arrivedOf(known, theirs.after[device] ?? 0);
  const from = arrived ?? known;
  const revision = local?.revision ?? null;
  const common = {
    isChanged: from === undefined ? local !== undefined : revision !== from.revision,
    page: from?.page ?? null,
  };
  const ourStamp = { lamport: nextLamport(known), device };
  const result = reconcile(ownRecord(local, known), common, theirs, ourStamp, between);
  const agreed: Known = {
    serverId,
    id,
    kind,
    seq,
    stamp,
    after: theirs.after,
    revision,
    deleted: theirs.deleted,
    page: pageOf(theirs),
    sent: [],
  };
  const unsent = { ...agreed, revision: null };
  const change = (value: unknown): LocalChange => ({ id, kind, value, base: revision });
  switch (result.outcome) {
    case 'same':
      return { known: agreed, agreesOnceApplied: false, changes: [], isConflict: false };
    case 'keep-ours':
      return { known: unsent, agreesOnceApplied: false, changes: [], isConflict: false };
    case 'take-theirs':
      return local === undefined && theirs.deleted
        ? { known: agreed, agreesOnceApplied: false, changes: [], isConflict: false }
        : { known: agreed, agreesOnceApplied: true, changes: [change(theirs.value)], isConflict: false };
    case 'merged': {
      const changes = [change(result.value), ...restOf(result.rest, locals)];
      return { known: unsent, agreesOnceApplied: false, changes, isConflict: result.isConflict };
    }
  }
}

/** The lamport of the next change of a record on this device. */
export function nextLamport(known: Known | undefined): number {
  return Math.max(known?.stamp?.lamport ?? 0, ...(known?.sent ?? []).map(({ lamport }) => lamport)) + 1;
}

/** The latest of the changes sent from here that theirs follows: it arrived, though the answer was lost. */
function arrivedOf(known: Known | undefined, upTo: number): SentChange | undefined {
  return known?.sent.filter(({ lamport }) => lamport <= upTo && lamport > (known.stamp?.lamport ?? 0)).at(-1);
}

function ownRecord(local: LocalRecord | undefined, known: Known | undefined): OwnRecord | null {
  if (local !== undefined) return { ...local, deleted: false };
  return known === undefined ? null : { id: known.id, kind: known.kind, value: null, deleted: true };
}

function pageOf({ kind, deleted, value }: SharedRecord): DiaryEntry | null {
  return kind === 'page' && !deleted ? (value as DiaryEntry) : null;
}

function restOf(rest: DiaryEntry | null, locals: ReadonlyMap<string, LocalRecord>): LocalChange[] {
  if (rest === null) return [];
  const there = locals.get(nameOf({ id: rest.id, kind: 'page' }));
  if (isEqual(there?.value, rest)) return [];
  return [{ id: rest.id, kind: 'page', value: rest, base: there?.revision ?? null }];
}
