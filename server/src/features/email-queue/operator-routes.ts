import {
  listQueuedEmails,
  retryQueuedEmail,
  deleteQueuedEmail,
} from '@stillgrove/contract/operations/email-queue';
import { serve } from '../../platform/http/serve';
import type { FastifyPluginAsync } from 'fastify';
import { type EmailQueueService } from './service';

/** Email that has not gone out, for operators. */
export const emailQueueRoutes: FastifyPluginAsync<{ service: EmailQueueService }> = async (
  app,
  { service },
) => {
  serve(app, listQueuedEmails, async ({ query: { page = 1 } }) => service.list(page));

  serve(
    app,
    retryQueuedEmail,
    async ({ params, person }) =>
      (await service.retry(person, params.id)) ?? { message: 'We’re trying to send this email again now.' },
  );

  serve(
    app,
    deleteQueuedEmail,
    async ({ params, person }) =>
      (await service.remove(person, params.id)) ?? { message: 'This email is deleted and will not be sent.' },
  );
};
