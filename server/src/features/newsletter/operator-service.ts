import { PAGE_SIZE, type SubscribersAnswer } from '@stillgrove/contract/operator-newsletter';
import type { DeletionReason } from '@stillgrove/contract/deletion-reason';
import { type Db, inTransaction } from '../../db/transaction';
import { noteAction } from '../../platform/audit/audit';
import type { Clock } from '../../platform/clock';
import type { Deletions } from '../../platform/deletions/deletions';
import { Refusal, type Result } from '../../platform/errors/refusal';
import { pageOf } from '../../platform/paging';
import { csvOf } from '../../platform/personal-data/csv';
import type { SignedIn } from '../../platform/session/store';
import { linkTo } from './emails';
import { allConfirmed, countSubscribers, listConfirmed, removeSubscriberWithId } from './operator-store';

const COLUMNS = ['email', 'confirmed', 'unsubscribe'] as const;

const UNKNOWN_SUBSCRIBER = new Refusal({ code: 'unknown-subscriber' });

/** What operators do with the list of those who get the newsletter. */
export type OperatorNewsletterService = {
  /** @param wished the page, counted from 1 */
  list(wished: number): Promise<Omit<SubscribersAnswer, 'success'>>;
  /** Everyone who confirmed, with the day in UTC and their unsubscribe link, as CSV. */
  export(operator: { readonly userId: string }): Promise<string>;
  /** Deletes a subscription. Needs a recent re-authentication. @returns why not, or null */
  remove(operator: SignedIn, id: string, reason: DeletionReason): Promise<Result>;
};

export function createOperatorNewsletterService({
  db,
  clock,
  deletions,
  publicUrl,
}: {
  db: Db;
  clock: Clock;
  deletions: Pick<Deletions, 'note'>;
  publicUrl: string;
}): OperatorNewsletterService {
  return {
    async list(wished) {
      const counts = await countSubscribers(db);
      const page = pageOf(wished, counts.confirmed, PAGE_SIZE);
      return { ...counts, subscribers: await listConfirmed(db, page), page: page.shown };
    },

    export: (operator) =>
      inTransaction(db, async (tx) => {
        const everyone = await allConfirmed(tx);
        const action = { action: 'subscribers-exported', subject: String(everyone.length) } as const;
        await noteAction(tx, operator, action, clock.now());
        const rows = everyone.map(({ email, token, confirmedAt }) => ({
          email,
          confirmed: new Date(confirmedAt).toISOString().slice(0, 10),
          unsubscribe: linkTo('leave', publicUrl, token),
        }));
        return csvOf(rows, COLUMNS);
      }),

    remove: (operator, id, reason) =>
      inTransaction(db, async (tx) => {
        if (!(await removeSubscriberWithId(tx, id))) return UNKNOWN_SUBSCRIBER;
        await deletions.note(tx, [{ kind: 'subscriber', id }]);
        await noteAction(tx, operator, { action: 'subscriber-deleted', subject: reason }, clock.now());
        return null;
      }),
  };
}
