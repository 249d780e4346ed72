import type { DiaryEntry } from '@stillgrove/domain/diary/entry';
import { followBoth, type SharedRecord } from '@stillgrove/domain/sync/shared-record';
import type { LocalRecord, LocalRecords } from './round-ports';
import type { Known } from './sync-state';
import { nextLamport } from './take-in';
import { nameOf } from './wire-seal';

/** Unanswered tries that are remembered of one record. */
const SENT_MAX = 8;

/** A record as it goes to the server, and what this device knows once it is stored. */
export type Outgoing = {
  readonly name: string;
  readonly record: SharedRecord;
  readonly baseSeq: number;
  /** While it is not known to have arrived. */
  readonly waiting: Omit<Known, 'serverId'>;
  /** Once the server has stored it, apart from `seq`. */
  readonly stored: Omit<Known, 'serverId' | 'seq'>;
};

/** What was changed or deleted on this device and is not on the server yet. */
export function outgoing(
  { records, unreadable }: LocalRecords,
  known: ReadonlyMap<string, Known>,
  device: string,
): Outgoing[] {
  const here = new Set(records.map(nameOf));
  const isThere = new Set(unreadable);
  const changed = records.flatMap((record) => {
    const before = known.get(nameOf(record));
    return before?.revision === record.revision ? [] : [outgoingOf(record, before, device)];
  });
  const deleted = [...known].flatMap(([name, before]) => {
    const isGone =
      before.kind !== 'manifest' && !before.deleted && !here.has(name) && !isThere.has(before.id);
    // What never left this device needs no trace elsewhere.
    const mayBeThere = before.stamp !== null || before.sent.length > 0;
    return isGone && mayBeThere
      ? [outgoingOf({ ...before, revision: null, value: null }, before, device)]
      : [];
  });
  return [...changed, ...deleted];
}

/** @param record one that has no revision is deleted */
export function outgoingOf(
  {
    id,
    kind,
    revision,
    value,
  }: Pick<LocalRecord, 'id' | 'kind' | 'value'> & { readonly revision: number | null },
  before: Known | undefined,
  device: string,
): Outgoing {
  const lamport = nextLamport(before);
  const deleted = revision === null;
  const after = followBoth(before?.after ?? {}, { [device]: lamport });
  const page = kind === 'page' && !deleted ? (value as DiaryEntry) : null;
  const record = { id, kind, value, lamport, device, deleted, after };
  const common = { id, kind };
  return {
    name: nameOf(record),
    record,
    baseSeq: before?.seq ?? 0,
    waiting: {
      ...common,
      seq: before?.seq ?? 0,
      stamp: before?.stamp ?? null,
      after: before?.after ?? {},
      revision: before?.revision ?? null,
      deleted: before?.deleted ?? false,
      page: before?.page ?? null,
      sent: [...(before?.sent ?? []), { lamport, revision, page }].slice(-SENT_MAX),
    },
    stored: { ...common, stamp: { lamport, device }, after, revision, deleted, page, sent: [] },
  };
}
