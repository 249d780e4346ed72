import type { InputOf } from '@stillgrove/contract/operation';
import * as operations from '@stillgrove/contract/operations/members';
import { call } from '../../platform/http/call';

export const findMember = (body: InputOf<typeof operations.findMember>['body']) =>
  call(operations.findMember, { body });

export const endSessionsOfMember = (id: string) => call(operations.signOutMember, { params: { id } });

export const closeAccount = (id: string, body: InputOf<typeof operations.closeAccount>['body']) =>
  call(operations.closeAccount, { params: { id }, body });
