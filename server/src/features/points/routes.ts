import { listPointDays, readPoints, sendAwards } from '@stillgrove/contract/operations/points';
import { serve } from '../../platform/http/serve';
import type { FastifyPluginAsync } from 'fastify';
import type { PointsService } from './service';

type PointsOptions = { service: PointsService };

export const pointsRoutes: FastifyPluginAsync<PointsOptions> = async (app, options) => {
  const { service } = options;

  serve(app, readPoints, async ({ person }) => ({
    totals: await service.totals(person.userId),
  }));

  serve(app, listPointDays, async ({ query, person }) => ({
    days: await service.daysFrom(person.userId, query.from),
  }));

  serve(app, sendAwards, async ({ body, person }) => {
    return await service.addAwards(person, body.awards);
  });
};
