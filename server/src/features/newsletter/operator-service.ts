import type { SubscribersAnswer } from '@stillgrove/contract/operator-newsletter';
import { type Db, inTransaction } from '../../db/transaction';
import { noteAction } from '../../platform/audit/audit';
import type { Clock } from '../../platform/clock';
import { pageOf } from '../../platform/paging';
import { csvOf } from '../../platform/personal-data/csv';
import { linkTo } from './links';
import { allConfirmed, countSubscribers, listConfirmed } from './operator-store';

export const PAGE_SIZE = 50;

const COLUMNS = ['email', 'confirmed', 'leave'] as const;

/** What operators can do with the subscribers. */
export type OperatorNewsletterService = {
  /** @param wished the page, counted from 1 */
  list(wished: number): Promise<Omit<SubscribersAnswer, 'success'>>;
  /** Everyone who confirmed, with the day in UTC and the link with which they leave, as CSV. */
  export(operator: { readonly userId: string }): Promise<string>;
};

export function createOperatorNewsletterService({
  db,
  clock,
  publicUrl,
}: {
  db: Db;
  clock: Clock;
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
          leave: linkTo('leave', publicUrl, token),
        }));
        return csvOf(rows, COLUMNS);
      }),
  };
}
