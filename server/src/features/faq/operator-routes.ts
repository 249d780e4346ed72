import {
  answerPreviewAnswer,
  answerPreviewRequest,
  operatorQuestionsAnswer,
  questionId,
  questionSaveRequest,
} from '@stillgrove/contract/operator-faq';
import { settingVersionRequest } from '@stillgrove/contract/setting-version';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { personOf } from '../../platform/access/access';
import { errorResponses } from '../../platform/errors/documented';
import { refuse } from '../../platform/errors/refusal';
import { SETTING_CHANGE, settingSaved } from '../../platform/settings/documented';
import type { OperatorFaqService } from './operator-service';

/** The questions and answers of visitors, for operators. */
export const operatorFaqRoutes: FastifyPluginAsyncZod<{ service: OperatorFaqService }> = async (
  app,
  { service },
) => {
  const config = { access: 'operator' } as const;

  app.get('/questions', {
    config,
    schema: {
      tags: ['Operator'],
      summary: 'Questions and answers as they are written',
      description:
        'The bundled ones with their corrections and the operators’ own, with the `version` that a save has to name.',
      response: { 200: operatorQuestionsAnswer, ...errorResponses(404) },
    },
    handler: async () => ({ success: true as const, ...(await service.list()) }),
  });

  app.post('/questions', {
    config,
    schema: {
      ...SETTING_CHANGE,
      summary: 'Add a question',
      description: 'The answer is one paragraph of Markdown with emphasis and links.',
      body: questionSaveRequest,
    },
    handler: async (request, reply) => {
      const { version, ...words } = request.body;
      const added = await service.add(personOf(request), version, words);
      if (typeof added !== 'number') return refuse(reply, added);
      return settingSaved('Added. Visitors see it within seconds.', added);
    },
  });

  app.put('/questions/:id', {
    config,
    schema: {
      ...SETTING_CHANGE,
      summary: 'Correct a question',
      description: 'Answers 409 when someone has saved since `version` was read; then read again.',
      params: questionId,
      body: questionSaveRequest,
    },
    handler: async (request, reply) => {
      const { version, ...words } = request.body;
      const corrected = await service.save(personOf(request), request.params.id, version, words);
      if (typeof corrected !== 'number') return refuse(reply, corrected);
      return settingSaved('Saved. Visitors see it within seconds.', corrected);
    },
  });

  app.post('/questions/:id/take-back', {
    config,
    schema: {
      ...SETTING_CHANGE,
      summary: 'Take back a correction, or remove a question of the operator’s own',
      description: 'Answers 409 when someone has saved since `version` was read.',
      params: questionId,
      body: settingVersionRequest,
    },
    handler: async (request, reply) => {
      const { id } = request.params;
      const restored = await service.takeBack(personOf(request), id, request.body.version);
      if (typeof restored !== 'number') return refuse(reply, restored);
      return settingSaved('Taken back. Visitors see it within seconds.', restored);
    },
  });

  app.post('/questions/preview', {
    config,
    schema: {
      tags: ['Operator'],
      summary: 'How an answer will look',
      description: 'Its HTML as visitors would get it. Stores nothing.',
      body: answerPreviewRequest,
      response: { 200: answerPreviewAnswer, ...errorResponses(400, 403, 404, 413, 415) },
    },
    handler: async (request, reply) => {
      const html = await service.preview(request.body.answer);
      return typeof html === 'string' ? { success: true as const, html } : refuse(reply, html);
    },
  });
};
