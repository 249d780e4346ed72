import {
  helplinesAddRequest,
  helplinesCountry,
  helplinesSaveRequest,
  operatorHelplinesAnswer,
} from '@stillgrove/contract/operator-helplines';
import { settingVersionRequest } from '@stillgrove/contract/setting-version';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { personOf } from '../../platform/access/access';
import { errorResponses } from '../../platform/errors/documented';
import { refuse } from '../../platform/errors/refusal';
import { SETTING_CHANGE, settingSaved } from '../../platform/settings/documented';
import type { OperatorHelpService } from './operator-service';

const NEWER = 'Answers 409 when someone has saved since `version` was read; then read again.';

/** Emergency numbers and support lines, for operators. */
export const operatorHelpRoutes: FastifyPluginAsyncZod<{ service: OperatorHelpService }> = async (
  app,
  { service },
) => {
  const config = { access: 'operator' } as const;
  const change = { ...SETTING_CHANGE, params: helplinesCountry };

  app.get('/helplines', {
    config,
    schema: {
      tags: ['Operator'],
      summary: 'Emergency numbers and support lines, and where they come from',
      description:
        'Every country as visitors see it, with what came with the product where an operator changed it, and the countries that the site serves.',
      response: { 200: operatorHelplinesAnswer, ...errorResponses(404) },
    },
    handler: async () => ({ success: true as const, ...(await service.list()) }),
  });

  app.post('/helplines', {
    config,
    schema: {
      ...SETTING_CHANGE,
      summary: 'Add a place that the product does not list',
      description: NEWER,
      body: helplinesAddRequest,
    },
    handler: async (request, reply) => {
      const { name, version } = request.body;
      const saved = await service.add(personOf(request), version, name);
      if (typeof saved !== 'number') return refuse(reply, saved);
      return settingSaved('Added. Now add its numbers.', saved);
    },
  });

  app.put('/helplines/:country', {
    config,
    schema: {
      ...change,
      summary: 'Change the numbers of a country',
      description: NEWER,
      body: helplinesSaveRequest,
    },
    handler: async (request, reply) => {
      const { version, ...correction } = request.body;
      const { country } = request.params;
      const saved = await service.correct(personOf(request), country, version, correction);
      if (typeof saved !== 'number') return refuse(reply, saved);
      return settingSaved('Saved. Visitors see it within seconds.', saved);
    },
  });

  app.post('/helplines/:country/take-back', {
    config,
    schema: {
      ...change,
      summary: 'Show the numbers that came with the product, or remove a place that was added',
      description: NEWER,
      body: settingVersionRequest,
    },
    handler: async (request, reply) => {
      const { country } = request.params;
      const saved = await service.takeBack(personOf(request), country, request.body.version);
      if (typeof saved !== 'number') return refuse(reply, saved);
      return settingSaved('Done. Visitors see it within seconds.', saved);
    },
  });
};
