import {
  loginAnswer,
  loginRequest,
  logoutAnswer,
  meAnswer,
  nameAnswer,
  nameRequest,
  registerAnswer,
  registerRequest,
} from '@stillgrove/contract/accounts';
import { normalizeEmail } from '@stillgrove/domain/accounts/account';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { memberMeant, personOf } from '../../platform/access/access';
import { errorResponses } from '../../platform/errors/documented';
import { refuse } from '../../platform/errors/refusal';
import { addressSubject } from '../../platform/rate-limits/address';
import type { RateLimits } from '../../platform/rate-limits/rate-limits';
import { tooManyTries } from '../../platform/rate-limits/too-many-tries';
import type { Sessions } from '../../platform/session/sessions';
import type { SignedIn } from '../../platform/session/store';
import { type PasswordSignIn, SIGN_IN_LIMITS } from './password-sign-in';
import type { AccountsService } from './service';

type AccountsOptions = {
  service: AccountsService;
  sessions: Sessions;
  isOperator: (person: SignedIn) => boolean;
  rateLimits: RateLimits;
  signIn: PasswordSignIn;
};

const tags = ['Accounts'];

export const accountsRoutes: FastifyPluginAsyncZod<AccountsOptions> = async (app, options) => {
  const { service, sessions, isOperator, rateLimits, signIn } = options;

  app.post('/register', {
    config: {
      access: 'public',
      limit: { inHandler: ['registrations-of-address', 'registrations-of-account'] },
      securityEvent: 'registration',
    },
    schema: {
      tags,
      summary: 'Make an account',
      description:
        'Does not sign in. Sends a welcome email with a link that confirms the address. A password has 8 to 128 characters in any language and is refused, with a reason, when it is easy to guess. If the operator has set a minimum age, `birthYear` is needed; it is compared and not stored.',
      body: registerRequest,
      response: { 201: registerAnswer, ...errorResponses(400, 403, 409, 413, 415) },
    },
    handler: async (request, reply) => {
      const waitSeconds = await rateLimits.take(
        { purpose: 'registrations-of-address', subject: addressSubject(request.ip) },
        { purpose: 'registrations-of-account', subject: normalizeEmail(request.body.email) },
      );
      if (waitSeconds !== null) return refuse(reply, tooManyTries(waitSeconds));
      const result = await service.register(request.body);
      if ('status' in result) return refuse(reply, result);
      return reply
        .code(201)
        .send({ success: true, message: 'Your account is ready. Please sign in.', user: result.user });
    },
  });

  app.post('/login', {
    config: { access: 'public', limit: { inHandler: SIGN_IN_LIMITS }, securityEvent: 'sign-in' },
    schema: {
      tags,
      summary: 'Sign in',
      description:
        'Starts a session and sets its cookie. Ends the earlier session of this browser. An account with a second factor gets no session yet: `secondFactor` lists what can complete the sign-in.',
      body: loginRequest,
      response: { 200: loginAnswer, ...errorResponses(400, 401, 403, 413, 415) },
    },
    handler: async (request, reply) => {
      const result = await signIn(request.body, { request, reply });
      return 'refusal' in result ? refuse(reply, result.refusal) : result;
    },
  });

  app.get('/logout', {
    config: {
      access: 'public',
      limit: { none: 'Signing out must always work.' },
      securityEvent: 'sign-out',
      changesState: true,
      neverLimited: true,
    },
    exposeHeadRoute: false,
    schema: {
      tags,
      summary: 'Sign out',
      description:
        'Ends the session and clears its cookie. Works without a session, too. The cookie is cleared even when the session can’t be deleted right now; call again to delete it. A call that names another person leaves the session as it is.',
      response: { 200: logoutAnswer, ...errorResponses(403) },
    },
    handler: async (request, reply) => {
      // A sign-out that is retried later must not end the session of someone who has signed in since.
      const meant = memberMeant(request);
      const person = meant === null ? null : await sessions.find(request).catch(() => null);
      if (person === null || person.userId === meant) await sessions.end(request, reply);
      return { success: true as const, message: 'Logged out successfully' };
    },
  });

  app.get('/me', {
    config: { access: 'public', limit: 'calls-of-address' },
    schema: {
      tags,
      summary: 'Who is signed in',
      description: 'The user of the session, or null for a visitor who is not signed in.',
      response: { 200: meAnswer, ...errorResponses() },
    },
    handler: async (request) => {
      const person = await sessions.find(request);
      if (!person) return { success: true as const, user: null, operator: false };
      const { userId: id, fullName, email, confirmedAtMs: confirmedAt } = person;
      return {
        success: true as const,
        user: { id, fullName, email, confirmedAt },
        operator: isOperator(person),
      };
    },
  });

  app.post('/name', {
    config: { access: 'member' },
    schema: {
      tags,
      summary: 'Change the name',
      description: 'The first word is used in greetings.',
      body: nameRequest,
      response: { 200: nameAnswer, ...errorResponses(400, 401, 403, 413, 415) },
    },
    handler: async (request) => {
      const user = await service.rename(personOf(request), request.body);
      return { success: true as const, message: 'Your name is saved.', user };
    },
  });
};
