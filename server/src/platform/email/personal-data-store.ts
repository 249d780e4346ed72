import type { ExpressionBuilder } from 'kysely';
import type { Tables } from '../../db/tables';
import type { Db } from '../../db/transaction';
import { type DataSubject, isoTime, type PersonalPart } from '../personal-data/part';

/** What waits or was sent because of the account, and what is addressed to or from its owner. */
function ofPerson({ userId, emailKey, confirmed }: DataSubject) {
  return ({ fn, or, eb }: ExpressionBuilder<Tables, 'outbox'>) => {
    const becauseOfAccount = eb('cause', 'like', `%:${userId}%`);
    if (!confirmed) return becauseOfAccount;
    return or([
      becauseOfAccount,
      eb(fn<string>('lower', ['recipient']), '=', emailKey),
      eb(fn<string>('lower', ['reply_to']), '=', emailKey),
    ]);
  };
}

/** What the emails of a person are about, to find where else they were kept. */
export async function emailCausesOf(db: Db, person: DataSubject): Promise<string[]> {
  const rows = await db.selectFrom('outbox').select('cause').where(ofPerson(person)).execute();
  return rows.map(({ cause }) => cause);
}

export const emailData: PersonalPart = {
  name: 'mails',
  about:
    'Emails to you and emails about your messages: subject, when they were written and when they were sent.',
  tables: ['outbox'],
  async read(db, person) {
    const rows = await db
      .selectFrom('outbox')
      .select(['subject', 'recipient', 'created_at', 'written_at', 'sent_at'])
      .where(ofPerson(person))
      .orderBy('created_at')
      .execute();
    // Without the words: they may hold links that open the account.
    return rows.map(({ subject, recipient, created_at, written_at, sent_at }) => ({
      subject,
      recipient,
      writtenAt: isoTime(written_at ?? created_at),
      sentAt: isoTime(sent_at),
    }));
  },
  async rowsToErase(tx, person) {
    const rows = await tx.selectFrom('outbox').select('id').where(ofPerson(person)).execute();
    return rows.map(({ id }) => ({ kind: 'email', id }));
  },
  async erase(tx, person) {
    await tx.deleteFrom('outbox').where(ofPerson(person)).execute();
  },
};
