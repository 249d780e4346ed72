import type { LockAnswer } from '@stillgrove/contract/sync';
import { preparedQuery } from '../../db/prepared-query';
import type { Db, Tx } from '../../db/transaction';

/** What a person’s devices share, as the server knows it. */
export type Space = NonNullable<LockAnswer['lock']> & { readonly lastSeq: number };

export type StoredRecord = { readonly id: string; readonly seq: number; readonly sealed: string };

/** @returns null while nothing is synced */
export async function readSpace(db: Db, userId: string): Promise<Space | null> {
  const row = await db.selectFrom('vault_locks').selectAll().where('user_id', '=', userId).executeTakeFirst();
  if (row === undefined) return null;
  const { space, format, version, sealed, last_seq, used_bytes } = row;
  return { space, format, version, sealed, lastSeq: last_seq, usedBytes: used_bytes };
}

/** Replaces a person’s space, or adds the first one. Records stay. */
export async function putSpace(tx: Tx, userId: string, space: Space): Promise<void> {
  const { lastSeq, usedBytes, ...lock } = space;
  const row = { ...lock, last_seq: lastSeq, used_bytes: usedBytes };
  await tx
    .insertInto('vault_locks')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
}

export async function removeRecords(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('vault_records').where('user_id', '=', userId).execute();
}

/** Removes the space and all its records. */
export async function removeSpace(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('vault_locks').where('user_id', '=', userId).execute();
}

const recordsById = preparedQuery((db, userId: string, ids: readonly string[]) =>
  db
    .selectFrom('vault_records')
    .select(['record_id', 'seq', 'sealed'])
    .where('user_id', '=', userId)
    .where('record_id', 'in', ids),
);

export async function readRecords(db: Db, userId: string, ids: readonly string[]): Promise<StoredRecord[]> {
  return (await recordsById(db, userId, ids)).map(recordOf);
}

/** Records that changed after `since`, in the order of their changes. */
export async function readChanges(
  db: Db,
  userId: string,
  since: number,
  most: number,
): Promise<StoredRecord[]> {
  const rows = await db
    .selectFrom('vault_records')
    .select(['record_id', 'seq', 'sealed'])
    .where('user_id', '=', userId)
    .where('seq', '>', since)
    .orderBy('seq')
    .limit(most)
    .execute();
  return rows.map(recordOf);
}

export async function putRecords(
  tx: Tx,
  userId: string,
  records: readonly StoredRecord[],
  nowMs: number,
): Promise<void> {
  if (records.length === 0) return;
  await tx
    .insertInto('vault_records')
    .values(
      records.map(({ id, seq, sealed }) => ({
        user_id: userId,
        record_id: id,
        seq,
        sealed,
        stored_at: nowMs,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'record_id']).doUpdateSet((row) => ({
        seq: row.ref('excluded.seq'),
        sealed: row.ref('excluded.sealed'),
        stored_at: row.ref('excluded.stored_at'),
      })),
    )
    .execute();
}

function recordOf({
  record_id,
  seq,
  sealed,
}: {
  record_id: string;
  seq: number;
  sealed: string;
}): StoredRecord {
  return { id: record_id, seq, sealed };
}
