import * as operations from '@stillgrove/contract/operations/re-authentication';
import { call } from '../../platform/http/call';
import { showPasskey } from './show-passkey';

/** Whether the person has just confirmed who they are, and the ways to do so. */
export const readReAuthentication = () => call(operations.readReAuthentication);

export const confirmWithPassword = (password: string) =>
  call(operations.reAuthenticateByPassword, { body: { password } });

export const confirmWithCode = (code: string) => call(operations.reAuthenticateByCode, { body: { code } });

export const confirmWithPasskey = () =>
  showPasskey(operations.beginReAuthenticationByPasskey, operations.reAuthenticateByPasskey);
