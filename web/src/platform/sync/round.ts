import { PULL_BYTES_MAX, SYNC_BATCH_MAX } from '@stillgrove/contract/sync';
import {
  heldBack,
  manifestAsValue,
  manifestFrom,
  manifestOf,
  mergeManifests,
  type Manifest,
} from '@stillgrove/domain/sync/seen';
import { SHARED_KINDS, type SharedRecord, type Stamp } from '@stillgrove/domain/sync/shared-record';
import type { LocalRecord, RoundPorts } from './round-ports';
import { type Outgoing, outgoing, outgoingOf } from './send';
import type { Known, SyncHead, Trouble, Troubles } from './sync-state';
import { takeIn, type TakenIn } from './take-in';
import { nameOf } from './wire-seal';

/** How often a round begins again, since another device was faster. */
const TURNS = 8;
/** How often another try is made to change what is changed here at the same time. */
const TRIES = 20;
/** So rarely does a device list what there is: the list grows with the records. */
const LIST_EVERY_MS = 10 * 60_000;
export const KINDS = SHARED_KINDS.join(' ');
const MANIFEST = { id: 'manifest', kind: 'manifest' } as const;

export type RoundResult = {
  /** Pages on which the same paragraph was changed on two devices. */
  readonly conflicts: readonly string[];
  readonly troubles: Troubles;
  /** How many records of later versions of the product there are. */
  readonly newer: number;
  /** What could not be sent, since other devices were always faster, or the server is in trouble. */
  readonly unsent: number;
};

type Row = { readonly id: string; readonly seq: number; readonly sealed: string };

/**
 * Fetches what other devices changed, brings it together with what was changed here, and sends that. What comes from
 * the server is not trusted: what is older, exchanged, cut off or held back changes nothing here and is told.
 *
 * @throws what the ports throw; everything up to then is kept, and the next round goes on from there
 */
export async function syncRound(ports: RoundPorts): Promise<RoundResult> {
  const { local, server, state, seal, now, between } = ports;
  const before = await state.read();
  const known = new Map(before.known);
  const conflicts = new Set<string>();
  let head = withKinds(before.head);
  let troubles: Record<string, Trouble> = { ...before.troubles };

  const keep = async (changedHead: SyncHead, changed: ReadonlyMap<string, Known>) => {
    await state.write(changedHead, changed, troubles);
    head = changedHead;
    for (const [name, one] of changed) known.set(name, one);
  };

  /** One answer’s records, all of them or none. */
  async function takeInAll(rows: readonly Row[], cursor: number): Promise<void> {
    const opened = await Promise.all(
      rows.map(async ({ id, sealed }) => [id, await seal.open(id, sealed)] as const),
    );
    const records = new Map(opened);
    for (let tries = 0; tries < TRIES; tries += 1) {
      const locals = byName((await local.read()).records);
      const wrong: Record<string, Trouble> = {};
      const taken: TakenIn[] = [];
      const newer = new Set(head.newer);
      let { manifest } = head;
      for (const { id: serverId, seq } of latestOf(rows)) {
        const theirs = records.get(serverId) ?? 'foreign';
        if (theirs === 'newer') {
          newer.add(serverId);
          continue;
        }
        const result =
          theirs === 'foreign'
            ? theirs
            : takeIn({ serverId, seq, theirs }, known.get(nameOf(theirs)), locals, head.device, between);
        if (typeof result === 'string') {
          wrong[serverId] = result;
          continue;
        }
        newer.delete(serverId);
        if (theirs !== 'foreign' && theirs.kind === 'manifest') {
          manifest = listedByBoth(manifest, theirs);
          taken.push({ ...result, agreesOnceApplied: false, changes: [] });
        } else taken.push(result);
      }
      const changes = taken.flatMap((one) => one.changes);
      const applied = changes.length === 0 ? NOTHING : await local.apply(changes);
      if (applied.outcome === 'changed') continue;
      const changed = new Map<string, Known>();
      let at = 0;
      for (const one of taken) {
        const revision = applied.revisions[at] ?? null;
        at += one.changes.length;
        changed.set(nameOf(one.known), one.agreesOnceApplied ? { ...one.known, revision } : one.known);
        if (one.isConflict) conflicts.add(one.known.id);
      }
      troubles = {
        ...without(
          troubles,
          taken.map(({ known: { serverId } }) => serverId),
        ),
        ...wrong,
      };
      await keep({ ...head, cursor, manifest, newer: [...newer] }, changed);
      return;
    }
    throw new Error('what another device changed is changed here again and again');
  }

  /** @returns whether all was looked at that the server has */
  async function pull(): Promise<boolean> {
    troubles = without(troubles, ['*']);
    for (;;) {
      const { records, more, lastSeq } = await server.pull(head.space, head.cursor);
      const last = records.at(-1)?.seq ?? head.cursor;
      if (lastSeq < highestSeq(known, head) || lastSeq < last) return distrust('older');
      if (!isInOrder(records, head.cursor)) return distrust('foreign');
      if (records.length > 0) await takeInAll(records, last);
      if (!more) return true;
      if (records.length === 0) return distrust('missing');
    }
  }

  async function distrust(trouble: Trouble): Promise<false> {
    troubles = { ...troubles, '*': trouble };
    await keep(head, new Map());
    return false;
  }

  /** @returns whether another device changed something first */
  async function push(list: readonly Outgoing[]): Promise<boolean> {
    let isBehind = false;
    for await (const batch of batches(list)) {
      const serverIds = new Map(batch.map(({ out, id }) => [id, out]));
      await keep(head, new Map(batch.map(({ out, id }) => [out.name, { ...out.waiting, serverId: id }])));
      const answer = await server.push(
        head.space,
        batch.map(({ out, id, sealed }) => ({ id, baseSeq: out.baseSeq, sealed })),
      );
      const changed = new Map<string, Known>();
      for (const { id, seq } of answer.stored) {
        const out = serverIds.get(id);
        if (out !== undefined) changed.set(out.name, { ...out.stored, serverId: id, seq });
      }
      for (const { id, seq } of answer.conflicts) {
        const out = serverIds.get(id);
        if (out === undefined) continue;
        if (seq > head.cursor) isBehind = true;
        else if (seq < out.baseSeq) troubles = { ...troubles, [id]: seq === 0 ? 'missing' : 'older' };
      }
      await keep({ ...head, cursor: cursorAfter(head.cursor, answer.stored) }, changed);
    }
    return isBehind;
  }

  /** Sealed, and as many at a time as one call holds. */
  async function* batches(list: readonly Outgoing[]) {
    let batch: { out: Outgoing; id: string; sealed: string }[] = [];
    let length = 0;
    for (const out of list) {
      const one = { out, ...(await seal.seal(out.record)) };
      if (batch.length === SYNC_BATCH_MAX || length + one.sealed.length > PULL_BYTES_MAX) {
        if (batch.length > 0) yield batch;
        [batch, length] = [[], 0];
      }
      batch.push(one);
      length += one.sealed.length;
    }
    if (batch.length > 0) yield batch;
  }

  /** Lists what there is for the other devices, now and then. */
  async function list(): Promise<void> {
    if (now() - head.listedAtMs < LIST_EVERY_MS && now() >= head.listedAtMs) return;
    const name = nameOf(MANIFEST);
    const value = manifestAsValue(
      mergeManifests(manifestFrom(head.manifest) ?? new Map(), manifestOf(seenOf(known), await listId())),
    );
    if (known.get(name)?.stamp && JSON.stringify(value) === JSON.stringify(head.manifest)) return;
    await push([outgoingOf({ ...MANIFEST, revision: 0, value }, known.get(name), head.device)]);
    await keep({ ...head, manifest: value, listedAtMs: now() }, new Map());
  }

  const listId = () => seal.serverIdOf(MANIFEST);

  async function lookForHeldBack(): Promise<void> {
    const listed = manifestFrom(head.manifest);
    if (listed === null) return;
    const seen = new Map([...seenOf(known), ...head.newer.map((id) => [id, ANY] as const)]);
    const missing = heldBack(listed, seen).filter((id) => troubles[id] === undefined);
    if (missing.length === 0) return;
    troubles = { ...troubles, ...Object.fromEntries(missing.map((id) => [id, 'missing' as const])) };
    await keep(head, new Map());
  }

  for (let turn = 0; turn < TURNS; turn += 1) {
    if (!(await pull())) break;
    await lookForHeldBack();
    const list = outgoing(await local.read(), known, head.device);
    if (!(await push(list))) break;
  }
  const unsent = outgoing(await local.read(), known, head.device).length;
  if (unsent === 0 && Object.keys(troubles).length === 0) await list();
  return { conflicts: [...conflicts], troubles, newer: head.newer.length, unsent };
}

