import type { AnswerOf } from '@stillgrove/contract/operation';
import type {
  beginReAuthenticationByPasskey,
  reAuthenticateByPasskey,
} from '@stillgrove/contract/operations/re-authentication';
import type { beginSignInByPasskey, signInByPasskey } from '@stillgrove/contract/operations/second-factor';
import { call } from '../../platform/http/call';

type Begin = typeof beginSignInByPasskey | typeof beginReAuthenticationByPasskey;
type Complete = typeof signInByPasskey | typeof reAuthenticateByPasskey;

/** Asks the server what to sign and the device for a passkey that signs it. */
export async function showPasskey<Declared extends Complete>(
  begin: Begin,
  complete: Declared,
): Promise<AnswerOf<Declared>> {
  const begun = call(begin);
  const [{ startAuthentication }, { options }] = await Promise.all([
    import('@simplewebauthn/browser'),
    begun,
  ]);
  type Wanted = Parameters<typeof startAuthentication>[0]['optionsJSON'];
  const response = await startAuthentication({ optionsJSON: options as unknown as Wanted });
  return call<Complete>(complete, { body: { response: { ...response } } }) as Promise<AnswerOf<Declared>>;
}
