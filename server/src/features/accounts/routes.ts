import {
  loginAnswer,
  loginRequest,
  logoutAnswer,
  meAnswer,
  nameAnswer,
  nameRequest,
  registerAnswer,
  registerRequest,
  type SecondFactorWay,
} from '@stillgrove/contract/accounts';
import { firstName, normalizeEmail } from '@stillgrove/domain/accounts/account';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { personOf } from '../../platform/access/access';
import { errorResponses } from '../../platform/errors/documented';
import { refuse } from '../../platform/errors/refusal';
import type { KnownDevices } from '../../platform/known-devices/known-devices';
import { weakPassword } from '../../platform/password-strength/weak-password';
import type { PendingSignIns } from '../../platform/pending-sign-ins/pending-sign-ins';
import { addressSubject } from '../../platform/rate-limits/address';
import type { RateLimits } from '../../platform/rate-limits/rate-limits';
import { tooManyTries } from '../../platform/rate-limits/too-many-tries';
import { noteSecurity } from '../../platform/security-events/security-events';
import type { Sessions } from '../../platform/session/sessions';
import type { SignedIn } from '../../platform/session/store';
import { EMAIL_TAKEN, WRONG_CREDENTIALS } from './refusals';
import type { AccountsService } from './service';

type AccountsOptions = {
  service: AccountsService;
  sessions: Sessions;
  isOperator: (person: SignedIn) => boolean;
  knownDevices: KnownDevices;
  rateLimits: RateLimits;
  pendingSignIns: PendingSignIns;
  /** What an account asks for besides the password; empty when that is enough. */
  secondFactorWays: (userId: string) => Promise<SecondFactorWay[]>;
};

const tags = ['Accounts'];

export const accountsRoutes: FastifyPluginAsyncZod<AccountsOptions> = async (app, options) => {
  const { service, sessions, isOperator, knownDevices, rateLimits, pendingSignIns, secondFactorWays } =
    options;

  app.post('/register', {
    config: { access: 'public', securityEvent: 'registration' },
    schema: {
      tags,
      summary: 'Make an account',
      description:
        'Nobody is signed in by it. A welcome is mailed to the address, with a link that confirms it. A password has 8 to 128 characters of any script, and is refused with a reason when it is easily guessed.',
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
      if (result === 'email-taken') return refuse(reply, EMAIL_TAKEN);
      if ('weakness' in result) return refuse(reply, weakPassword(result.weakness));
      return reply
        .code(201)
        .send({ success: true, message: 'Your account is ready. Please sign in.', user: result.user });
    },
  });

  app.post('/login', {
    config: { access: 'public', securityEvent: 'sign-in' },
    schema: {
      tags,
      summary: 'Sign in',
      description:
        'Opens a new session and sets its cookie. A session that this browser had is ended. An account with a second factor gets no session yet: `secondFactor` names what completes the sign-in.',
      body: loginRequest,
      response: { 200: loginAnswer, ...errorResponses(400, 401, 403, 413, 415) },
    },
    handler: async (request, reply) => {
      const result = await service.signIn(request.body, {
        address: addressSubject(request.ip),
        knownDevice: (emailKey) => knownDevices.find(request, emailKey),
        meant: (account) => {
          noteSecurity(request, { account });
        },
      });
      if (result === 'wrong-credentials') return refuse(reply, WRONG_CREDENTIALS);
      if ('waitSeconds' in result) return refuse(reply, tooManyTries(result.waitSeconds));
      const { user } = result;
      const secondFactor = await secondFactorWays(user.id);
      if (secondFactor.length > 0) {
        await pendingSignIns.open(reply, user.id);
        noteSecurity(request, { account: user.id, reason: 'second-step-needed' });
        return { success: true as const, message: 'One more step, to be sure that it is you.', secondFactor };
      }
      await Promise.all([
        sessions.open(request, reply, { userId: user.id, secondFactor: false }),
        knownDevices.remember(request, reply, user.id),
      ]);
      return { success: true as const, message: `Welcome back, ${firstName(user.fullName)}.`, user };
    },
  });

  app.get('/logout', {
    config: { access: 'public', securityEvent: 'sign-out', changesState: true },
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
    config: { access: 'public' },
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
      description: 'The greeting uses its first word.',
      body: nameRequest,
      response: { 200: nameAnswer, ...errorResponses(400, 401, 403, 413, 415) },
    },
    handler: async (request) => {
      const user = await service.rename(personOf(request), request.body);
      return { success: true as const, message: 'Your name is saved.', user };
    },
  });
};
