import {
  listQuestions,
  addQuestion,
  saveQuestion,
  restoreQuestion,
  previewAnswer,
} from '@stillgrove/contract/operations/faq';
import { serve } from '../../platform/http/serve';
import type { FastifyPluginAsync } from 'fastify';
import { settingSaved } from '../../platform/settings/changes';
import type { OperatorFaqService } from './operator-service';

/** The questions and answers of visitors, for operators. */
export const operatorFaqRoutes: FastifyPluginAsync<{ service: OperatorFaqService }> = async (
  app,
  { service },
) => {
  serve(app, listQuestions, async () => service.list());

  serve(app, addQuestion, async ({ body, person }) => {
    const { version, ...words } = body;
    return settingSaved(await service.add(person, version, words), 'Added. Visitors see it within seconds.');
  });

  serve(app, saveQuestion, async ({ body, params, person }) => {
    const { version, ...words } = body;
    return settingSaved(
      await service.save(person, params.id, version, words),
      'Saved. Visitors see it within seconds.',
    );
  });

  serve(app, restoreQuestion, async ({ body, params, person }) => {
    const { id } = params;
    return settingSaved(
      await service.takeBack(person, id, body.version),
      'Taken back. Visitors see it within seconds.',
    );
  });

  serve(app, previewAnswer, async ({ body }) => {
    const html = await service.preview(body.answer);
    return typeof html === 'string' ? { html } : html;
  });
};
