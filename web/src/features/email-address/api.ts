import type { InputOf } from '@stillgrove/contract/operation';
import * as operations from '@stillgrove/contract/operations/email-address';
import { call } from '../../platform/http/call';
import { queryOf } from '../../platform/query/query';

export const addressQuery = queryOf(operations.readEmailAddress);

export const changeAddress = (body: InputOf<typeof operations.changeEmailAddress>['body']) =>
  call(operations.changeEmailAddress, { body });

export const sendLinkAgain = () => call(operations.resendConfirmation);

export const keepAddress = () => call(operations.cancelEmailChange);

/** What the link of an email is for, found by its token. */
export const addressLinkQuery = (token: string) => ({
  ...queryOf(operations.readConfirmLink, { body: { token } }),
  refetchOnWindowFocus: false,
});

export const confirmAddress = (body: InputOf<typeof operations.confirmAddress>['body']) =>
  call(operations.confirmAddress, { body });

export const disownAddress = (token: string) => call(operations.disownAddress, { body: { token } });
