import type { PointsTotals } from '@stillgrove/contract/points';
import type { Award } from '@stillgrove/domain/points/award';
import type { Db, Tx } from '../../db/transaction';

/** What a person has gathered in all. Its cost does not grow with the number of events. */
export async function readTotals(db: Db, userId: string): Promise<PointsTotals> {
  const row = await db
    .selectFrom('point_totals')
    .select(['total_score', 'leaves'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return { totalScore: row?.total_score ?? 0, leaves: row?.leaves ?? 0 };
}

/** Those of the ids that are stored already. */
export async function readStoredIds(db: Db, userId: string, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('point_events')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', 'in', ids)
    .execute();
  return new Set(rows.map((row) => row.id));
}

export type DayPoints = { readonly day: string; readonly activity: string; readonly points: number };

/** Points of each activity on some days. */
export async function readDays(db: Db, userId: string, days: readonly string[]): Promise<DayPoints[]> {
  if (days.length === 0) return [];
  return db
    .selectFrom('point_days')
    .select(['day', 'activity', 'points'])
    .where('user_id', '=', userId)
    .where('day', 'in', days)
    .execute();
}

/**
 * Stores new awards and adds them to the sums of their days and in all.
 *
 * @param awards not stored before; `day` is the day that each counts for
 * @returns the new totals
 */
export async function addAwards(
  tx: Tx,
  userId: string,
  awards: readonly Pick<Award, 'id' | 'activity' | 'points' | 'leaves' | 'day'>[],
  nowMs: number,
): Promise<PointsTotals> {
  await tx
    .insertInto('point_events')
    .values(
      awards.map(({ id, activity, points, leaves, day }) => ({
        user_id: userId,
        id,
        activity,
        points,
        leaves,
        day,
        created_at: nowMs,
      })),
    )
    .execute();
  await tx
    .insertInto('point_days')
    .values(sumsByDay(awards).map((sum) => ({ user_id: userId, ...sum })))
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'day', 'activity']).doUpdateSet((row) => ({
        points: row('point_days.points', '+', row.ref('excluded.points')),
      })),
    )
    .execute();
  const row = await tx
    .insertInto('point_totals')
    .values({
      user_id: userId,
      total_score: awards.reduce((sum, award) => sum + award.points, 0),
      leaves: awards.reduce((sum, award) => sum + award.leaves, 0),
    })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet((row) => ({
        total_score: row('point_totals.total_score', '+', row.ref('excluded.total_score')),
        leaves: row('point_totals.leaves', '+', row.ref('excluded.leaves')),
      })),
    )
    .returning(['total_score', 'leaves'])
    .executeTakeFirstOrThrow();
  return { totalScore: row.total_score, leaves: row.leaves };
}

function sumsByDay(awards: readonly Pick<Award, 'activity' | 'points' | 'day'>[]): DayPoints[] {
  const sums = new Map<string, DayPoints>();
  for (const { day, activity, points } of awards) {
    const key = `${day} ${activity}`;
    sums.set(key, { day, activity, points: (sums.get(key)?.points ?? 0) + points });
  }
  return [...sums.values()];
}
