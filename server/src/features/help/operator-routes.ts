import {
  listHelplines,
  addHelplineCountry,
  saveHelplines,
  restoreHelplines,
} from '@stillgrove/contract/operations/help';
import { serve } from '../../platform/http/serve';
import type { FastifyPluginAsync } from 'fastify';
import { settingSaved } from '../../platform/settings/changes';
import type { OperatorHelpService } from './operator-service';

/** Emergency numbers and support lines, for operators. */
export const operatorHelpRoutes: FastifyPluginAsync<{ service: OperatorHelpService }> = async (
  app,
  { service },
) => {
  serve(app, listHelplines, async () => service.list());

  serve(app, addHelplineCountry, async ({ body, person }) => {
    const { name, version } = body;
    return settingSaved(await service.add(person, version, name), 'Added. Now add its numbers.');
  });

  serve(app, saveHelplines, async ({ body, params, person }) => {
    const { version, ...correction } = body;
    const { country } = params;
    return settingSaved(
      await service.correct(person, country, version, correction),
      'Saved. Visitors see it within seconds.',
    );
  });

  serve(app, restoreHelplines, async ({ body, params, person }) => {
    const { country } = params;
    return settingSaved(
      await service.takeBack(person, country, body.version),
      'Done. Visitors see it within seconds.',
    );
  });
};
