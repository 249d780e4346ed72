import { isoTime, type PersonalPart } from '../../platform/personal-data/part';

export const awardsData: PersonalPart = {
  name: 'points',
  about: 'Every award of points: for which activity, how many points and leaves, and for which day.',
  tables: ['point_events'],
  async read(db, { userId }) {
    const rows = await db
      .selectFrom('point_events')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .execute();
    return rows.map(({ id, activity, points, leaves, day, created_at }) => ({
      id,
      activity,
      points,
      leaves,
      day,
      storedAt: isoTime(created_at),
    }));
  },
};

export const pointDaysData: PersonalPart = {
  name: 'points-by-day',
  about: 'The sums of your points for each day and activity.',
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
  about: 'What your tree has grown from: all points and leaves.',
  tables: ['point_totals'],
  async read(db, { userId }) {
    const rows = await db.selectFrom('point_totals').selectAll().where('user_id', '=', userId).execute();
    return rows.map((row) => ({ totalScore: row.total_score, leaves: row.leaves }));
  },
};
