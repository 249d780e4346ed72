import type { Db } from '../../db/transaction';

/** Steps on the way to opening that leave no other trace: a backup, its trial restore, a test email that went out. */
export type OpeningMark = 'backup-made' | 'restore-tried' | 'test-email-sent';

/** Notes that a step was done, over the last time that it was. */
export async function markOpening(db: Db, name: OpeningMark, doneAtMs: number): Promise<void> {
  await db
    .insertInto('opening_marks')
    .values({ name, done_at: doneAtMs })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ done_at: doneAtMs }))
    .execute();
}

/** When each step was last done, in milliseconds since 1970. */
export async function readOpeningMarks(db: Db): Promise<ReadonlyMap<string, number>> {
  const rows = await db.selectFrom('opening_marks').selectAll().execute();
  return new Map(rows.map(({ name, done_at }) => [name, done_at]));
}
