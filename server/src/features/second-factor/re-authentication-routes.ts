import {
  readReAuthentication,
  reAuthenticateByPassword,
  reAuthenticateByCode,
  beginReAuthenticationByPasskey,
  reAuthenticateByPasskey,
} from '@stillgrove/contract/operations/re-authentication';
import { serve } from '../../platform/http/serve';
import { isReauthenticated } from '@stillgrove/domain/accounts/session-policy';
import type { FastifyPluginAsync } from 'fastify';
import type { Clock } from '../../platform/clock';
import { Refusal } from '../../platform/errors/refusal';
import { addressSubject } from '../../platform/rate-limits/address';
import type { ReAuthentication } from '../../platform/re-authentication/re-authentication';
import type { SignedIn } from '../../platform/session/store';
import type { PasskeysService } from './passkeys';
import type { SecondFactorService } from './service';

type ReAuthenticationOptions = {
  clock: Clock;
  reAuthentication: ReAuthentication;
  secondFactor: SecondFactorService;
  passkeys: PasskeysService;
};

const DONE = { success: true as const, message: 'Thank you. You can continue.' };

/** Shows again who is at a device where someone is signed in, before a sensitive operation. */
export const reAuthenticationRoutes: FastifyPluginAsync<ReAuthenticationOptions> = async (app, options) => {
  const { clock, reAuthentication, secondFactor, passkeys } = options;

  serve(app, readReAuthentication, async ({ person }) => {
    const { userId, reauthenticatedAtMs } = person;
    const ways = ['password' as const, ...(await secondFactor.waysOf(userId))];
    return { recent: isReauthenticated(reauthenticatedAtMs, clock.now()), ways };
  });

  serve(app, reAuthenticateByPassword, async ({ body, person }) => {
    return (await reAuthentication.byPassword(person, body.password)) ?? DONE;
  });

  serve(app, reAuthenticateByCode, async ({ body, person, request }) => {
    // Signed-in people have attempts of their own.
    const caller = { address: addressSubject(request.ip), device: person.sessionId };
    const refusal = await secondFactor.useCode(person.userId, body.code, caller);
    if (refusal !== null) return refusal;
    await reAuthentication.note(person);
    return DONE;
  });

  serve(app, beginReAuthenticationByPasskey, async ({ person }) => {
    const { options: wanted } = await passkeys.beginShowing(showingBy(person));
    return { options: { ...wanted } };
  });

  serve(app, reAuthenticateByPasskey, async ({ body, person }) => {
    const found = await passkeys.finishShowing(showingBy(person), body.response);
    if (found instanceof Refusal) return found;
    await reAuthentication.note(person);
    return DONE;
  });
};

function showingBy({ sessionId, userId }: SignedIn) {
  return { holder: { purpose: 're-authenticate', id: sessionId }, userId } as const;
}
