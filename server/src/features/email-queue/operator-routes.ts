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
  app.get('/email', {
    config: { access: 'operator' },
    schema: {
      tags,
      summary: 'Unsent email',
      description: `Recipient, subject and reason, never the content: failed, waiting and scheduled emails, ${String(PAGE_SIZE)} per page.`,
      querystring: emailQueueQuery,
      response: { 200: emailQueueAnswer, ...errorResponses(400, 404) },
    },
    handler: async ({ query: { page = 1 } }) => ({ success: true as const, ...(await service.list(page)) }),
  });

  app.post('/email/:id/retry', {
    config: { access: 'operator' },
    schema: {
      tags,
      summary: 'Retry an email now',
      description:
        'A failed email gets all its tries again. An email that is being sent right now is not changed.',
      params: queuedEmailId,
      response: { 200: emailChangedAnswer, ...errorResponses(400, 403, 404, 409) },
    },
    handler: async (request, reply) => {
      const error = await service.retry(personOf(request), request.params.id);
      if (error !== null) return refuse(reply, emailQueueRefusal(error));
      return { success: true as const, message: 'We’re trying to send this email again now.' };
    },
  });

  app.post('/email/:id/delete', {
    config: { access: 'operator' },
    schema: {
      tags,
      summary: 'Delete an unsent email',
      description: 'It is never sent. An email that is being sent right now is not changed.',
      params: queuedEmailId,
      response: { 200: emailChangedAnswer, ...errorResponses(400, 403, 404, 409) },
    },
    handler: async (request, reply) => {
      const error = await service.remove(personOf(request), request.params.id);
      if (error !== null) return refuse(reply, emailQueueRefusal(error));
      return { success: true as const, message: 'This email is deleted and will not be sent.' };
    },
  });
};
