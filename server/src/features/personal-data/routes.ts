import { exportPersonalData, deleteAccount } from '@stillgrove/contract/operations/personal-data';
import { serve } from '../../platform/http/serve';
import type { FastifyPluginAsync } from 'fastify';
import type { Clock } from '../../platform/clock';
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

export const personalDataRoutes: FastifyPluginAsync<PersonalDataOptions> = async (app, options) => {
  const { service, sessions, knownDevices, rateLimits, reAuthentication, clock } = options;

  serve(app, exportPersonalData, async ({ person, reply }) => {
    const refusal = await reAuthentication.demand(person, undefined);
    if (refusal !== null) return refusal;
    const waitSeconds = await rateLimits.take({ purpose: 'downloads-of-account', subject: person.userId });
    if (waitSeconds !== null) return tooManyTries(waitSeconds);
    const stream = await service.archive(person);
    const day = new Date(clock.now()).toISOString().slice(0, 10);
    return reply
      .type('application/zip')
      .header('content-disposition', `attachment; filename="my-data-${day}.zip"`)
      .serializer((payload: unknown) => payload as string)
      .send(stream);
  });

  serve(app, deleteAccount, async ({ body, person, request, reply }) => {
    const device = knownDevices.current(request);
    const subjects = [addressSubject(request.ip), ...(device === null ? [] : [device])];
    const refusal = await service.deleteAccount(person, body.password, subjects);
    if (refusal !== null) return refusal;
    await sessions.end(request, reply);
    knownDevices.forget(reply);
    return { message: 'Your account and everything in it is deleted.' };
  });
};
