import type { Db } from '../../db/transaction';

/** How the causes of test emails begin. */
export const TEST_EMAIL = 'test-email:';

export type NewestTestEmail = {
  readonly sentAtMs: number | null;
  readonly failed: boolean;
  readonly lastError: string | null;
};

/** The test email that was asked for last; null when there is none on record. */
export async function findNewestTestEmail(db: Db): Promise<NewestTestEmail | null> {
  const row = await db
    .selectFrom('outbox')
    .select(['sent_at', 'failed_at', 'last_error'])
    .where('cause', 'like', `${TEST_EMAIL}%`)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  return { sentAtMs: row.sent_at, failed: row.failed_at !== null, lastError: row.last_error };
}

export async function countOperators(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('operators')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Steps on the way to opening that leave no other trace: a backup, its trial restore, a test email that went out. */
type OpeningMark = 'backup-made' | 'restore-tried' | 'test-email-sent';

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
