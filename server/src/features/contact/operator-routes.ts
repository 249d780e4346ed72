import { deletedAnswer, deletionRequest } from '@stillgrove/contract/deletion-reason';
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
      description: `${String(PAGE_SIZE)} to a page: the unanswered ones, oldest first, or those that are done, newest first.`,
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
        'Stores the answer, emails it to the visitor with their own message below, and marks the message as done. The device makes the id; sending the same id twice sends one email. Answers 409 when someone else answered first.',
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
      description: 'It is deleted a year later. Doing it twice changes nothing.',
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
      summary: 'Open a message again',
      description: 'Doing it twice changes nothing.',
      params: messageId,
      response: { 200: changedMessageAnswer, ...errorResponses(400, 403, 404) },
    },
    handler: async (request, reply) => {
      const open = await service.setDone(personOf(request), request.params.id, false);
      if (typeof open === 'string') return refuse(reply, answeringRefusal(open));
      return { success: true as const, message: 'This message is unanswered again.', changed: open };
    },
  });

  app.post('/messages/:id/delete', {
    config: { access: 'operator' },
    schema: {
      tags,
      summary: 'Delete a message',
      description:
        'Needs a recent re-authentication. The message, its answers and every email about it on this server are gone for good. The record keeps the kind of reason only.',
      params: messageId,
      body: deletionRequest,
      response: { 200: deletedAnswer, ...errorResponses(400, 403, 404, 413, 415) },
    },
    handler: async (request, reply) => {
      const refusal = await service.remove(personOf(request), request.params.id, request.body.reason);
      if (refusal !== null) return refuse(reply, refusal);
      return { success: true as const, message: 'The message is deleted.' };
    },
  });
};
