import type { AnswerRequest, MessagesAnswer, OperatorMessage } from '@stillgrove/contract/operator-contact';
import { type Db, inTransaction, type Tx } from '../../db/transaction';
import { noteAction } from '../../platform/audit/audit';
import type { Clock } from '../../platform/clock';
import type { Outbox } from '../../platform/email/outbox';
import { pageOf } from '../../platform/paging';
import { answerEmail } from './answer-email';
import { addAnswer, countMessages, findMessage, listDone, listWaiting, setDone } from './operator-store';
import type { AnsweringError } from './refusals';

export const PAGE_SIZE = 20;

type Operator = { readonly userId: string };

/** What operators do with the messages of visitors. */
export type OperatorContactService = {
  /** @param wished the page, counted from 1 */
  list(state: 'waiting' | 'done', wished: number): Promise<Omit<MessagesAnswer, 'success'>>;
  countWaiting(): Promise<number>;
  /**
   * Stores an answer, emails it to the visitor and is done with the message: all of it or nothing. The
   * same answer again is the same answer.
   */
  answer(
    operator: Operator,
    messageId: string,
    request: AnswerRequest,
  ): Promise<OperatorMessage | AnsweringError>;
  /** Is done with a message, or lets it wait again. */
  setDone(operator: Operator, messageId: string, done: boolean): Promise<OperatorMessage | AnsweringError>;
};

export function createOperatorContactService(options: {
  db: Db;
  clock: Clock;
  outbox: Pick<Outbox, 'enqueue'>;
  /** What the operator calls the instance, and where visitors write back to. */
  site: () => Promise<{ readonly name: string; readonly email: string }>;
}): OperatorContactService {
  const { db, clock, outbox, site } = options;

  const changed = async (tx: Tx, id: string): Promise<OperatorMessage | AnsweringError> =>
    (await findMessage(tx, id)) ?? 'unknown-message';

  return {
    async list(state, wished) {
      const counts = await countMessages(db);
      const page = pageOf(wished, counts[state], PAGE_SIZE);
      const messages = await (state === 'done' ? listDone : listWaiting)(db, page);
      return { messages, page: page.shown, ...counts };
    },

    countWaiting: async () => (await countMessages(db)).waiting,

    async answer({ userId }, messageId, { id, answer, seen, quoted }) {
      const from = await site();
      const nowMs = clock.now();
      return inTransaction(db, async (tx) => {
        const message = await findMessage(tx, messageId);
        if (message === null) return 'unknown-message';
        if (message.answers.some((sent) => sent.id === id && sent.answer === answer)) return message;
        if (message.answers.length !== seen) return 'answered-meanwhile';
        if (!(await addAnswer(tx, { id, messageId, userId, answer, nowMs }))) return 'answered-meanwhile';
        await setDone(tx, messageId, nowMs);
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
        if (message === null || (message.doneAt !== null) === done) return message ?? 'unknown-message';
        await setDone(tx, messageId, done ? nowMs : null);
        const action = done ? 'message-done' : 'message-reopened';
        await noteAction(tx, operator, { action, subject: messageId }, nowMs);
        return changed(tx, messageId);
      });
    },
  };
}
