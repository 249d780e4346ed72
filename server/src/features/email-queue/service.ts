import type { EmailQueueAnswer } from '@stillgrove/contract/email-queue';
import { type Db, inTransaction } from '../../db/transaction';
import { noteAction } from '../../platform/audit/audit';
import type { Clock } from '../../platform/clock';
import type { Outbox } from '../../platform/email/outbox';
import { pageOf } from '../../platform/paging';
import type { EmailQueueError } from './refusals';
import { countQueued, countTroubled, findQueued, listQueued, makeDue, removeQueued } from './store';

export const PAGE_SIZE = 50;

/** For so long an email that is due may be on its way before it is worth a word. */
const ON_ITS_WAY_MS = 60_000;

type Operator = { readonly userId: string };

/** What operators do with email that has not gone out. They see to whom and about what, never its words. */
export type EmailQueueService = {
  /** @param wished the page, counted from 1 */
  list(wished: number): Promise<Omit<EmailQueueAnswer, 'success'>>;
  /** How many should have gone out a while ago and have not. */
  countTroubled(): Promise<number>;
  /** Has it sent at once. @returns why not, or null */
  retry(operator: Operator, id: string): Promise<EmailQueueError | null>;
  /** Lets it never be sent. @returns why not, or null */
  drop(operator: Operator, id: string): Promise<EmailQueueError | null>;
};

export function createEmailQueueService(options: {
  db: Db;
  clock: Clock;
  outbox: Pick<Outbox, 'wakeAfter'>;
}): EmailQueueService {
  const { db, clock, outbox } = options;
  return {
    async list(wished) {
      const nowMs = clock.now();
      const counts = await countQueued(db, nowMs);
      const { failed, waiting, scheduled } = counts;
      const page = pageOf(wished, failed + waiting + scheduled, PAGE_SIZE);
      return { mails: await listQueued(db, page, nowMs), page: page.shown, ...counts };
    },

    countTroubled: () => countTroubled(db, clock.now() - ON_ITS_WAY_MS),

    retry(operator, id) {
      const nowMs = clock.now();
      return inTransaction(db, async (tx) => {
        const mail = await findQueued(tx, id, nowMs);
        if (mail === null) return 'mail-gone';
        if (mail.state === 'scheduled') return 'mail-not-due';
        outbox.wakeAfter(tx);
        // Due already: someone has pressed just before.
        if (mail.nextTryAt !== null && mail.nextTryAt <= nowMs) return 'mail-being-sent';
        if (!(await makeDue(tx, id, nowMs))) return 'mail-being-sent';
        await noteAction(tx, operator, { action: 'mail-retried', subject: id }, nowMs);
        return null;
      });
    },

    drop(operator, id) {
      const nowMs = clock.now();
      return inTransaction(db, async (tx) => {
        if ((await findQueued(tx, id, nowMs)) === null) return 'mail-gone';
        if (!(await removeQueued(tx, id, nowMs))) return 'mail-being-sent';
        await noteAction(tx, operator, { action: 'mail-dropped', subject: id }, nowMs);
        return null;
      });
    },
  };
}
