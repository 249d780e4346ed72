import {
  codeRequest,
  passkeyOptionsAnswer,
  passkeyRequest,
  signedInAnswer,
} from '@stillgrove/contract/second-factor';
import { firstName, normalizeEmail } from '@stillgrove/domain/accounts/account';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Db, Tx } from '../../db/transaction';
import { errorResponses } from '../../platform/errors/documented';
import { refuse } from '../../platform/errors/refusal';
import type { KnownDevices } from '../../platform/known-devices/known-devices';
import type { PendingSignIns } from '../../platform/pending-sign-ins/pending-sign-ins';
import type { PendingSignIn } from '../../platform/pending-sign-ins/store';
import { addressSubject } from '../../platform/rate-limits/address';
import type { Sessions } from '../../platform/session/sessions';
import type { PasskeysService } from './passkeys';
import { SIGN_IN_AGAIN } from './refusals';
import type { SecondFactorService } from './service';
import { findOwner, findPasskey } from './store';

type SignInOptions = {
  db: Db;
  service: SecondFactorService;
  passkeys: PasskeysService;
  pendingSignIns: PendingSignIns;
  sessions: Sessions;
  knownDevices: KnownDevices;
};

const tags = ['Two-step sign-in'];

/** The second step of a sign-in, and the only one of who begins with a passkey. */
export const secondFactorSignInRoutes: FastifyPluginAsyncZod<SignInOptions> = async (app, options) => {
  const { db, service, passkeys, pendingSignIns, sessions, knownDevices } = options;

  const complete = async (
    { request, reply }: { request: FastifyRequest; reply: FastifyReply },
    pending: PendingSignIn,
    { userId, passkeyId }: { userId: string; passkeyId: string | null },
  ) => {
    const user = await findOwner(db, userId);
    pendingSignIns.forget(reply);
    // Whatever ends sign-ins that are half done has ended this one, too, unless it began with the passkey.
    const stillCounts = async (tx: Tx) =>
      (await pendingSignIns.take(tx, pending)) &&
      (passkeyId === null || (await findPasskey(tx, passkeyId))?.userId === userId);
    if (!user || !(await sessions.open(request, reply, { userId, secondFactor: true, stillCounts })))
      return null;
    return { success: true as const, message: `Welcome back, ${firstName(user.fullName)}.`, user };
  };

  app.post('/login/code', {
    config: { access: 'public', limit: 'second-steps-of-address', securityEvent: 'second-step' },
    schema: {
      tags,
      summary: 'Complete a sign-in with a code',
      description: 'Takes a code of the authenticator app, which works once, or a recovery code.',
      body: codeRequest,
      response: { 200: signedInAnswer, ...errorResponses(400, 401, 403, 413, 415) },
    },
    handler: async (request, reply) => {
      const pending = await pendingSignIns.find(request);
      if (pending?.userId == null) return refuse(reply, SIGN_IN_AGAIN);
      const owner = await findOwner(db, pending.userId);
      if (!owner) return refuse(reply, SIGN_IN_AGAIN);
      const refusal = await service.useCode(pending.userId, request.body.code, {
        address: addressSubject(request.ip),
        device: await knownDevices.find(request, normalizeEmail(owner.email)),
      });
      if (refusal) return refuse(reply, refusal);
      const shown = { userId: pending.userId, passkeyId: null };
      return (await complete({ request, reply }, pending, shown)) ?? refuse(reply, SIGN_IN_AGAIN);
    },
  });

  app.post('/login/passkey/begin', {
    config: { access: 'public', limit: 'passkeys-of-address' },
    schema: {
      tags,
      summary: 'Start a sign-in with a passkey',
      description:
        'As the second step after the password, or without a password to sign in with the passkey alone.',
      response: { 200: passkeyOptionsAnswer, ...errorResponses(403) },
    },
    handler: async (request, reply) => {
      const pending = (await pendingSignIns.find(request)) ?? (await pendingSignIns.openForPasskey(reply));
      const { options: wanted } = await passkeys.beginSignIn(pending);
      return { success: true as const, options: { ...wanted } };
    },
  });

  app.post('/login/passkey', {
    config: { access: 'public', limit: 'second-steps-of-address', securityEvent: 'passkey-sign-in' },
    schema: {
      tags,
      summary: 'Sign in with a passkey',
      description:
        'Takes the response of the browser. Without a password before it, the passkey has to verify the user.',
      body: passkeyRequest,
      response: { 200: signedInAnswer, ...errorResponses(400, 401, 403, 413, 415) },
    },
    handler: async (request, reply) => {
      const pending = await pendingSignIns.find(request);
      if (!pending) return refuse(reply, SIGN_IN_AGAIN);
      const found = await passkeys.finishSignIn(pending, request.body.response);
      if ('status' in found) return refuse(reply, found);
      return (await complete({ request, reply }, pending, found)) ?? refuse(reply, SIGN_IN_AGAIN);
    },
  });
};
