import { operatorSiteAnswer, siteSaveRequest } from '@stillgrove/contract/operator-site';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { personOf } from '../../platform/access/access';
import { errorResponses } from '../../platform/errors/documented';
import { refuse } from '../../platform/errors/refusal';
import { SETTING_CHANGE, settingSaved } from '../../platform/settings/documented';
import type { OperatorSiteService } from './operator-service';

/** What operators say about the instance, for operators. */
export const operatorSiteRoutes: FastifyPluginAsyncZod<{ service: OperatorSiteService }> = async (
  app,
  { service },
) => {
  app.get('/site', {
    config: { access: 'operator' },
    schema: {
      tags: ['Operator'],
      summary: 'What the instance says about itself',
      description: 'With the `version` that a save has to name.',
      response: { 200: operatorSiteAnswer, ...errorResponses(404) },
    },
    handler: async () => ({ success: true as const, ...(await service.read()) }),
  });

  app.put('/site', {
    config: { access: 'operator' },
    schema: {
      ...SETTING_CHANGE,
      summary: 'Change what the instance says about itself',
      description: 'Answers 409 when someone has saved since `version` was read; then read again.',
      body: siteSaveRequest,
    },
    handler: async (request, reply) => {
      const saved = await service.save(personOf(request), request.body);
      if (typeof saved !== 'number') return refuse(reply, saved);
      return settingSaved('Saved. Pages show it within seconds.', saved);
    },
  });
};
