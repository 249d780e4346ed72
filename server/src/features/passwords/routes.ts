import {
  changePasswordRequest,
  forgotPasswordRequest,
  passwordAnswer,
  resetPasswordRequest,
} from '@stillgrove/contract/passwords';
import { normalizeEmail } from '@stillgrove/domain/accounts/account';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { personOf } from '../../platform/access/access';
import { errorResponses } from '../../platform/errors/documented';
import { refuse } from '../../platform/errors/refusal';
import type { KnownDevices } from '../../platform/known-devices/known-devices';
import { addressSubject } from '../../platform/rate-limits/address';
import type { RateLimits } from '../../platform/rate-limits/rate-limits';
import { tooManyTries } from '../../platform/rate-limits/too-many-tries';
import type { PasswordsService } from './service';

type PasswordsOptions = {
  service: PasswordsService;
  knownDevices: KnownDevices;
  rateLimits: RateLimits;
};

const tags = ['Passwords'];
const NEW_PASSWORD =
  'A new password has 8 to 128 characters in any language and is refused, with a reason, when it is easy to guess.';

/** The same for every address, so that it does not tell who has an account. */
const ASKED =
  'If there is an account with this address, we’ve sent it an email with a link. The link works once, within 24 hours.';

export const passwordsRoutes: FastifyPluginAsyncZod<PasswordsOptions> = async (app, options) => {
  const { service, knownDevices, rateLimits } = options;

  app.post('/forgot-password', {
    config: {
      access: 'public',
      limit: { inHandler: ['forgotten-of-address', 'forgotten-of-account'] },
      securityEvent: 'password-reset-request',
    },
    schema: {
      tags,
      summary: 'Request a password reset',
      description:
        'Emails a link that works once, within 24 hours. Earlier links stop working. The answer and its timing are the same for every address.',
      body: forgotPasswordRequest,
      response: { 200: passwordAnswer, ...errorResponses(400, 403, 413, 415) },
    },
    handler: async (request, reply) => {
      const { email } = request.body;
      const waitSeconds = await rateLimits.take(
        { purpose: 'forgotten-of-address', subject: addressSubject(request.ip) },
        { purpose: 'forgotten-of-account', subject: normalizeEmail(email) },
      );
      if (waitSeconds !== null) return refuse(reply, tooManyTries(waitSeconds));
      service.forgot(email);
      return { success: true as const, message: ASKED };
    },
  });

  app.post('/reset-password', {
    config: { access: 'public', limit: 'links-of-address', securityEvent: 'password-reset' },
    schema: {
      tags,
      summary: 'Choose a new password with an emailed link',
      description: `Ends every session of the account. Does not sign in. ${NEW_PASSWORD}`,
      body: resetPasswordRequest,
      response: { 200: passwordAnswer, ...errorResponses(400, 403, 413, 415) },
    },
    handler: async (request, reply) => {
      const refusal = await service.reset(request.body);
      if (refusal !== null) return refuse(reply, refusal);
      return { success: true as const, message: 'Your new password is set. Please sign in with it.' };
    },
  });

  app.post('/password', {
    config: { access: 'member', securityEvent: 'password-change' },
    schema: {
      tags,
      summary: 'Change the password',
      description: `Needs the current password or a recent re-authentication. Ends every other session. ${NEW_PASSWORD}`,
      body: changePasswordRequest,
      response: { 200: passwordAnswer, ...errorResponses(400, 401, 403, 413, 415) },
    },
    handler: async (request, reply) => {
      const refusal = await service.change(request.body, {
        person: personOf(request),
        device: knownDevices.current(request),
      });
      if (refusal !== null) return refuse(reply, refusal);
      return {
        success: true as const,
        message: 'Your new password is set. Other devices are signed out.',
      };
    },
  });
};
