import {
  loginAnswer,
  loginRequest,
  logoutAnswer,
  meAnswer,
  registerAnswer,
  registerRequest,
} from '@stillgrove/contract/accounts';
import { firstName } from '@stillgrove/domain/accounts/account';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { errorResponses } from '../../platform/errors/documented';
import { refuse } from '../../platform/errors/refusal';
import type { KnownDevices } from '../../platform/known-devices/known-devices';
import { addressSubject } from '../../platform/rate-limits/address';
import type { RateLimits } from '../../platform/rate-limits/rate-limits';
import { tooManyTries } from '../../platform/rate-limits/too-many-tries';
import type { Sessions } from '../../platform/session/sessions';
import { EMAIL_TAKEN, WRONG_CREDENTIALS } from './refusals';
import type { AccountsService } from './service';

type AccountsOptions = {
  service: AccountsService;
  sessions: Sessions;
  knownDevices: KnownDevices;
  rateLimits: RateLimits;
};

const tags = ['Accounts'];

export const accountsRoutes: FastifyPluginAsyncZod<AccountsOptions> = async (app, options) => {
  const { service, sessions, knownDevices, rateLimits } = options;

  app.post('/register', {
    schema: {
      tags,
      summary: 'Make an account',
      description: 'Nobody is signed in by it. A short welcome is mailed to the address.',
      body: registerRequest,
      response: { 201: registerAnswer, ...errorResponses(400, 403, 409, 413, 415) },
    },
    handler: async (request, reply) => {
      const waitSeconds = await rateLimits.take({
        purpose: 'registrations-of-address',
        subject: addressSubject(request.ip),
      });
      if (waitSeconds !== null) return refuse(reply, tooManyTries(waitSeconds));
      const result = await service.register(request.body);
      if (result === 'email-taken') return refuse(reply, EMAIL_TAKEN);
      return reply
        .code(201)
        .send({ success: true, message: 'Your account is ready. Please sign in.', user: result.user });
    },
  });

  app.post('/login', {
    schema: {
      tags,
      summary: 'Sign in',
      description: 'Opens a new session and sets its cookie. A session that this browser had is ended.',
      body: loginRequest,
      response: { 200: loginAnswer, ...errorResponses(400, 401, 403, 413, 415) },
    },
    handler: async (request, reply) => {
      const result = await service.signIn(request.body, {
        address: addressSubject(request.ip),
        knownDevice: (emailKey) => knownDevices.find(request, emailKey),
      });
      if (result === 'wrong-credentials') return refuse(reply, WRONG_CREDENTIALS);
      if ('waitSeconds' in result) return refuse(reply, tooManyTries(result.waitSeconds));
      const { user } = result;
      await Promise.all([
        sessions.open(request, reply, user.id),
        knownDevices.remember(request, reply, user.id),
      ]);
      return { success: true as const, message: `Welcome back, ${firstName(user.fullName)}.`, user };
    },
  });

  app.get('/logout', {
    config: { changesState: true },
    exposeHeadRoute: false,
    schema: {
      tags,
      summary: 'Sign out',
      description: 'Ends the session and clears its cookie. Works without a session, too.',
      response: { 200: logoutAnswer, ...errorResponses(403) },
    },
    handler: async (request, reply) => {
      await sessions.end(request, reply);
      return { success: true as const, message: 'Logged out successfully' };
    },
  });

  app.get('/me', {
    schema: {
      tags,
      summary: 'Who is signed in',
      description: 'The user of the session, or null for a visitor who is not signed in.',
      response: { 200: meAnswer, ...errorResponses() },
    },
    handler: async (request) => {
      const person = await sessions.find(request);
      const user = person && { id: person.userId, fullName: person.fullName, email: person.email };
      return { success: true as const, user };
    },
  });
};
