import { deleteAccountAnswer, deleteAccountRequest } from '@stillgrove/contract/personal-data';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import type { Clock } from '../../platform/clock';
import { personOf } from '../../platform/access/access';
import { errorResponses } from '../../platform/errors/documented';
import { refuse } from '../../platform/errors/refusal';
import type { KnownDevices } from '../../platform/known-devices/known-devices';
import { addressSubject } from '../../platform/rate-limits/address';
import type { RateLimits } from '../../platform/rate-limits/rate-limits';
import { tooManyTries } from '../../platform/rate-limits/too-many-tries';
import type { ReAuthentication } from '../../platform/re-authentication/re-authentication';
import type { Sessions } from '../../platform/session/sessions';
import type { PersonalDataService } from './service';

type PersonalDataOptions = {
  service: PersonalDataService;
  sessions: Sessions;
  knownDevices: KnownDevices;
  rateLimits: RateLimits;
  reAuthentication: ReAuthentication;
  clock: Clock;
};

const tags = ['Personal data'];
const archive = {
  description: 'A ZIP file with README.txt, data.json and one CSV file for each kind of data.',
  content: { 'application/zip': { schema: z.any() } },
};

export const personalDataRoutes: FastifyPluginAsyncZod<PersonalDataOptions> = async (app, options) => {
  const { service, sessions, knownDevices, rateLimits, reAuthentication, clock } = options;

  app.get('/data', {
    config: { access: 'member', securityEvent: 'export', personalDownload: true },
    exposeHeadRoute: false,
    schema: {
      tags,
      summary: 'Download all my data',
      description:
        'All data that the server holds about the person who is signed in. Needs a recent re-authentication.',
      response: { 200: archive, ...errorResponses(401, 403) },
    },
    handler: async (request, reply) => {
      const person = personOf(request);
      const refusal = await reAuthentication.demand(person, undefined);
      if (refusal !== null) return refuse(reply, refusal);
      const waitSeconds = await rateLimits.take({ purpose: 'downloads-of-account', subject: person.userId });
      if (waitSeconds !== null) return refuse(reply, tooManyTries(waitSeconds));
      const stream = await service.archive(person);
      const day = new Date(clock.now()).toISOString().slice(0, 10);
      return reply
        .type('application/zip')
        .header('content-disposition', `attachment; filename="my-data-${day}.zip"`)
        .serializer((payload: unknown) => payload as string)
        .send(stream);
    },
  });

  app.post('/delete-account', {
    config: { access: 'member', securityEvent: 'account-deletion' },
    schema: {
      tags,
      summary: 'Delete my account',
      description:
        'Needs a recent re-authentication. Immediate and final: afterwards no row holds the id or the address of the person. Data stored under an address that was never confirmed stays, because the address may be someone else’s.',
      body: deleteAccountRequest,
      response: { 200: deleteAccountAnswer, ...errorResponses(400, 401, 403, 413, 415) },
    },
    handler: async (request, reply) => {
      const person = personOf(request);
      const device = knownDevices.current(request);
      const subjects = [addressSubject(request.ip), ...(device === null ? [] : [device])];
      const refusal = await service.deleteAccount(person, request.body.password, subjects);
      if (refusal !== null) return refuse(reply, refusal);
      await sessions.end(request, reply);
      knownDevices.forget(reply);
      return { success: true as const, message: 'Your account and everything in it is deleted.' };
    },
  });
};
