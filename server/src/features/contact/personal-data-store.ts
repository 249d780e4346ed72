import type { Db } from '../../db/transaction';
import { isoTime, type PersonalPart } from '../../platform/personal-data/part';

export const contactData: PersonalPart = {
  name: 'messages',
  about: 'Messages that you sent with the contact form, and the answers.',
  tables: ['contact_messages', 'contact_answers'],
  async read(db, { emailKey, confirmed }) {
    if (!confirmed) return [];
    const rows = await db
      .selectFrom('contact_messages')
      .selectAll()
      .where(({ fn }) => fn<string>('lower', ['email']), '=', emailKey)
      .orderBy('created_at')
      .execute();
    const answers = await answersTo(
      db,
      rows.map(({ id }) => id),
    );
    return rows.map(({ id, name, email, subject, message, created_at, done_at, write_again_at }) => ({
      name,
      email,
      subject,
      message,
      sentAt: isoTime(created_at),
      doneAt: isoTime(done_at),
      writeAgainAt: isoTime(write_again_at),
      answers: answers.get(id) ?? '',
    }));
  },
  async rowsToErase(tx, { emailKey, confirmed }) {
    if (!confirmed) return [];
    const rows = await tx
      .selectFrom('contact_messages')
      .select('id')
      .where(({ fn }) => fn<string>('lower', ['email']), '=', emailKey)
      .execute();
    return rows.map(({ id }) => ({ kind: 'message', id }));
  },
  // Answers go with their message; what someone answered as an operator stays, without who it was.
  async erase(tx, { emailKey, confirmed }) {
    if (!confirmed) return;
    await tx
      .deleteFrom('contact_messages')
      .where(({ fn }) => fn<string>('lower', ['email']), '=', emailKey)
      .execute();
  },
};

/** What was answered to each message, one answer below the other, each with its moment. */
async function answersTo(db: Db, messageIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('contact_answers')
    .select(['message_id', 'answer', 'created_at'])
    .where('message_id', 'in', messageIds)
    .orderBy('created_at')
    .execute();
  const told = new Map<string, string>();
  for (const { message_id, answer, created_at } of rows) {
    const before = told.get(message_id);
    const words = `${isoTime(created_at) ?? ''}\n${answer}`;
    told.set(message_id, before === undefined ? words : `${before}\n\n${words}`);
  }
  return told;
}
