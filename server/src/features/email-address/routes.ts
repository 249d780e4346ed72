import {
  addressAnswer,
  addressStateAnswer,
  addressLinkAnswer,
  addressLinkRequest,
  changeAddressRequest,
  confirmAddressRequest,
} from '@stillgrove/contract/email-address';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { personOf } from '../../platform/access/access';
import { errorResponses } from '../../platform/errors/documented';
import { refuse } from '../../platform/errors/refusal';
import type { RateLimits } from '../../platform/rate-limits/rate-limits';
import { tooManyTries } from '../../platform/rate-limits/too-many-tries';
import type { Sessions } from '../../platform/session/sessions';
import type { EmailAddressService } from './service';

type EmailAddressOptions = { service: EmailAddressService; sessions: Sessions; rateLimits: RateLimits };

const tags = ['Email address'];

export const emailAddressRoutes: FastifyPluginAsyncZod<EmailAddressOptions> = async (app, options) => {
  const { service, sessions, rateLimits } = options;

  app.get('/email-address', {
    config: { access: 'member' },
    schema: {
      tags,
      summary: 'The address of an account',
      description:
        'The present address, since when it is confirmed, and the one that waits to take its place.',
      response: { 200: addressStateAnswer, ...errorResponses(401) },
    },
    handler: async (request) => {
      const { userId, email, confirmedAtMs: confirmedAt } = personOf(request);
      return { success: true as const, email, confirmedAt, pendingEmail: await service.pending(userId) };
    },
  });

  app.post('/email-address', {
    config: { access: 'member', securityEvent: 'address-change-request' },
    schema: {
      tags,
      summary: 'Ask for another address',
      description:
        'Asks for a re-authentication and emails a link to the new address. The old one stays until the link is used, and is told then.',
      body: changeAddressRequest,
      response: { 200: addressAnswer, ...errorResponses(400, 401, 403, 409, 413, 415) },
    },
    handler: async (request, reply) => {
      const person = personOf(request);
      const waitSeconds = await rateLimits.take({
        purpose: 'confirmations-of-account',
        subject: person.userId,
      });
      if (waitSeconds !== null) return refuse(reply, tooManyTries(waitSeconds));
      const refusal = await service.askChange(person, request.body);
      if (refusal !== null) return refuse(reply, refusal);
      return {
        success: true as const,
        message: 'Please open the link in the email that is on its way to the new address.',
      };
    },
  });

  app.post('/email-address/cancel', {
    config: { access: 'member' },
    schema: {
      tags,
      summary: 'Keep the present address',
      description: 'Voids the link that was emailed to a new address.',
      response: { 200: addressAnswer, ...errorResponses(401, 403) },
    },
    handler: async (request) => {
      await service.cancelChange(personOf(request).userId);
      return { success: true as const, message: 'Your address stays as it is.' };
    },
  });

  app.post('/email-address/send-again', {
    config: { access: 'member' },
    schema: {
      tags,
      summary: 'Email the confirming link again',
      description: 'For an address that is not confirmed yet. The links before it stop working.',
      response: { 200: addressAnswer, ...errorResponses(401, 403, 409) },
    },
    handler: async (request, reply) => {
      const person = personOf(request);
      const waitSeconds = await rateLimits.take({
        purpose: 'confirmations-of-account',
        subject: person.userId,
      });
      if (waitSeconds !== null) return refuse(reply, tooManyTries(waitSeconds));
      const refusal = await service.sendAgain(person);
      if (refusal !== null) return refuse(reply, refusal);
      return { success: true as const, message: 'An email with a new link is on its way.' };
    },
  });

  app.post('/confirm-address', {
    config: { access: 'public', limit: 'links-of-address', securityEvent: 'address-confirmation' },
    schema: {
      tags,
      summary: 'Confirm an address with an emailed link',
      description:
        'Takes the part of the link behind the `#`. It counts in a session of the account that it belongs to, or together with the password of that account, and works once.',
      body: confirmAddressRequest,
      response: { 200: addressAnswer, ...errorResponses(400, 403, 409, 413, 415) },
    },
    handler: async (request, reply) => {
      const { token, password } = request.body;
      const result = await service.confirm({ token, password, signedIn: await sessions.find(request) });
      if (typeof result === 'object') return refuse(reply, result);
      return {
        success: true as const,
        message:
          result === 'confirmed'
            ? 'Thank you. Your address is confirmed.'
            : 'Thank you. Your account has its new address.',
      };
    },
  });

  app.post('/confirm-address/look', {
    config: { access: 'public', limit: 'links-of-address' },
    schema: {
      tags,
      summary: 'What an emailed link for an address would do',
      description: 'Uses nothing up.',
      body: addressLinkRequest,
      response: { 200: addressLinkAnswer, ...errorResponses(400, 403, 413, 415) },
    },
    handler: async (request, reply) => {
      const facts = await service.look(request.body.token, await sessions.find(request));
      if ('status' in facts) return refuse(reply, facts);
      return { success: true as const, ...facts };
    },
  });

  app.post('/confirm-address/disown', {
    config: { access: 'public', limit: 'links-of-address' },
    schema: {
      tags,
      summary: 'Say that someone else used this address',
      description:
        'For whoever reads the inbox. Removes an account that was never confirmed; a link to change an address is voided.',
      body: addressLinkRequest,
      response: { 200: addressAnswer, ...errorResponses(400, 403, 409, 413, 415) },
    },
    handler: async (request, reply) => {
      const result = await service.disown(request.body.token);
      if (typeof result === 'object') return refuse(reply, result);
      return {
        success: true as const,
        message:
          result === 'account-removed'
            ? 'Thank you for telling us. The account that used your address is removed.'
            : 'Thank you for telling us. Nothing was changed, and the link does not work any more.',
      };
    },
  });
};
