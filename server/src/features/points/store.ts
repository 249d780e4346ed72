import type { PointsTotals } from '@stillgrove/contract/points';
import type { Award } from '@stillgrove/domain/points/award';
import type { Insertable } from 'kysely';
import { preparedQuery } from '../../db/prepared-query';
import type { Tables } from '../../db/tables';
import type { Db, Tx } from '../../db/transaction';

const totalsOf = preparedQuery((db, userId: string) =>
  db.selectFrom('point_totals').select(['total_score', 'leaves']).where('user_id', '=', userId),
);

/** A person’s points in all. Its cost does not grow with the number of events. */
export async function readTotals(db: Db, userId: string): Promise<PointsTotals> {
  const [row] = await totalsOf(db, userId);
  return { totalScore: row?.total_score ?? 0, leaves: row?.leaves ?? 0 };
}

const storedIds = preparedQuery((db, userId: string, ids: readonly string[]) =>
  db.selectFrom('point_events').select('id').where('user_id', '=', userId).where('id', 'in', ids),
);

/** Those of the ids that are stored already. */
export async function readStoredIds(db: Db, userId: string, ids: readonly string[]): Promise<Set<string>> {
  const rows = await storedIds(db, userId, ids);
  return new Set(rows.map((row) => row.id));
}

export type DayPoints = { readonly day: string; readonly activity: string; readonly points: number };

const pointsOfDays = preparedQuery((db, userId: string, days: readonly string[]) =>
  db
    .selectFrom('point_days')
    .select(['day', 'activity', 'points'])
    .where('user_id', '=', userId)
    .where('day', 'in', days),
);

/** Points of each activity on some days. */
export async function readDays(db: Db, userId: string, days: readonly string[]): Promise<DayPoints[]> {
  return days.length === 0 ? [] : pointsOfDays(db, userId, days);
}

const pointsFromDay = preparedQuery((db, userId: string, from: string, limit: number) =>
  db
    .selectFrom('point_days')
    .select(['day', 'activity', 'points'])
    .where('user_id', '=', userId)
    .where('day', '>=', from)
    .orderBy('day', 'desc')
    .orderBy('activity')
    .limit(limit),
);

/**
 * Points of each activity on a day and those after it, latest day first.
 *
 * @param limit how many entries at most
 */
export async function readDaysFrom(
  db: Db,
  userId: string,
  from: string,
  limit: number,
): Promise<DayPoints[]> {
  return pointsFromDay(db, userId, from, limit);
}

const addEvents = preparedQuery((db, events: readonly Insertable<Tables['point_events']>[]) =>
  db.insertInto('point_events').values(events),
);

const addToDays = preparedQuery((db, sums: readonly Insertable<Tables['point_days']>[]) =>
  db
    .insertInto('point_days')
    .values(sums)
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'day', 'activity']).doUpdateSet((row) => ({
        points: row('point_days.points', '+', row.ref('excluded.points')),
      })),
    ),
);

const addToTotals = preparedQuery((db, sum: Insertable<Tables['point_totals']>) =>
  db
    .insertInto('point_totals')
    .values(sum)
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet((row) => ({
        total_score: row('point_totals.total_score', '+', row.ref('excluded.total_score')),
        leaves: row('point_totals.leaves', '+', row.ref('excluded.leaves')),
      })),
    )
    .returning(['total_score', 'leaves']),
);

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
  await addEvents(
    tx,
    awards.map(({ id, activity, points, leaves, day }) => ({
      user_id: userId,
      id,
      activity,
      points,
      leaves,
      day,
      created_at: nowMs,
    })),
  );
  await addToDays(
    tx,
    sumsByDay(awards).map((sum) => ({ user_id: userId, ...sum })),
  );
  const [row] = await addToTotals(tx, {
    user_id: userId,
    total_score: awards.reduce((sum, award) => sum + award.points, 0),
    leaves: awards.reduce((sum, award) => sum + award.leaves, 0),
  });
  if (row === undefined) throw new Error('a total that was written is not there');
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
