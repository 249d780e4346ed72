import type { ClockMark } from '@stillgrove/domain/retention/clock-leap';
import type { Db } from '../../db/transaction';

type Lease = {
  /** What its holder alone may do. */
  readonly name: string;
  /** Which process has it. */
  readonly holder: string;
  /** Milliseconds since 1970. */
  readonly endsAtMs: number;
};

/**
 * Takes a lease that no one has, in one statement, so that no two processes get it.
 *
 * @param longestMs no lease lasts longer: one that seems to was taken while a clock was wrong
 * @returns false while someone has it
 */
export async function takeLease(
  db: Db,
  { name, holder, endsAtMs }: Lease,
  { nowMs, longestMs }: { nowMs: number; longestMs: number },
): Promise<boolean> {
  const result = await db
    .insertInto('leases')
    .values({ name, holder, ends_at: endsAtMs })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ holder, ends_at: endsAtMs })
        .where(({ or, eb }) =>
          or([eb('leases.ends_at', '<=', nowMs), eb('leases.ends_at', '>', nowMs + longestMs)]),
        ),
    )
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

/** Lets a lease last longer. @returns false when another process has taken it meanwhile */
export async function prolongLease(db: Db, { name, holder, endsAtMs }: Lease): Promise<boolean> {
  const result = await db
    .updateTable('leases')
    .set({ ends_at: endsAtMs })
    .where('name', '=', name)
    .where('holder', '=', holder)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** @param name of the work that goes by the clock */
export async function readClockMark(db: Db, name: string): Promise<ClockMark | null> {
  const row = await db
    .selectFrom('clock_marks')
    .select(['trusted_at', 'steady_ms'])
    .where('name', '=', name)
    .executeTakeFirst();
  return row ? { trustedAtMs: row.trusted_at, steadyMs: row.steady_ms } : null;
}

export async function writeClockMark(
  db: Db,
  name: string,
  { trustedAtMs, steadyMs }: ClockMark,
): Promise<void> {
  const mark = { trusted_at: trustedAtMs, steady_ms: Math.round(steadyMs) };
  await db
    .insertInto('clock_marks')
    .values({ name, ...mark })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(mark))
    .execute();
}
