import { isoTime, type PersonalPart } from '../personal-data/part';

export const operatorActionsData: PersonalPart = {
  name: 'operator-actions',
  about: 'What you did as an operator of this instance.',
  tables: ['operator_actions'],
  async read(db, { userId }) {
    const rows = await db
      .selectFrom('operator_actions')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .execute();
    return rows.map(({ action, subject, created_at }) => ({ action, subject, at: isoTime(created_at) }));
  },
  // That it was done stays; who did it goes.
  async erase(tx, { userId }) {
    await tx.updateTable('operator_actions').set({ user_id: null }).where('user_id', '=', userId).execute();
    // As does to whom.
    await tx.updateTable('operator_actions').set({ subject: '' }).where('subject', '=', userId).execute();
  },
};
