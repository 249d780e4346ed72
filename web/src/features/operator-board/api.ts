import * as operations from '@stillgrove/contract/operations/operator-board';
import { queryOf } from '../../platform/query/query';

/** How the site is today, where the operator is. */
export const boardQuery = () =>
  queryOf(operations.readBoard, {
    query: { timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone },
  });
