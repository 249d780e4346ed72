import { isoTime, type PersonalPart } from '../personal-data/part';

export const emailedLinksData: PersonalPart = {
  name: 'mailed-links',
  about:
    'Links in emails to you that you haven’t used yet: what they are for, where they were sent, and until when they work.',
  tables: ['mailed_links'],
  async read(db, { userId }) {
    const rows = await db.selectFrom('mailed_links').selectAll().where('user_id', '=', userId).execute();
    return rows.map((row) => ({
      purpose: row.purpose,
      email: row.email,
      sentAt: isoTime(row.created_at),
      endsAt: isoTime(row.expires_at),
    }));
  },
};
