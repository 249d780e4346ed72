import type { InputOf } from '@stillgrove/contract/operation';
import * as operations from '@stillgrove/contract/operations/operators';
import { call } from '../../platform/http/call';
import { withProof } from '../../ui/re-authentication/proof';
import { queryOf } from '../../platform/query/query';

export const operatorsQuery = queryOf(operations.listOperators);

export const inviteOperator = (body: InputOf<typeof operations.inviteOperator>['body']) =>
  withProof(() => call(operations.inviteOperator, { body }));

export const cancelInvitation = (id: string) =>
  withProof(() => call(operations.cancelInvitation, { params: { id } }));

export const removeOperator = (id: string) => call(operations.removeOperator, { params: { id } });

/** What an invitation says, found by the token of its link. */
export const invitationQuery = (token: string) => ({
  ...queryOf(operations.readInvitation, { body: { token } }),
  refetchOnWindowFocus: false,
});

export const acceptInvitation = (token: string) => call(operations.acceptInvitation, { body: { token } });
