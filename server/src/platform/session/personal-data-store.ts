import { isoTime, type PersonalPart } from '../personal-data/part';

export const sessionsData: PersonalPart = {
  name: 'signed-in-devices',
  about: 'Where you are signed in: browser and system, since when, and the last day you used it.',
  tables: ['sessions'],
  async read(db, { userId }) {
    const rows = await db.selectFrom('sessions').selectAll().where('user_id', '=', userId).execute();
    return rows.map((row) => ({
      browser: row.browser,
      system: row.system,
      signedInAt: isoTime(row.created_at),
      lastSeenDay: row.last_seen_day,
      reauthenticatedAt: isoTime(row.reauthenticated_at),
      lastUsedAt: isoTime(row.last_used_at),
      endsAt: isoTime(row.expires_at),
    }));
  },
};
