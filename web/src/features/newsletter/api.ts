import type { InputOf } from '@stillgrove/contract/operation';
import * as operations from '@stillgrove/contract/operations/newsletter';
import { call, callForFile } from '../../platform/http/call';
import { withProof } from '../../ui/re-authentication/proof';
import { PAGE_BY_PAGE, queryOf } from '../../platform/query/query';

export const subscribersQuery = (page: number) => ({
  ...queryOf(operations.listSubscribers, { query: { page: String(page) } }),
  ...PAGE_BY_PAGE,
});

/** All confirmed addresses as CSV. */
export const exportSubscribers = () => withProof(() => callForFile(operations.exportSubscribers));

export const deleteSubscriber = (id: string, body: InputOf<typeof operations.deleteSubscriber>['body']) =>
  call(operations.deleteSubscriber, { params: { id }, body });