/** A version that knows more kinds looks at everything again. */
function withKinds(head: SyncHead): SyncHead {
  return head.kinds === KINDS ? head : { ...head, cursor: 0, newer: [], kinds: KINDS };
}

const NOTHING = { outcome: 'applied', revisions: [] } as const;

/** Stands for a change of a later version, which cannot be told from one that it replaced. */
const ANY: Stamp = { lamport: Number.MAX_SAFE_INTEGER, device: '' };

function byName(records: readonly LocalRecord[]): Map<string, LocalRecord> {
  return new Map(records.map((record) => [nameOf(record), record]));
}

/** What this device has seen of the server’s count. */
function highestSeq(known: ReadonlyMap<string, Known>, { cursor }: SyncHead): number {
  let highest = cursor;
  for (const { seq } of known.values()) highest = Math.max(highest, seq);
  return highest;
}

/** Where no other device sent anything between, what was just stored need not be fetched. */
function cursorAfter(cursor: number, stored: readonly { readonly seq: number }[]): number {
  const seqs = stored.map(({ seq }) => seq).sort((one, other) => one - other);
  return seqs.length > 0 && seqs.every((seq, index) => seq === cursor + 1 + index)
    ? cursor + seqs.length
    : cursor;
}

/** Each record once, in its last state. */
function latestOf(rows: readonly Row[]): readonly Row[] {
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}

function isInOrder(rows: readonly Row[], cursor: number): boolean {
  return rows.every(({ seq }, index) => seq > (rows[index - 1]?.seq ?? cursor));
}

function without(troubles: Troubles, ids: readonly string[]): Record<string, Trouble> {
  return Object.fromEntries(Object.entries(troubles).filter(([id]) => !ids.includes(id)));
}

function seenOf(known: ReadonlyMap<string, Known>): Map<string, Stamp> {
  return new Map([...known.values()].flatMap(({ serverId, stamp }) => (stamp ? [[serverId, stamp]] : [])));
}

function listedByBoth(manifest: unknown, { value }: SharedRecord): unknown {
  const [ours, theirs]: (Manifest | null)[] = [manifestFrom(manifest), manifestFrom(value)];
  return manifestAsValue(mergeManifests(ours ?? new Map(), theirs ?? new Map()));
}
