import type { Db, Tx } from '../../db/transaction';

export type ContactMessage = {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
};

/** @returns false when a message with this id is stored already */
export async function addMessage(tx: Tx, message: ContactMessage, nowMs: number): Promise<boolean> {
  const { id, name, email, subject } = message;
  const result = await tx
    .insertInto('contact_messages')
    .values({ id, name, email, subject, message: message.message, created_at: nowMs })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

/** Removes messages that an operator was done with before a moment; those that wait stay. */
export async function removeDoneBefore(db: Db, doneBeforeMs: number): Promise<void> {
  await db.deleteFrom('contact_messages').where('done_at', '<', doneBeforeMs).execute();
}
