import {
  emailChangedAnswer,
  emailQueueAnswer,
  emailQueueQuery,
  queuedEmailId,
} from '@stillgrove/contract/email-queue';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { personOf } from '../../platform/access/access';
import { errorResponses } from '../../platform/errors/documented';
import { refuse } from '../../platform/errors/refusal';
import { emailQueueRefusal } from './refusals';
import { type EmailQueueService, PAGE_SIZE } from './service';

const tags = ['Operator'];

/** Email that has not gone out, for operators. */
export const emailQueueRoutes: FastifyPluginAsyncZod<{ service: EmailQueueService }> = async (
  app,
  { service },
) => {
  app.get('/mail', {
    config: { access: 'operator' },
    schema: {
      tags,
      summary: 'Email that has not gone out',
      description: `To whom, about what and why not, never its words: what failed, what waits, and what is not due yet, ${String(PAGE_SIZE)} to a page.`,
      querystring: emailQueueQuery,
      response: { 200: emailQueueAnswer, ...errorResponses(400, 404) },
    },
    handler: async ({ query: { page = 1 } }) => ({ success: true as const, ...(await service.list(page)) }),
  });

  app.post('/mail/:id/retry', {
    config: { access: 'operator' },
    schema: {
      tags,
      summary: 'Try to send an email again now',
      description: 'One that failed gets all its tries again. One that is being sent just now is left alone.',
      params: queuedEmailId,
      response: { 200: emailChangedAnswer, ...errorResponses(400, 403, 404, 409) },
    },
    handler: async (request, reply) => {
      const error = await service.retry(personOf(request), request.params.id);
      if (error !== null) return refuse(reply, emailQueueRefusal(error));
      return { success: true as const, message: 'This email is being tried again now.' };
    },
  });

  app.post('/mail/:id/drop', {
    config: { access: 'operator' },
    schema: {
      tags,
      summary: 'Drop an email',
      description: 'It is never sent. One that is being sent just now is left alone.',
      params: queuedEmailId,
      response: { 200: emailChangedAnswer, ...errorResponses(400, 403, 404, 409) },
    },
    handler: async (request, reply) => {
      const error = await service.drop(personOf(request), request.params.id);
      if (error !== null) return refuse(reply, emailQueueRefusal(error));
      return { success: true as const, message: 'This email is dropped and will not be sent.' };
    },
  });
};
