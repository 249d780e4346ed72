import * as operations from '@stillgrove/contract/operations/personal-data';
import { call } from '../../platform/http/call';

export const deleteAccount = () => call(operations.deleteAccount, { body: {} });
