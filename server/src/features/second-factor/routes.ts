import {
  changedAnswer,
  codeRequest,
  newPasskeyRequest,
  newSecretAnswer,
  passkeyId,
  passkeyOptionsAnswer,
  passwordRequest,
  recoveryCodesAnswer,
  secondFactorAnswer,
} from '@stillgrove/contract/second-factor';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { personOf } from '../../platform/access/access';
import { errorResponses } from '../../platform/errors/documented';
import { refuse } from '../../platform/errors/refusal';
import type { PasskeysService } from './passkeys';
import type { SecondFactorService } from './service';

type SecondFactorOptions = { service: SecondFactorService; passkeys: PasskeysService };

const tags = ['Two-step sign-in'];

/** What a person sets up for their own sign-in. */
export const secondFactorRoutes: FastifyPluginAsyncZod<SecondFactorOptions> = async (app, options) => {
  const { service, passkeys } = options;

  app.get('/second-factor', {
    config: { access: 'member' },
    schema: {
      tags,
      summary: 'What a person shows besides the password',
      description: 'App, passkeys by name, and how many recovery codes are left.',
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
      description: 'It counts once a code of the app was sent to `/second-factor/app/confirm`.',
      body: passwordRequest,
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
      summary: 'Show that the app has the secret',
      description: 'From now on signing in needs a code. Recovery codes are shown once.',
      body: codeRequest,
      response: { 200: recoveryCodesAnswer, ...errorResponses(400, 401, 403, 409, 413, 415) },
    },
    handler: async (request, reply) => {
      const confirmed = await service.confirmApp(personOf(request), request.body.code);
      if ('status' in confirmed) return refuse(reply, confirmed);
      return { success: true as const, message: 'Your authenticator app is set up.', ...confirmed };
    },
  });

  app.post('/second-factor/app/remove', {
    config: { access: 'member', securityEvent: 'authenticator-app-removed' },
    schema: {
      tags,
      summary: 'Sign in without the app again',
      description: 'Asks for the password. Without any second factor the recovery codes go, too.',
      body: passwordRequest,
      response: { 200: changedAnswer, ...errorResponses(400, 401, 403, 409, 413, 415) },
    },
    handler: async (request, reply) => {
      const refusal = await service.removeApp(personOf(request), request.body.password);
      if (refusal) return refuse(reply, refusal);
      return { success: true as const, message: 'The authenticator app is removed.' };
    },
  });

  app.post('/second-factor/recovery-codes', {
    config: { access: 'member', securityEvent: 'recovery-codes-renewed' },
    schema: {
      tags,
      summary: 'Get new recovery codes',
      description: 'The old ones work no more.',
      body: passwordRequest,
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
      summary: 'Ask the browser for a new passkey',
      description: 'Gives what `navigator.credentials.create` takes, for five minutes.',
      body: passwordRequest,
      response: { 200: passkeyOptionsAnswer, ...errorResponses(400, 401, 403, 413, 415) },
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
      description: 'Takes what the browser answered. Recovery codes are shown once, with the first factor.',
      body: newPasskeyRequest,
      response: { 200: recoveryCodesAnswer, ...errorResponses(400, 401, 403, 413, 415) },
    },
    handler: async (request, reply) => {
      const added = await passkeys.finishAdding(personOf(request), request.body);
      if ('status' in added) return refuse(reply, added);
      return { success: true as const, message: 'Your passkey is added.', ...added };
    },
  });

  app.post('/second-factor/passkeys/:id/remove', {
    config: { access: 'member', securityEvent: 'passkey-removed' },
    schema: {
      tags,
      summary: 'Remove a passkey',
      description: 'Asks for the password.',
      params: passkeyId,
      body: passwordRequest,
      response: { 200: changedAnswer, ...errorResponses(400, 401, 403, 404, 409, 413, 415) },
    },
    handler: async (request, reply) => {
      const refusal = await passkeys.remove(personOf(request), request.params.id, request.body.password);
      if (refusal) return refuse(reply, refusal);
      return { success: true as const, message: 'The passkey is removed.' };
    },
  });
};
