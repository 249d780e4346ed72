import type { InputOf } from '@stillgrove/contract/operation';
import * as operations from '@stillgrove/contract/operations/accounts';
import { call } from '../../platform/http/call';

export const changeName = (body: InputOf<typeof operations.changeName>['body']) =>
  call(operations.changeName, { body });
