import type {
  NewSecretAnswer,
  PasskeyOptionsAnswer,
  RecoveryCodesAnswer,
  SecondFactorAnswer,
  SignedInAnswer,
} from '@stillgrove/contract/second-factor';
import { request } from '../../platform/http/request';
import { showPasskey } from '../../platform/passkeys/show-passkey';

const API = '/api/v1/user';

/*
 * Every call throws RefusedError with the server's sentence, or UnreachableError. Those that change how someone
 * signs in need a recent re-authentication.
 */

export const loadSecondFactor = () => request<SecondFactorAnswer>('GET', `${API}/second-factor`);

export const beginApp = () =>
  request<NewSecretAnswer>('POST', `${API}/second-factor/app/begin`, { body: {} });

export const confirmApp = (code: string) =>
  request<RecoveryCodesAnswer>('POST', `${API}/second-factor/app/confirm`, { body: { code } });

export const removeApp = () => request('POST', `${API}/second-factor/app/remove`, { body: {} });

export const renewRecoveryCodes = () =>
  request<RecoveryCodesAnswer>('POST', `${API}/second-factor/recovery-codes`, { body: {} });

export const removePasskey = (id: string) =>
  request('POST', `${API}/second-factor/passkeys/${encodeURIComponent(id)}/remove`, { body: {} });

/** Asks the device for a new passkey and sends it to the server. */
export async function addPasskey(name: string): Promise<RecoveryCodesAnswer> {
  const begun = request<PasskeyOptionsAnswer>('POST', `${API}/second-factor/passkeys/begin`, { body: {} });
  const [{ startRegistration }, { options }] = await Promise.all([import('@simplewebauthn/browser'), begun]);
  type Wanted = Parameters<typeof startRegistration>[0]['optionsJSON'];
  const response = await startRegistration({ optionsJSON: options as unknown as Wanted });
  return request<RecoveryCodesAnswer>('POST', `${API}/second-factor/passkeys`, { body: { response, name } });
}

export const signInWithCode = (code: string) =>
  request<SignedInAnswer>('POST', `${API}/login/code`, { body: { code } });

/** Asks the device for a passkey: one of the account whose password was right, or any without one. */
export const signInWithPasskey = () => showPasskey<SignedInAnswer>(`${API}/login/passkey`);
