import {
  legalTextName,
  legalTextPreviewAnswer,
  legalTextPreviewRequest,
  legalTextRestoreRequest,
  legalTextSaveRequest,
  operatorLegalTextAnswer,
} from '@stillgrove/contract/operator-legal-texts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { personOf } from '../../platform/access/access';
import { errorResponses } from '../../platform/errors/documented';
import { refuse } from '../../platform/errors/refusal';
import { SETTING_CHANGE, settingSaved } from '../../platform/settings/documented';
import type { OperatorLegalTextsService } from './operator-service';

/** Privacy, terms and imprint, for operators. */
export const operatorLegalTextsRoutes: FastifyPluginAsyncZod<{ service: OperatorLegalTextsService }> = async (
  app,
  { service },
) => {
  const config = { access: 'operator' } as const;
  const change = { ...SETTING_CHANGE, params: legalTextName };

  app.get('/legal-texts/:name', {
    config,
    schema: {
      tags: ['Operator'],
      summary: 'A legal text as it is shown, and its default',
      description: 'In Markdown, with the `version` that a save has to name.',
      params: legalTextName,
      response: { 200: operatorLegalTextAnswer, ...errorResponses(400, 404) },
    },
    handler: async (request) => ({ success: true as const, ...(await service.read(request.params.name)) }),
  });

  app.put('/legal-texts/:name', {
    config,
    schema: {
      ...change,
      summary: 'Publish a legal text of your own',
      description:
        'Adds a version; earlier ones stay readable. Markdown with headings, lists, emphasis and links; `{name}` and `{email}` stand for the site’s. Answers 409 when someone has saved since `version` was read.',
      body: legalTextSaveRequest,
    },
    handler: async (request, reply) => {
      const saved = await service.save(personOf(request), request.params.name, request.body);
      if (typeof saved !== 'number') return refuse(reply, saved);
      return settingSaved('Published. Visitors see it within seconds.', saved);
    },
  });

  app.post('/legal-texts/:name/restore', {
    config,
    schema: {
      ...change,
      summary: 'Publish the default text again',
      description: 'Adds a version. Answers 409 when someone has saved since `version` was read.',
      body: legalTextRestoreRequest,
    },
    handler: async (request, reply) => {
      const saved = await service.restore(personOf(request), request.params.name, request.body);
      if (typeof saved !== 'number') return refuse(reply, saved);
      return settingSaved('The default text is back. Visitors see it within seconds.', saved);
    },
  });

  app.post('/legal-texts/preview', {
    config,
    schema: {
      tags: ['Operator'],
      summary: 'How a legal text will look',
      description: 'Its sections as visitors would get them. Stores nothing.',
      body: legalTextPreviewRequest,
      response: { 200: legalTextPreviewAnswer, ...errorResponses(400, 403, 404, 413, 415) },
    },
    handler: async (request, reply) => {
      const text = await service.preview(request.body.markdown);
      return 'status' in text ? refuse(reply, text) : { success: true as const, text };
    },
  });
};
