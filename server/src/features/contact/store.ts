import type { Db, Tx } from '../../db/transaction';

export type ContactMessage = {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
};

export async function addMessage(tx: Tx, message: ContactMessage, nowMs: number): Promise<void> {
  const { id, name, email, subject } = message;
  await tx
    .insertInto('contact_messages')
    .values({ id, name, email, subject, message: message.message, created_at: nowMs })
    .execute();
}

/** Removes messages that an operator was done with before a moment; those that wait stay. */
export async function removeDoneBefore(db: Db, doneBeforeMs: number): Promise<void> {
  await db.deleteFrom('contact_messages').where('done_at', '<', doneBeforeMs).execute();
}
