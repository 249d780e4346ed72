import { Refusal } from '../../platform/errors/refusal';
import {
  listMessages,
  answerMessage,
  markMessageDone,
  reopenMessage,
  deleteMessage,
  forgetWritingAgain,
} from '@stillgrove/contract/operations/contact';
import { serve } from '../../platform/http/serve';
import type { FastifyPluginAsync } from 'fastify';
import { type OperatorContactService } from './operator-service';

/** The messages of visitors, for operators. */
export const operatorContactRoutes: FastifyPluginAsync<{ service: OperatorContactService }> = async (
  app,
  { service },
) => {
  serve(app, listMessages, async ({ query: { state = 'waiting', page = 1 } }) => ({
    ...(await service.list(state, page)),
  }));

  serve(app, answerMessage, async ({ body, params, person }) => {
    const answered = await service.answer(person, params.id, body);
    if (answered instanceof Refusal) return answered;
    const message = `Your answer is on its way to ${answered.name}. The message is done.`;
    return { message, changed: answered };
  });

  serve(app, markMessageDone, async ({ params, person }) => {
    const done = await service.setDone(person, params.id, true);
    if (done instanceof Refusal) return done;
    return { message: 'The message is done.', changed: done };
  });

  serve(app, reopenMessage, async ({ params, person }) => {
    const open = await service.setDone(person, params.id, false);
    if (open instanceof Refusal) return open;
    return { message: 'This message is unanswered again.', changed: open };
  });

  serve(app, forgetWritingAgain, async ({ params, person }) => {
    const changed = await service.forgetWritingAgain(person, params.id);
    if (changed instanceof Refusal) return changed;
    return { message: 'The reminder is removed.', changed };
  });

  serve(
    app,
    deleteMessage,
    async ({ body, params, person }) =>
      (await service.remove(person, params.id, body.reason)) ?? { message: 'The message is deleted.' },
  );
};
