import { isoTime, type PersonalPart } from '../../platform/personal-data/part';

export const operatorsData: PersonalPart = {
  name: 'operator',
  about: 'When you became an operator of this site, and any open invitation to become one.',
  tables: ['operators', 'operator_invitations'],
  async read(db, { userId, emailKey, confirmed }) {
    const roles = await db.selectFrom('operators').selectAll().where('user_id', '=', userId).execute();
    const invitations = await db
      .selectFrom('operator_invitations')
      .selectAll()
      .where('email_key', '=', emailKey)
      .execute();
    return [
      ...roles.map((row) => ({
        what: 'operator',
        invitedFrom: row.invited_from,
        since: isoTime(row.since),
        endsAt: null,
      })),
      ...(confirmed ? invitations : []).map((row) => ({
        what: 'invitation',
        invitedFrom: row.invited_from,
        since: isoTime(row.created_at),
        endsAt: isoTime(row.expires_at),
      })),
    ];
  },
  async erase(tx, { emailKey, confirmed }) {
    if (!confirmed) return;
    await tx.deleteFrom('operator_invitations').where('email_key', '=', emailKey).execute();
  },
};
