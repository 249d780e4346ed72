import {
  changedAnswer,
  codeRequest,
  newPasskeyRequest,
  newSecretAnswer,
  passkeyId,
  passkeyOptionsAnswer,
  recoveryCodesAnswer,
  secondFactorAnswer,
} from '@stillgrove/contract/second-factor';
import { reAuthenticated } from '@stillgrove/contract/re-authentication';
import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { personOf } from '../../platform/access/access';
import { errorResponses } from '../../platform/errors/documented';
import { refuse } from '../../platform/errors/refusal';
import type { RenewedSession, Sessions } from '../../platform/session/sessions';
import type { PasskeysService } from './passkeys';
import type { SecondFactorService } from './service';

type SecondFactorOptions = {
  service: SecondFactorService;
  passkeys: PasskeysService;
  sessions: Sessions;
};

const tags = ['Two-step sign-in'];

/** What a person sets up for their own sign-in. */
export const secondFactorRoutes: FastifyPluginAsyncZod<SecondFactorOptions> = async (app, options) => {
  const { service, passkeys, sessions } = options;

  const handOver = (reply: FastifyReply, renewed: RenewedSession | null) => {
    if (renewed !== null) sessions.handOver(reply, renewed);
  };

  app.get('/second-factor', {
    config: { access: 'member' },
    schema: {
      tags,
      summary: 'Second factors of a person',
      description: 'Authenticator app, passkeys by name, and the number of unused recovery codes.',
      response: { 200: secondFactorAnswer, ...errorResponses(401) },
    },
    handler: async (request) => {
      return { success: true as const, ...(await service.overview(personOf(request).userId)) };
    },
  });

  app.post('/second-factor/app/begin', {
    config: { access: 'member', securityEvent: 'authenticator-app-begun' },
    schema: {
      tags,
      summary: 'Get a secret for an authenticator app',
      description: 'It takes effect when a code of the app is sent to `/second-factor/app/confirm`.',
      body: reAuthenticated,
      response: { 200: newSecretAnswer, ...errorResponses(400, 401, 403, 409, 413, 415) },
    },
    handler: async (request, reply) => {
      const begun = await service.beginApp(personOf(request), request.body.password);
      if ('status' in begun) return refuse(reply, begun);
      return { success: true as const, ...begun };
    },
  });

  app.post('/second-factor/app/confirm', {
    config: { access: 'member', securityEvent: 'authenticator-app-added' },
    schema: {
      tags,
      summary: 'Confirm the authenticator app',
      description: 'From then on, signing in needs a code. The recovery codes are returned only this once.',
      body: codeRequest,
      response: { 200: recoveryCodesAnswer, ...errorResponses(400, 401, 403, 409, 413, 415) },
    },
    handler: async (request, reply) => {
      const confirmed = await service.confirmApp(personOf(request), request.body.code);
      if ('status' in confirmed) return refuse(reply, confirmed);
      handOver(reply, confirmed.renewed);
      const { recoveryCodes } = confirmed;
      return { success: true as const, message: 'Your authenticator app is set up.', recoveryCodes };
    },
  });

  app.post('/second-factor/app/remove', {
    config: { access: 'member', securityEvent: 'authenticator-app-removed' },
    schema: {
      tags,
      summary: 'Remove the authenticator app',
      description:
        'Needs a recent re-authentication. Signs out every other device. When no second factor is left, the recovery codes are deleted, too.',
      body: reAuthenticated,
      response: { 200: changedAnswer, ...errorResponses(400, 401, 403, 409, 413, 415) },
    },
    handler: async (request, reply) => {
      const removed = await service.removeApp(personOf(request), request.body.password);
      if ('status' in removed) return refuse(reply, removed);
      handOver(reply, removed.renewed);
      return { success: true as const, message: 'The authenticator app is removed.' };
    },
  });

  app.post('/second-factor/recovery-codes', {
    config: { access: 'member', securityEvent: 'recovery-codes-renewed' },
    schema: {
      tags,
      summary: 'Get new recovery codes',
      description: 'The old codes no longer work.',
      body: reAuthenticated,
      response: { 200: recoveryCodesAnswer, ...errorResponses(400, 401, 403, 409, 413, 415) },
    },
    handler: async (request, reply) => {
      const renewed = await service.renewRecoveryCodes(personOf(request), request.body.password);
      if ('status' in renewed) return refuse(reply, renewed);
      return { success: true as const, message: 'These are your new recovery codes.', ...renewed };
    },
  });

  app.post('/second-factor/passkeys/begin', {
    config: { access: 'member', securityEvent: 'passkey-begun' },
    schema: {
      tags,
      summary: 'Start adding a passkey',
      description: 'Returns the options for `navigator.credentials.create`, valid for five minutes.',
      body: reAuthenticated,
      response: { 200: passkeyOptionsAnswer, ...errorResponses(400, 401, 403, 409, 413, 415) },
    },
    handler: async (request, reply) => {
      const begun = await passkeys.beginAdding(personOf(request), request.body.password);
      if ('status' in begun) return refuse(reply, begun);
      return { success: true as const, options: { ...begun.options } };
    },
  });

  app.post('/second-factor/passkeys', {
    config: { access: 'member', securityEvent: 'passkey-added' },
    schema: {
      tags,
      summary: 'Add a passkey',
      description:
        'Takes the response of the browser. With the first factor, recovery codes are returned, only this once.',
      body: newPasskeyRequest,
      response: { 200: recoveryCodesAnswer, ...errorResponses(400, 401, 403, 409, 413, 415) },
    },
    handler: async (request, reply) => {
      const added = await passkeys.finishAdding(personOf(request), request.body);
      if ('status' in added) return refuse(reply, added);
      handOver(reply, added.renewed);
      const { recoveryCodes } = added;
      return { success: true as const, message: 'Your passkey is added.', recoveryCodes };
    },
  });

  app.post('/second-factor/passkeys/:id/remove', {
    config: { access: 'member', securityEvent: 'passkey-removed' },
    schema: {
      tags,
      summary: 'Remove a passkey',
      description: 'Needs a recent re-authentication. Signs out every other device.',
      params: passkeyId,
      body: reAuthenticated,
      response: { 200: changedAnswer, ...errorResponses(400, 401, 403, 404, 409, 413, 415) },
    },
    handler: async (request, reply) => {
      const removed = await passkeys.remove(personOf(request), request.params.id, request.body.password);
      if ('status' in removed) return refuse(reply, removed);
      handOver(reply, removed.renewed);
      return { success: true as const, message: 'The passkey is removed.' };
    },
  });
};
