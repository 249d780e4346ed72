import * as operations from '@stillgrove/contract/operations/operators';
import { PAGE_BY_PAGE, queryOf } from '../../platform/query/query';

/** What operators did before a moment (milliseconds since 1970), newest first; null for the newest. */
export const actionsQuery = (before: number | null) => ({
  ...queryOf(operations.listOperatorActions, { query: before === null ? {} : { before: String(before) } }),
  ...PAGE_BY_PAGE,
});
