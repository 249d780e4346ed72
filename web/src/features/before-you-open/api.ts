import * as operations from '@stillgrove/contract/operations/before-you-open';
import { call } from '../../platform/http/call';
import { queryOf } from '../../platform/query/query';

export const openingQuery = queryOf(operations.readOpeningSteps);

export const sendTestEmail = () => call(operations.sendTestEmail);
