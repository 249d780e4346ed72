import { Refusal } from '../../platform/errors/refusal';
import {
  signInByCode,
  beginSignInByPasskey,
  signInByPasskey,
} from '@stillgrove/contract/operations/second-factor';
import { serve } from '../../platform/http/serve';
import { normalizeEmail } from '@stillgrove/domain/accounts/account';
import { welcomeMessage } from '@stillgrove/domain/accounts/welcome';
import type { FastifyReply, FastifyRequest, FastifyPluginAsync } from 'fastify';
import type { Tx } from '../../db/transaction';
import type { KnownDevices } from '../../platform/known-devices/known-devices';
import type { PendingSignIns } from '../../platform/pending-sign-ins/pending-sign-ins';
import type { PendingSignIn } from '../../platform/pending-sign-ins/store';
import { addressSubject } from '../../platform/rate-limits/address';
import type { Sessions } from '../../platform/session/sessions';
import type { PasskeysService } from './passkeys';
import { SIGN_IN_AGAIN } from './refusals';
import type { SecondFactorService } from './service';
import { findPasskey } from './store';

type SignInOptions = {
  service: SecondFactorService;
  passkeys: PasskeysService;
  pendingSignIns: PendingSignIns;
  sessions: Sessions;
  knownDevices: KnownDevices;
};

/** The second step of a sign-in, and the only one of who begins with a passkey. */
export const secondFactorSignInRoutes: FastifyPluginAsync<SignInOptions> = async (app, options) => {
  const { service, passkeys, pendingSignIns, sessions, knownDevices } = options;

  const complete = async (
    { request, reply }: { request: FastifyRequest; reply: FastifyReply },
    pending: PendingSignIn,
    { userId, passkeyId }: { userId: string; passkeyId: string | null },
  ) => {
    const user = await service.ownerOf(userId);
    pendingSignIns.forget(reply);
    // Whatever ends sign-ins that are half done has ended this one, too, unless it began with the passkey.
    const stillCounts = async (tx: Tx) =>
      (await pendingSignIns.take(tx, pending)) &&
      (passkeyId === null || (await findPasskey(tx, passkeyId))?.userId === userId);
    if (!user || !(await sessions.open(request, reply, { userId, secondFactor: true, stillCounts })))
      return null;
    return { success: true as const, message: welcomeMessage(user.fullName, false), user };
  };

  serve(app, signInByCode, async ({ body, request, reply }) => {
    const pending = await pendingSignIns.find(request);
    if (pending?.userId == null) return SIGN_IN_AGAIN;
    const owner = await service.ownerOf(pending.userId);
    if (!owner) return SIGN_IN_AGAIN;
    const refusal = await service.useCode(pending.userId, body.code, {
      address: addressSubject(request.ip),
      device: await knownDevices.find(request, normalizeEmail(owner.email)),
    });
    if (refusal) return refusal;
    const shown = { userId: pending.userId, passkeyId: null };
    return (await complete({ request, reply }, pending, shown)) ?? SIGN_IN_AGAIN;
  });

  serve(app, beginSignInByPasskey, async ({ request, reply }) => {
    const pending = (await pendingSignIns.find(request)) ?? (await pendingSignIns.openForPasskey(reply));
    const { options: wanted } = await passkeys.beginShowing(showingFor(pending));
    return { options: { ...wanted } };
  });

  serve(app, signInByPasskey, async ({ body, request, reply }) => {
    const pending = await pendingSignIns.find(request);
    if (!pending) return SIGN_IN_AGAIN;
    const found = await passkeys.finishShowing(showingFor(pending), body.response);
    if (found instanceof Refusal) return found;
    return (await complete({ request, reply }, pending, found)) ?? SIGN_IN_AGAIN;
  });
};

function showingFor({ id, userId }: PendingSignIn) {
  return { holder: { purpose: 'sign-in', id }, userId } as const;
}
