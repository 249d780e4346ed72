import * as operations from '@stillgrove/contract/operations/second-factor';
import { call } from '../../platform/http/call';
import { showPasskey } from '../../ui/re-authentication/show-passkey';
import { queryOf } from '../../platform/query/query';

/* Those that change how someone signs in need a recent re-authentication. */

export const secondFactorQuery = queryOf(operations.readSecondFactor);

export const beginApp = () => call(operations.beginAuthenticatorApp, { body: {} });

export const confirmApp = (code: string) => call(operations.confirmAuthenticatorApp, { body: { code } });

export const removeApp = () => call(operations.removeAuthenticatorApp, { body: {} });

export const renewRecoveryCodes = () => call(operations.renewRecoveryCodes, { body: {} });

export const removePasskey = (id: string) => call(operations.removePasskey, { params: { id }, body: {} });

/** Asks the device for a new passkey and sends it to the server. */
export async function addPasskey(name: string) {
  const begun = call(operations.beginPasskey, { body: {} });
  const [{ startRegistration }, { options }] = await Promise.all([import('@simplewebauthn/browser'), begun]);
  type Wanted = Parameters<typeof startRegistration>[0]['optionsJSON'];
  const response = await startRegistration({ optionsJSON: options as unknown as Wanted });
  return call(operations.addPasskey, { body: { response: { ...response }, name } });
}

export const signInWithCode = (code: string) => call(operations.signInByCode, { body: { code } });

/** Asks the device for a passkey: one of the account whose password was right, or any without one. */
export const signInWithPasskey = () =>
  showPasskey(operations.beginSignInByPasskey, operations.signInByPasskey);
