import { isoTime, type PersonalPart } from '../../platform/personal-data/part';

export const accountData: PersonalPart = {
  name: 'account',
  about: 'Your name, your email address, when you made your account and when you confirmed the address.',
  tables: ['users'],
  async read(db, { userId }) {
    const rows = await db.selectFrom('users').selectAll().where('id', '=', userId).execute();
    return rows.map((row) => ({
      id: row.id,
      fullName: row.full_name,
      email: row.email,
      createdAt: isoTime(row.created_at),
      confirmedAt: isoTime(row.confirmed_at),
    }));
  },
};
