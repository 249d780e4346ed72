import * as operations from '@stillgrove/contract/operations/points';
import { OF_MEMBERS, queryOf } from '../../platform/query/query';

/** What a member did from a day on, over all devices. */
export const daysQuery = (from: string) => ({
  ...queryOf(operations.listPointDays, { query: { from } }),
  ...OF_MEMBERS,
});
