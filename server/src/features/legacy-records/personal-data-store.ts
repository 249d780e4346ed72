import { isoTime, type PersonalPart } from '../../platform/personal-data/part';

export const legacyRecordsData: PersonalPart = {
  name: 'records',
  about: 'What you entered in the record form, as JSON.',
  tables: ['legacy_records'],
  async read(db, { userId }) {
    const rows = await db.selectFrom('legacy_records').selectAll().where('user_id', '=', userId).execute();
    return rows.map(({ id, fields, created_at }) => ({ id, fields, storedAt: isoTime(created_at) }));
  },
};
