import type { ClockMark } from '@stillgrove/domain/retention/clock-leap';
import type { Db } from '../../db/transaction';

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
