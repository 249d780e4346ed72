import type { LegacyRecord, LegacyRecordRequest } from '@stillgrove/contract/legacy-records';
import type { Db, Tx } from '../../db/transaction';

/** A person's records, the newest first. No one else's are ever read. */
export async function listRecords(db: Db, userId: string): Promise<LegacyRecord[]> {
  const rows = await db
    .selectFrom('legacy_records')
    .select(['id', 'fields'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(recordOf);
}

/** @returns null when this person has no such record */
export async function findRecord(db: Db, userId: string, id: string): Promise<LegacyRecord | null> {
  const row = await db
    .selectFrom('legacy_records')
    .select(['id', 'fields'])
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? recordOf(row) : null;
}

export async function countRecords(db: Db, userId: string): Promise<number> {
  const row = await db
    .selectFrom('legacy_records')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return row.count;
}

export async function addRecord(
  tx: Tx,
  userId: string,
  { id, ...fields }: LegacyRecord,
  nowMs: number,
): Promise<void> {
  await tx
    .insertInto('legacy_records')
    .values({ id, user_id: userId, fields: JSON.stringify(fields), created_at: nowMs })
    .execute();
}

/** @returns false when this person has no such record */
export async function changeRecord(
  tx: Tx,
  userId: string,
  { id, ...fields }: LegacyRecord,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('legacy_records')
    .set({ fields: JSON.stringify(fields) })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

function recordOf({ id, fields }: { id: string; fields: string }): LegacyRecord {
  return { id, ...(JSON.parse(fields) as LegacyRecordRequest) };
}
