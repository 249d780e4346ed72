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

/** Removes messages that an operator marked as done before a moment (milliseconds since 1970). */
export async function removeDoneBefore(db: Db, doneBeforeMs: number): Promise<void> {
  await db.deleteFrom('contact_messages').where('done_at', '<', doneBeforeMs).execute();
}

/** Removes messages that came before a moment (milliseconds since 1970), whether or not anyone answered. */
export async function removeSentBefore(db: Db, sentBeforeMs: number): Promise<void> {
  await db.deleteFrom('contact_messages').where('created_at', '<', sentBeforeMs).execute();
}
