import { awardsAnswer, pointsAnswer, pointsRequest } from '@stillgrove/contract/points';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { personOf } from '../../platform/access/access';
import { errorResponses } from '../../platform/errors/documented';
import { refuse } from '../../platform/errors/refusal';
import type { RateLimits } from '../../platform/rate-limits/rate-limits';
import { tooManyTries } from '../../platform/rate-limits/too-many-tries';
import type { PointsService } from './service';

type PointsOptions = { service: PointsService; rateLimits: RateLimits };

const tags = ['Points'];

export const pointsRoutes: FastifyPluginAsyncZod<PointsOptions> = async (app, options) => {
  const { service, rateLimits } = options;

  app.get('/points', {
    config: { access: 'member' },
    schema: {
      tags,
      summary: 'A person’s points',
      description: 'The totals of the person who is signed in, over all devices.',
      response: { 200: pointsAnswer, ...errorResponses(401) },
    },
    handler: async (request) => ({
      success: true as const,
      totals: await service.totals(personOf(request).userId),
    }),
  });

  app.post('/points', {
    config: { access: 'member' },
    schema: {
      tags,
      summary: 'Submit awards',
      description:
        'Every entry is an `Award`. Each is checked on its own: a refused award does not affect the others. An id counts once, however often it is sent. Awards that are listed as accepted are stored.',
      body: pointsRequest,
      response: { 200: awardsAnswer, ...errorResponses(400, 401, 403, 413, 415) },
    },
    handler: async (request, reply) => {
      const person = personOf(request);
      const waitSeconds = await rateLimits.take({ purpose: 'awards-of-account', subject: person.userId });
      if (waitSeconds !== null) return refuse(reply, tooManyTries(waitSeconds));
      return { success: true as const, ...(await service.addAwards(person, request.body.awards)) };
    },
  });
};
