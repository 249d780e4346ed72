import { Refusal } from '../../platform/errors/refusal';
import {
  readLegalText,
  saveLegalText,
  restoreLegalText,
  previewLegalText,
} from '@stillgrove/contract/operations/legal-texts';
import { serve } from '../../platform/http/serve';
import type { FastifyPluginAsync } from 'fastify';
import { settingSaved } from '../../platform/settings/changes';
import type { OperatorLegalTextsService } from './operator-service';

/** Privacy, terms and imprint, for operators. */
export const operatorLegalTextsRoutes: FastifyPluginAsync<{ service: OperatorLegalTextsService }> = async (
  app,
  { service },
) => {
  serve(app, readLegalText, async ({ params }) => service.read(params.name));

  serve(app, saveLegalText, async ({ body, params, person }) => {
    return settingSaved(
      await service.save(person, params.name, body),
      'Published. Visitors see it within seconds.',
    );
  });

  serve(app, restoreLegalText, async ({ body, params, person }) => {
    return settingSaved(
      await service.restore(person, params.name, body),
      'The default text is back. Visitors see it within seconds.',
    );
  });

  serve(app, previewLegalText, async ({ body }) => {
    const text = await service.preview(body.markdown);
    return text instanceof Refusal ? text : { text };
  });
};
