import type { SecondFactorWay } from '@stillgrove/contract/accounts';
import {
  passwordAgainRequest,
  reAuthenticatedAnswer,
  reAuthenticationAnswer,
} from '@stillgrove/contract/re-authentication';
import { codeRequest, passkeyOptionsAnswer, passkeyRequest } from '@stillgrove/contract/second-factor';
import { isReauthenticated } from '@stillgrove/domain/accounts/session-policy';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { personOf } from '../../platform/access/access';
import type { Clock } from '../../platform/clock';
import { errorResponses } from '../../platform/errors/documented';
import { type Refusal, refuse } from '../../platform/errors/refusal';
import type { PendingSignIn } from '../../platform/pending-sign-ins/store';
import { addressSubject } from '../../platform/rate-limits/address';
import type { ReAuthentication } from '../../platform/re-authentication/re-authentication';

type ReAuthenticationOptions = {
  clock: Clock;
  reAuthentication: ReAuthentication;
  /** The second factors of an account, which prove as much as the password does. */
  secondFactor: {
    waysOf(userId: string): Promise<SecondFactorWay[]>;
    useCode(
      userId: string,
      code: string,
      caller: { address: string; device: string | null },
    ): Promise<Refusal | null>;
  };
  passkeys: {
    beginSignIn(holder: PendingSignIn): Promise<{ options: object }>;
    finishSignIn(holder: PendingSignIn, response: { id: string }): Promise<{ userId: string } | Refusal>;
  };
};

const tags = ['Re-authentication'];
const DONE = { success: true as const, message: 'Thank you. You can continue.' };

/** Shows again who is at a device where someone is signed in, before a sensitive operation. */
export const reAuthenticationRoutes: FastifyPluginAsyncZod<ReAuthenticationOptions> = async (
  app,
  options,
) => {
  const { clock, reAuthentication, secondFactor, passkeys } = options;

  app.get('/re-authentication', {
    config: { access: 'member' },
    schema: {
      tags,
      summary: 'Check whether a re-authentication is needed',
      description:
        'Sensitive operations need one in the same session, at most five minutes old: changing the password, address or second factors, signing out other devices, the data export and the deletion of the account.',
      response: { 200: reAuthenticationAnswer, ...errorResponses(401) },
    },
    handler: async (request) => {
      const { userId, reauthenticatedAtMs } = personOf(request);
      const ways = ['password' as const, ...(await secondFactor.waysOf(userId))];
      return { success: true as const, recent: isReauthenticated(reauthenticatedAtMs, clock.now()), ways };
    },
  });

  app.post('/re-authentication/password', {
    config: { access: 'member', securityEvent: 're-authentication' },
    schema: {
      tags,
      summary: 'Re-authenticate with the password',
      description: 'Sensitive operations are allowed in this session for five minutes.',
      body: passwordAgainRequest,
      response: { 200: reAuthenticatedAnswer, ...errorResponses(400, 401, 403, 413, 415) },
    },
    handler: async (request, reply) => {
      const refusal = await reAuthentication.byPassword(personOf(request), request.body.password);
      return refusal === null ? DONE : refuse(reply, refusal);
    },
  });

  app.post('/re-authentication/code', {
    config: { access: 'member', securityEvent: 're-authentication' },
    schema: {
      tags,
      summary: 'Re-authenticate with a code',
      description: 'Takes a code of the authenticator app, which works once, or a recovery code.',
      body: codeRequest,
      response: { 200: reAuthenticatedAnswer, ...errorResponses(400, 401, 403, 413, 415) },
    },
    handler: async (request, reply) => {
      const person = personOf(request);
      // Signed-in people have attempts of their own.
      const caller = { address: addressSubject(request.ip), device: person.sessionId };
      const refusal = await secondFactor.useCode(person.userId, request.body.code, caller);
      if (refusal !== null) return refuse(reply, refusal);
      await reAuthentication.note(person);
      return DONE;
    },
  });

  app.post('/re-authentication/passkey/begin', {
    config: { access: 'member', limit: 'passkeys-of-address' },
    schema: {
      tags,
      summary: 'Start a re-authentication with a passkey',
      description: 'Returns the options for `navigator.credentials.get`, valid for five minutes.',
      response: { 200: passkeyOptionsAnswer, ...errorResponses(401, 403) },
    },
    handler: async (request) => {
      const { sessionId: id, userId } = personOf(request);
      const { options: wanted } = await passkeys.beginSignIn({ id, userId });
      return { success: true as const, options: { ...wanted } };
    },
  });

  app.post('/re-authentication/passkey', {
    config: { access: 'member', securityEvent: 're-authentication' },
    schema: {
      tags,
      summary: 'Re-authenticate with a passkey',
      description: 'Takes the response of the browser.',
      body: passkeyRequest,
      response: { 200: reAuthenticatedAnswer, ...errorResponses(400, 401, 403, 413, 415) },
    },
    handler: async (request, reply) => {
      const person = personOf(request);
      const { sessionId: id, userId } = person;
      const found = await passkeys.finishSignIn({ id, userId }, request.body.response);
      if ('status' in found) return refuse(reply, found);
      await reAuthentication.note(person);
      return DONE;
    },
  });
};
