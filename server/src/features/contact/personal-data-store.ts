import { isoTime, type PersonalPart } from '../../platform/personal-data/part';

export const contactData: PersonalPart = {
  name: 'messages',
  about: 'Messages that were sent from your address with the contact form.',
  tables: ['contact_messages'],
  async read(db, { emailKey, confirmed }) {
    if (!confirmed) return [];
    const rows = await db
      .selectFrom('contact_messages')
      .selectAll()
      .where(({ fn }) => fn<string>('lower', ['email']), '=', emailKey)
      .orderBy('created_at')
      .execute();
    return rows.map(({ name, email, subject, message, created_at, done_at }) => ({
      name,
      email,
      subject,
      message,
      sentAt: isoTime(created_at),
      doneAt: isoTime(done_at),
    }));
  },
  async erase(tx, { emailKey, confirmed }) {
    if (!confirmed) return;
    await tx
      .deleteFrom('contact_messages')
      .where(({ fn }) => fn<string>('lower', ['email']), '=', emailKey)
      .execute();
  },
};
