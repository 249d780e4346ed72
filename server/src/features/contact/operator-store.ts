import type { OperatorMessage } from '@stillgrove/contract/operator-contact';
import type { Db, Tx } from '../../db/transaction';
import type { Page } from '../../platform/paging';

type MessageRow = {
  id: string;
  name: string;
  email: string;
  subject: string;
  message: string;
  created_at: number;
  done_at: number | null;
  write_again_at: number | null;
};

export async function countMessages(db: Db): Promise<{ waiting: number; done: number; again: number }> {
  const counting = db.selectFrom('contact_messages').select(({ fn }) => fn.countAll<number>().as('count'));
  // Each by an index of its own, so that no message is read for it.
  const waiting = await counting.where('done_at', 'is', null).executeTakeFirstOrThrow();
  const done = await counting.where('done_at', 'is not', null).executeTakeFirstOrThrow();
  const again = await counting.where('write_again_at', 'is not', null).executeTakeFirstOrThrow();
  return { waiting: waiting.count, done: done.count, again: again.count };
}

/** Those that are not done, the oldest first. */
export async function listWaiting(db: Db, { limit, offset }: Page): Promise<OperatorMessage[]> {
  const rows = await db
    .selectFrom('contact_messages')
    .selectAll()
    .where('done_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
  return withAnswers(db, rows);
}

/** Those that are done, the newest first. */
export async function listDone(db: Db, { limit, offset }: Page): Promise<OperatorMessage[]> {
  const rows = await db
    .selectFrom('contact_messages')
    .selectAll()
    .where('done_at', 'is not', null)
    .orderBy('done_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return withAnswers(db, rows);
}

/** Those whose writers are to be written to again, the earliest day first. */
export async function listToWriteAgain(db: Db, { limit, offset }: Page): Promise<OperatorMessage[]> {
  const rows = await db
    .selectFrom('contact_messages')
    .selectAll()
    .where('write_again_at', 'is not', null)
    .orderBy('write_again_at')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
  return withAnswers(db, rows);
}

export async function findMessage(db: Db, id: string): Promise<OperatorMessage | null> {
  const rows = await db.selectFrom('contact_messages').selectAll().where('id', '=', id).execute();
  const [found] = await withAnswers(db, rows);
  return found ?? null;
}

/** @returns false when the id is taken */
export async function addAnswer(
  tx: Tx,
  answer: { id: string; messageId: string; userId: string; answer: string; nowMs: number },
): Promise<boolean> {
  const result = await tx
    .insertInto('contact_answers')
    .values({
      id: answer.id,
      message_id: answer.messageId,
      user_id: answer.userId,
      answer: answer.answer,
      created_at: answer.nowMs,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

/** Removes a message with its answers. */
export async function removeMessage(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('contact_messages').where('id', '=', id).execute();
}

/** @param doneAtMs null opens it again */
export async function setDone(tx: Tx, id: string, doneAtMs: number | null): Promise<void> {
  await tx.updateTable('contact_messages').set({ done_at: doneAtMs }).where('id', '=', id).execute();
}

/** @param atMs when operators are reminded to write again (milliseconds since 1970); null for never */
export async function setWriteAgain(tx: Tx, id: string, atMs: number | null): Promise<void> {
  await tx.updateTable('contact_messages').set({ write_again_at: atMs }).where('id', '=', id).execute();
}

async function withAnswers(db: Db, rows: readonly MessageRow[]): Promise<OperatorMessage[]> {
  const answers = await db
    .selectFrom('contact_answers')
    .leftJoin('users', 'users.id', 'contact_answers.user_id')
    .select(['contact_answers.id', 'message_id', 'answer', 'contact_answers.created_at', 'full_name'])
    .where(
      'message_id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('contact_answers.created_at')
    .orderBy('contact_answers.id')
    .execute();
  return rows.map(({ created_at: sentAt, done_at: doneAt, write_again_at: writeAgainAt, ...words }) => ({
    ...words,
    sentAt,
    doneAt,
    writeAgainAt,
    answers: answers
      .filter(({ message_id }) => message_id === words.id)
      .map(({ id, answer, full_name: operator, created_at: at }) => ({ id, answer, operator, at })),
  }));
}
