import * as operations from '@stillgrove/contract/operations/email-queue';
import { call } from '../../platform/http/call';
import { withProof } from '../../ui/re-authentication/proof';
import { PAGE_BY_PAGE, queryOf } from '../../platform/query/query';

export const emailQueueQuery = (page: number) => ({
  ...queryOf(operations.listQueuedEmails, { query: { page: String(page) } }),
  ...PAGE_BY_PAGE,
});

export const changeEmail = ({ id, what }: { id: string; what: 'retry' | 'delete' }) =>
  withProof(() =>
    call(what === 'retry' ? operations.retryQueuedEmail : operations.deleteQueuedEmail, { params: { id } }),
  );
