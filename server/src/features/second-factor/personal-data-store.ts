import { isoTime, type PersonalPart } from '../../platform/personal-data/part';

export const secondFactorData: PersonalPart = {
  name: 'two-step-sign-in',
  about: 'What you use for the second step: authenticator app and passkeys by name, without their secrets.',
  tables: ['authenticator_apps', 'recovery_codes', 'passkeys', 'pending_sign_ins'],
  async read(db, { userId }) {
    const apps = await db
      .selectFrom('authenticator_apps')
      .selectAll()
      .where('user_id', '=', userId)
      .execute();
    const passkeys = await db.selectFrom('passkeys').selectAll().where('user_id', '=', userId).execute();
    return [
      ...apps.map((app) => ({
        what: 'authenticator app',
        name: null,
        addedAt: isoTime(app.confirmed_at),
        lastUsedAt: null,
      })),
      ...passkeys.map((passkey) => ({
        what: 'passkey',
        name: passkey.name,
        addedAt: isoTime(passkey.created_at),
        lastUsedAt: isoTime(passkey.last_used_at),
      })),
    ];
  },
};
