import { isoTime, type PersonalPart } from '../personal-data/part';

export const knownDevicesData: PersonalPart = {
  name: 'known-devices',
  about: 'When each device that we know for your account was last used to sign in.',
  tables: ['known_devices'],
  async read(db, { userId }) {
    const rows = await db.selectFrom('known_devices').selectAll().where('user_id', '=', userId).execute();
    return rows.map((row) => ({ lastSignInAt: isoTime(row.last_seen_at) }));
  },
};
