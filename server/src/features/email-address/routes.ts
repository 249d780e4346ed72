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
        'The current address, when it was confirmed, and the new address that is not confirmed yet.',
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
      summary: 'Change the address',
      description:
        'Needs a recent re-authentication. Emails a link to the new address. The old address stays until the link is used; then it gets a notice.',
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
        message: 'We’ve sent an email to your new address. Please open the link in it.',
      };
    },
  });

  app.post('/email-address/cancel', {
    config: { access: 'member' },
    schema: {
      tags,
      summary: 'Cancel the change of address',
      description: 'The link that was emailed to the new address stops working.',
      response: { 200: addressAnswer, ...errorResponses(401, 403) },
    },
    handler: async (request) => {
      await service.cancelChange(personOf(request).userId);
      return { success: true as const, message: 'Your address stays the same.' };
    },
  });

  app.post('/email-address/send-again', {
    config: { access: 'member' },
    schema: {
      tags,
      summary: 'Email the confirmation link again',
      description: 'For an address that is not confirmed yet. Earlier links stop working.',
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
      return { success: true as const, message: 'We’ve sent you an email with a new link.' };
    },
  });

  app.post('/confirm-address', {
    config: { access: 'public', limit: 'links-of-address', securityEvent: 'address-confirmation' },
    schema: {
      tags,
      summary: 'Confirm an address with an emailed link',
      description:
        'Takes the part of the link after the `#`. Needs a session or the password of the account that the link belongs to. The link works once.',
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
            : 'Thank you. Your account has the new address now.',
      };
    },
  });

  app.post('/confirm-address/look', {
    config: { access: 'public', limit: 'links-of-address' },
    schema: {
      tags,
      summary: 'Look at a link that confirms an address',
      description: 'The link can still be used afterwards.',
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
        'For the owner of the inbox. Removes an account that was never confirmed. A link that changes an address stops working.',
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
            ? 'Thank you for telling us. We removed the account that used your address.'
            : 'Thank you for telling us. Nothing was changed, and the link no longer works.',
      };
    },
  });
};
