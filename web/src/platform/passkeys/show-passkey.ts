import type { PasskeyOptionsAnswer } from '@stillgrove/contract/second-factor';
import { request } from '../http/request';

/** Asks the server what to sign and the device for a passkey that signs it. @param path of the two calls */
export async function showPasskey<Answer>(path: string): Promise<Answer> {
  const begun = request<PasskeyOptionsAnswer>('POST', `${path}/begin`);
  const [{ startAuthentication }, { options }] = await Promise.all([
    import('@simplewebauthn/browser'),
    begun,
  ]);
  type Wanted = Parameters<typeof startAuthentication>[0]['optionsJSON'];
  const response = await startAuthentication({ optionsJSON: options as unknown as Wanted });
  return request<Answer>('POST', path, { body: { response } });
}
