import {
  answerRequest,
  changedMessageAnswer,
  messageId,
  messagesAnswer,
  messagesQuery,
} from '@stillgrove/contract/operator-contact';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { personOf } from '../../platform/access/access';
import { errorResponses } from '../../platform/errors/documented';
import { refuse } from '../../platform/errors/refusal';
import { type OperatorContactService, PAGE_SIZE } from './operator-service';
import { answeringRefusal } from './refusals';

const tags = ['Operator'];

/** The messages of visitors, for operators. */
export const operatorContactRoutes: FastifyPluginAsyncZod<{ service: OperatorContactService }> = async (
  app,
  { service },
) => {
  app.get('/messages', {
    config: { access: 'operator' },
    schema: {
      tags,
      summary: 'Messages of visitors',
      description: `${String(PAGE_SIZE)} to a page: those that wait, the oldest first, or those that are done, the newest first.`,
      querystring: messagesQuery,
      response: { 200: messagesAnswer, ...errorResponses(400, 404) },
    },
    handler: async ({ query: { state = 'waiting', page = 1 } }) => ({
      success: true as const,
      ...(await service.list(state, page)),
    }),
  });

  app.post('/messages/:id/answers', {
    config: { access: 'operator' },
    schema: {
      tags,
      summary: 'Answer a message',
      description:
        'The answer is stored and emailed to the visitor, with their own words below, and the message is done. The id is made on the device; sending twice with the same id emails once. Who has not seen every answer so far is told with 409.',
      params: messageId,
      body: answerRequest,
      response: { 200: changedMessageAnswer, ...errorResponses(400, 403, 404, 409, 413, 415) },
    },
    handler: async (request, reply) => {
      const answered = await service.answer(personOf(request), request.params.id, request.body);
      if (typeof answered === 'string') return refuse(reply, answeringRefusal(answered));
      const message = `Your answer is on its way to ${answered.name}. The message is done.`;
      return { success: true as const, message, changed: answered };
    },
  });

  app.post('/messages/:id/done', {
    config: { access: 'operator' },
    schema: {
      tags,
      summary: 'Mark a message as done',
      description: 'It goes for good a year later. Whoever comes second is told the same.',
      params: messageId,
      response: { 200: changedMessageAnswer, ...errorResponses(400, 403, 404) },
    },
    handler: async (request, reply) => {
      const done = await service.setDone(personOf(request), request.params.id, true);
      if (typeof done === 'string') return refuse(reply, answeringRefusal(done));
      return { success: true as const, message: 'The message is done.', changed: done };
    },
  });

  app.post('/messages/:id/reopen', {
    config: { access: 'operator' },
    schema: {
      tags,
      summary: 'Let a message wait again',
      description: 'Whoever comes second is told the same.',
      params: messageId,
      response: { 200: changedMessageAnswer, ...errorResponses(400, 403, 404) },
    },
    handler: async (request, reply) => {
      const open = await service.setDone(personOf(request), request.params.id, false);
      if (typeof open === 'string') return refuse(reply, answeringRefusal(open));
      return { success: true as const, message: 'The message waits again.', changed: open };
    },
  });
};
