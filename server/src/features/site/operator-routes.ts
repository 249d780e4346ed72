import { readOperatorSite, saveSite } from '@stillgrove/contract/operations/site';
import { serve } from '../../platform/http/serve';
import type { FastifyPluginAsync } from 'fastify';
import { settingSaved } from '../../platform/settings/changes';
import type { OperatorSiteService } from './operator-service';

/** What operators say about the instance, for operators. */
export const operatorSiteRoutes: FastifyPluginAsync<{ service: OperatorSiteService }> = async (
  app,
  { service },
) => {
  serve(app, readOperatorSite, async () => service.read());

  serve(app, saveSite, async ({ body, person }) => {
    return settingSaved(await service.save(person, body), 'Saved. Pages show it within seconds.');
  });
};
