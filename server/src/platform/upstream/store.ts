import type { Db } from '../../db/transaction';

/** What is known of a source: its last good answer, and when it may be asked again. */
export type KeptAnswer = {
  /** JSON; null until there was a good answer. */
  readonly value: string | null;
  readonly fetchedAtMs: number | null;
  readonly failures: number;
  readonly nextTryAtMs: number;
};

export async function readKept(db: Db, source: string): Promise<KeptAnswer | null> {
  const row = await db
    .selectFrom('outside_answers')
    .selectAll()
    .where('source', '=', source)
    .executeTakeFirst();
  if (!row) return null;
  return {
    value: row.value,
    fetchedAtMs: row.fetched_at,
    failures: row.failures,
    nextTryAtMs: row.next_try_at,
  };
}

/**
 * Takes the next question to a source for oneself, in one statement, so that of many processes one asks.
 *
 * @param nextTryAtMs when others may, should this process never come back
 * @param longestMs no pause lasts longer: one that seems to was written down while a clock was wrong
 * @returns false when another process was faster
 */
export async function claimTry(
  db: Db,
  source: string,
  { nowMs, longestMs, nextTryAtMs }: { nowMs: number; longestMs: number; nextTryAtMs: number },
): Promise<boolean> {
  const result = await db
    .insertInto('outside_answers')
    .values({ source, failures: 0, next_try_at: nextTryAtMs })
    .onConflict((conflict) =>
      conflict
        .column('source')
        .doUpdateSet({ next_try_at: nextTryAtMs })
        .where(({ or, eb }) =>
          or([
            eb('outside_answers.next_try_at', '<=', nowMs),
            eb('outside_answers.next_try_at', '>', nowMs + longestMs),
          ]),
        ),
    )
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

export async function keep(db: Db, source: string, kept: KeptAnswer): Promise<void> {
  const columns = {
    value: kept.value,
    fetched_at: kept.fetchedAtMs,
    failures: kept.failures,
    next_try_at: kept.nextTryAtMs,
  };
  await db
    .insertInto('outside_answers')
    .values({ source, ...columns })
    .onConflict((conflict) => conflict.column('source').doUpdateSet(columns))
    .execute();
}
