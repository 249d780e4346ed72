import type { InputOf } from '@stillgrove/contract/operation';
import * as operations from '@stillgrove/contract/operations/passwords';
import { call } from '../../platform/http/call';

export const askForPasswordLink = (body: InputOf<typeof operations.forgetPassword>['body']) =>
  call(operations.forgetPassword, { body });

/** With the token of an emailed link. */
export const resetPassword = (body: InputOf<typeof operations.resetPassword>['body']) =>
  call(operations.resetPassword, { body });

export const changePassword = (body: InputOf<typeof operations.changePassword>['body']) =>
  call(operations.changePassword, { body });
