import { type EmailQueueAnswer, PAGE_SIZE } from '@stillgrove/contract/email-queue';
import { type Db, inTransaction } from '../../db/transaction';
import { noteAction } from '../../platform/audit/audit';
import type { Clock } from '../../platform/clock';
import type { Deletions } from '../../platform/deletions/deletions';
import type { Outbox } from '../../platform/email/outbox';
import type { Result } from '../../platform/errors/refusal';
import { pageOf } from '../../platform/paging';
import { EMAIL_BEING_SENT, EMAIL_GONE, EMAIL_NOT_DUE } from './refusals';
import { countQueued, countTroubled, findQueued, listQueued, makeDue, removeQueued } from './store';

/** How long an email that is due may take before operators are told. */
const ON_ITS_WAY_MS = 60_000;

type Operator = { readonly userId: string };

/** What operators do with email that has not gone out. They see recipient and subject, never the text. */
export type EmailQueueService = {
  /** @param wished the page, counted from 1 */
  list(wished: number): Promise<Omit<EmailQueueAnswer, 'success'>>;
  /** How many failed, and how many others should have gone out a while ago and have not. */
  countTroubled(): Promise<{ failed: number; late: number }>;
  /** Has it sent at once. @returns why not, or null */
  retry(operator: Operator, id: string): Promise<Result>;
  /** Deletes it, so that it is never sent. @returns why not, or null */
  remove(operator: Operator, id: string): Promise<Result>;
};

export function createEmailQueueService(options: {
  db: Db;
  clock: Clock;
  outbox: Pick<Outbox, 'wakeAfter'>;
  deletions: Pick<Deletions, 'note'>;
}): EmailQueueService {
  const { db, clock, outbox, deletions } = options;
  return {
    async list(wished) {
      const nowMs = clock.now();
      const counts = await countQueued(db, nowMs);
      const { failed, waiting, scheduled } = counts;
      const page = pageOf(wished, failed + waiting + scheduled, PAGE_SIZE);
      return { emails: await listQueued(db, page, nowMs), page: page.shown, ...counts };
    },

    countTroubled: () => countTroubled(db, clock.now() - ON_ITS_WAY_MS),

    retry(operator, id) {
      const nowMs = clock.now();
      return inTransaction(db, async (tx) => {
        const email = await findQueued(tx, id, nowMs);
        if (email === null) return EMAIL_GONE;
        if (email.state === 'scheduled') return EMAIL_NOT_DUE;
        outbox.wakeAfter(tx);
        // Due already: someone has pressed just before.
        if (email.nextTryAt !== null && email.nextTryAt <= nowMs) return EMAIL_BEING_SENT;
        if (!(await makeDue(tx, id, nowMs))) return EMAIL_BEING_SENT;
        await noteAction(tx, operator, { action: 'email-retried', subject: id }, nowMs);
        return null;
      });
    },

    remove(operator, id) {
      const nowMs = clock.now();
      return inTransaction(db, async (tx) => {
        if ((await findQueued(tx, id, nowMs)) === null) return EMAIL_GONE;
        if (!(await removeQueued(tx, id, nowMs))) return EMAIL_BEING_SENT;
        await deletions.note(tx, [{ kind: 'email', id }]);
        await noteAction(tx, operator, { action: 'email-deleted', subject: id }, nowMs);
        return null;
      });
    },
  };
}
