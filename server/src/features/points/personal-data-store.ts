import { isoTime, type PersonalPart } from '../../platform/personal-data/part';

/** Awards that are read at a time: some milliseconds of work. */
const PAGE_ROWS = 500;

/** By key and not by time: each page is found at once, however many there are. */
export const awardsData: PersonalPart = {
  name: 'points',
  about: 'Every award of points: for which activity, how many points and leaves, and for which day.',
  tables: ['point_events'],
  async *read(db, { userId }) {
    for (let after = ''; ;) {
      const rows = await db
        .selectFrom('point_events')
        .selectAll()
        .where('user_id', '=', userId)
        .where('id', '>', after)
        .orderBy('id')
        .limit(PAGE_ROWS)
        .execute();
      yield rows.map(({ id, activity, points, leaves, day, created_at }) => ({
        id,
        activity,
        points,
        leaves,
        day,
        storedAt: isoTime(created_at),
      }));
      const last = rows.at(-1);
      if (rows.length < PAGE_ROWS || last === undefined) return;
      after = last.id;
    }
  },
};

export const pointDaysData: PersonalPart = {
  name: 'points-by-day',
  about: 'Your total points for each day and activity.',
  tables: ['point_days'],
  read: (db, { userId }) =>
    db
      .selectFrom('point_days')
      .select(['day', 'activity', 'points'])
      .where('user_id', '=', userId)
      .orderBy('day')
      .execute(),
};

export const pointTotalsData: PersonalPart = {
  name: 'points-in-all',
  about: 'The totals of your points and leaves, from which your tree grows.',
  tables: ['point_totals'],
  async read(db, { userId }) {
    const rows = await db.selectFrom('point_totals').selectAll().where('user_id', '=', userId).execute();
    return rows.map((row) => ({ totalScore: row.total_score, leaves: row.leaves }));
  },
};
