import {
  bytesOf,
  type LockAnswer,
  type LockRequest,
  PULL_BYTES_MAX,
  type PullAnswer,
  type PushAnswer,
  type PushRequest,
  SYNC_BATCH_MAX,
  SYNC_QUOTA,
} from '@stillgrove/contract/sync';
import { type Db, inTransaction, type Tx } from '../../db/transaction';
import type { Clock } from '../../platform/clock';
import { idOfSpace } from '../../platform/deletions/deletion';
import type { Deletions } from '../../platform/deletions/deletions';
import { Refusal, type Result } from '../../platform/errors/refusal';
import {
  putRecords,
  putSpace,
  readChanges,
  readRecords,
  readSpace,
  removeRecords,
  removeSpace,
  type Space,
  type StoredRecord,
} from './store';

const NOT_SYNCED = new Refusal({ code: 'not-synced' });
const CHANGED = new Refusal({ code: 'sync-changed' });
const FULL = new Refusal({ code: 'sync-full', values: { megabytes: SYNC_QUOTA / 1024 / 1024 } });

export type SyncService = {
  lock(userId: string): Promise<LockAnswer['lock']>;
  saveLock(userId: string, request: LockRequest): Promise<Result<{ version: number }>>;
  push(userId: string, request: PushRequest): Promise<Result<Omit<PushAnswer, 'success'>>>;
  pull(userId: string, space: string, since: number): Promise<Result<Omit<PullAnswer, 'success'>>>;
  deleteAll(userId: string): Promise<void>;
};

/** Keeps what a person’s devices sealed. Nothing here can be opened by the server. */
export function createSyncService({
  db,
  clock,
  deletions,
}: {
  db: Db;
  clock: Clock;
  deletions: Pick<Deletions, 'note'>;
}): SyncService {
  /** An older backup must not bring it back: its devices wanted it gone, or one of them was lost. */
  const remember = (tx: Tx, userId: string, { space }: Space) =>
    deletions.note(tx, [{ kind: 'space', id: idOfSpace(userId, space) }]);

  return {
    async lock(userId) {
      const there = await readSpace(db, userId);
      if (there === null) return null;
      const { space, format, version, sealed, usedBytes } = there;
      return { space, format, version, sealed, usedBytes };
    },

    saveLock: (userId, { space, format, sealed, baseVersion }) =>
      inTransaction(db, async (tx) => {
        const there = await readSpace(tx, userId);
        // The answer to it was lost.
        if (there?.space === space && there.sealed === sealed) return { version: there.version };
        if ((there?.version ?? 0) !== baseVersion) return CHANGED;
        const isSame = there?.space === space;
        if (!isSame) await removeRecords(tx, userId);
        if (!isSame && there !== null) await remember(tx, userId, there);
        const version = baseVersion + 1;
        const { lastSeq, usedBytes } = isSame ? there : { lastSeq: 0, usedBytes: 0 };
        await putSpace(tx, userId, { space, format, version, sealed, lastSeq, usedBytes });
        return { version };
      }),

    push: (userId, { space, records }) =>
      inTransaction(db, async (tx) => {
        const there = await readSpace(tx, userId);
        if (there?.space !== space) return NOT_SYNCED;
        const ids = records.map(({ id }) => id);
        const before = new Map((await readRecords(tx, userId, ids)).map((record) => [record.id, record]));
        const { stored, changed, conflicts } = judge(records, before, there.lastSeq);
        const bytesOfAll = (some: readonly (StoredRecord | undefined)[]) =>
          some.reduce((sum, record) => sum + bytesOf(record?.sealed ?? ''), 0);
        const growth = bytesOfAll(changed) - bytesOfAll(changed.map(({ id }) => before.get(id)));
        const usedBytes = there.usedBytes + growth;
        // What shrinks is stored even above the limit, so that there is a way below it.
        if (growth > 0 && usedBytes > SYNC_QUOTA) return FULL;
        await putRecords(tx, userId, changed, clock.now());
        if (changed.length > 0)
          await putSpace(tx, userId, { ...there, lastSeq: there.lastSeq + changed.length, usedBytes });
        return { stored, conflicts: withoutLargest(conflicts) };
      }),

    pull: (userId, space, since) =>
      // One view of both tables: no record of another space may slip in between.
      inTransaction(db, async (tx) => {
        const there = await readSpace(tx, userId);
        if (there?.space !== space) return NOT_SYNCED;
        const changes = await readChanges(tx, userId, since, SYNC_BATCH_MAX);
        const records = thatFit(changes);
        const more = records.length < changes.length || changes.length === SYNC_BATCH_MAX;
        return { records, more, lastSeq: there.lastSeq };
      }),

    deleteAll: (userId) =>
      inTransaction(db, async (tx) => {
        const there = await readSpace(tx, userId);
        if (there === null) return;
        await removeSpace(tx, userId);
        await remember(tx, userId, there);
      }),
  };
}

/** Tells what is stored already, what is to be stored under a new `seq`, and what another device changed first. */
function judge(
  records: PushRequest['records'],
  before: ReadonlyMap<string, StoredRecord>,
  lastSeq: number,
): {
  stored: { id: string; seq: number }[];
  changed: StoredRecord[];
  conflicts: StoredRecord[];
} {
  const stored: { id: string; seq: number }[] = [];
  const changed: StoredRecord[] = [];
  const conflicts: StoredRecord[] = [];
  for (const { id, baseSeq, sealed } of records) {
    const there = before.get(id);
    if (there?.sealed === sealed) {
      // The answer to it was lost.
      stored.push({ id, seq: there.seq });
    } else if ((there?.seq ?? 0) === baseSeq) {
      const seq = lastSeq + changed.length + 1;
      changed.push({ id, seq, sealed });
      stored.push({ id, seq });
    } else if (there !== undefined) conflicts.push(there);
    else conflicts.push({ id, seq: 0, sealed: '' });
  }
  return { stored, changed, conflicts };
}

/** As many as one answer holds, and always the first. */
function thatFit(records: readonly StoredRecord[]): StoredRecord[] {
  let bytes = 0;
  const end = records.findIndex(({ sealed }, index) => {
    bytes += bytesOf(sealed);
    return index > 0 && bytes > PULL_BYTES_MAX;
  });
  return records.slice(0, end === -1 ? records.length : end);
}

/** Of what does not fit into one answer only id and `seq`. */
function withoutLargest(conflicts: readonly StoredRecord[]): PushAnswer['conflicts'] {
  const whole = thatFit(conflicts).length;
  return conflicts.map((record, index) =>
    index < whole && record.sealed !== '' ? record : { ...record, sealed: null },
  );
}
