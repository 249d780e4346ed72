import {
  PAGE_SIZE,
  type AnswerRequest,
  type MessagesAnswer,
  type OperatorMessage,
} from '@stillgrove/contract/operator-contact';
import type { DeletionReason } from '@stillgrove/contract/deletion-reason';
import { writeAgainAt } from '@stillgrove/domain/safeguarding/writing-again';
import { type Db, inTransaction, type Tx } from '../../db/transaction';
import { noteAction } from '../../platform/audit/audit';
import type { Clock } from '../../platform/clock';
import type { Deletions } from '../../platform/deletions/deletions';
import type { Outbox } from '../../platform/email/outbox';
import { removeEmailsOf } from '../../platform/email/store';
import type { Result } from '../../platform/errors/refusal';
import { pageOf } from '../../platform/paging';
import type { SignedIn } from '../../platform/session/store';
import { answerCause, answerEmail } from './answer-email';
import { messageCause } from './message-email';
import {
  addAnswer,
  countMessages,
  findMessage,
  listDone,
  listToWriteAgain,
  listWaiting,
  removeMessage,
  setDone,
  setWriteAgain,
} from './operator-store';
import { ANSWERED_MEANWHILE, UNKNOWN_MESSAGE } from './refusals';

type MessageState = 'waiting' | 'done' | 'again';

const LISTS = { waiting: listWaiting, done: listDone, again: listToWriteAgain } as const;

type Operator = { readonly userId: string };

/** What operators do with the messages of visitors. */
export type OperatorContactService = {
  /** @param wished the page, counted from 1 */
  list(state: MessageState, wished: number): Promise<Omit<MessagesAnswer, 'success'>>;
  /**
   * Stores an answer, emails it to the visitor and is done with the message: all of it or nothing. The
   * same answer again is the same answer.
   */
  answer(operator: Operator, messageId: string, request: AnswerRequest): Promise<Result<OperatorMessage>>;
  /** Marks a message as done, or opens it again. */
  setDone(operator: Operator, messageId: string, done: boolean): Promise<Result<OperatorMessage>>;
  /** Takes back the reminder to write again. */
  forgetWritingAgain(operator: Operator, messageId: string): Promise<Result<OperatorMessage>>;
  /**
   * Deletes a message with its answers and every email about it. Needs a recent re-authentication.
   *
   * @returns why not, or null
   */
  remove(operator: SignedIn, messageId: string, reason: DeletionReason): Promise<Result>;
};

export function createOperatorContactService(options: {
  db: Db;
  clock: Clock;
  outbox: Pick<Outbox, 'enqueue'>;
  deletions: Pick<Deletions, 'note' | 'settled'>;
  /** What the operator calls the instance, and where visitors write back to. */
  site: () => Promise<{ readonly name: string; readonly email: string }>;
}): OperatorContactService {
  const { db, clock, outbox, deletions, site } = options;

  const changed = async (tx: Tx, id: string): Promise<Result<OperatorMessage>> =>
    (await findMessage(tx, id)) ?? UNKNOWN_MESSAGE;

  return {
    async list(state, wished) {
      const counts = await countMessages(db);
      const page = pageOf(wished, counts[state], PAGE_SIZE);
      const messages = await LISTS[state](db, page);
      return { messages, page: page.shown, ...counts };
    },

    async answer({ userId }, messageId, { id, answer, seen, quoted, writeAgainInDays }) {
      const from = await site();
      const nowMs = clock.now();
      return inTransaction(db, async (tx) => {
        const message = await findMessage(tx, messageId);
        if (message === null) return UNKNOWN_MESSAGE;
        if (message.answers.some((sent) => sent.id === id && sent.answer === answer)) return message;
        if (message.answers.length !== seen) return ANSWERED_MEANWHILE;
        if (!(await addAnswer(tx, { id, messageId, userId, answer, nowMs }))) return ANSWERED_MEANWHILE;
        await setDone(tx, messageId, nowMs);
        // The answer is the writing again that an earlier reminder was for.
        await setWriteAgain(tx, messageId, writeAgainAt(writeAgainInDays, nowMs));
        await outbox.enqueue(tx, answerEmail({ answer: { id, answer, quoted }, message, site: from }));
        await noteAction(tx, { userId }, { action: 'message-answered', subject: messageId }, nowMs);
        return changed(tx, messageId);
      });
    },

    setDone(operator, messageId, done) {
      const nowMs = clock.now();
      return inTransaction(db, async (tx) => {
        const message = await findMessage(tx, messageId);
        // The second operator finds it in the state they wanted.
        if (message === null || (message.doneAt !== null) === done) return message ?? UNKNOWN_MESSAGE;
        await setDone(tx, messageId, done ? nowMs : null);
        const action = done ? 'message-done' : 'message-reopened';
        await noteAction(tx, operator, { action, subject: messageId }, nowMs);
        return changed(tx, messageId);
      });
    },

    forgetWritingAgain(operator, messageId) {
      return inTransaction(db, async (tx) => {
        const message = await findMessage(tx, messageId);
        if (message === null) return UNKNOWN_MESSAGE;
        // The second press finds it in the state they wanted.
        if (message.writeAgainAt === null) return message;
        await setWriteAgain(tx, messageId, null);
        const action = { action: 'message-reminder-removed', subject: messageId } as const;
        await noteAction(tx, operator, action, clock.now());
        return changed(tx, messageId);
      });
    },

    async remove(operator, id, reason) {
      const unknown = await inTransaction(db, async (tx) => {
        const message = await findMessage(tx, id);
        if (message === null) return UNKNOWN_MESSAGE;
        const causes = [messageCause(id), ...message.answers.map((answer) => answerCause(answer.id))];
        const emails = await removeEmailsOf(tx, causes);
        await removeMessage(tx, id);
        await deletions.note(
          tx,
          [{ kind: 'message', id }, ...emails.map((email) => ({ kind: 'email' as const, id: email }))],
          causes,
        );
        await noteAction(tx, operator, { action: 'message-deleted', subject: reason }, clock.now());
        return null;
      });
      await deletions.settled();
      return unknown;
    },
  };
}
