import { deletedAnswer, deletionRequest } from '@stillgrove/contract/deletion-reason';
import { subscriberId, subscribersAnswer, subscribersQuery } from '@stillgrove/contract/operator-newsletter';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { personOf } from '../../platform/access/access';
import { errorResponses } from '../../platform/errors/documented';
import { refuse } from '../../platform/errors/refusal';
import { type OperatorNewsletterService, PAGE_SIZE } from './operator-service';

const tags = ['Operator'];
const csv = {
  description:
    'A line for everyone who confirmed: `email`, `confirmed` (a day in UTC) and `unsubscribe` (a link).',
  content: { 'text/csv': { schema: z.string() } },
};

/** The subscribers of the newsletter, for operators. */
export const operatorNewsletterRoutes: FastifyPluginAsyncZod<{
  service: OperatorNewsletterService;
}> = async (app, { service }) => {
  app.get('/subscribers', {
    config: { access: 'operator' },
    schema: {
      tags,
      summary: 'Who gets the newsletter',
      description: `How many confirmed their address and how many have not yet, and those who did, newest first, ${String(PAGE_SIZE)} to a page.`,
      querystring: subscribersQuery,
      response: { 200: subscribersAnswer, ...errorResponses(400, 404) },
    },
    handler: async ({ query: { page = 1 } }) => ({ success: true as const, ...(await service.list(page)) }),
  });

  app.post('/subscribers/export', {
    config: { access: 'operator' },
    schema: {
      tags,
      summary: 'Export the subscribers',
      description:
        'For a newsletter that is sent with another program. Each copy must contain the unsubscribe link of the person who gets it. A value that a spreadsheet would take for a formula starts with an apostrophe.',
      response: { 200: csv, ...errorResponses(403, 404) },
    },
    handler: async (request, reply) =>
      reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="subscribers.csv"')
        .send(await service.export(personOf(request))),
  });

  app.post('/subscribers/:id/delete', {
    config: { access: 'operator' },
    schema: {
      tags,
      summary: 'Delete a subscriber',
      description:
        'Needs a recent re-authentication. The address is forgotten, and nothing is emailed. The record keeps the kind of reason only.',
      params: subscriberId,
      body: deletionRequest,
      response: { 200: deletedAnswer, ...errorResponses(400, 403, 404, 413, 415) },
    },
    handler: async (request, reply) => {
      const refusal = await service.remove(personOf(request), request.params.id, request.body.reason);
      if (refusal !== null) return refuse(reply, refusal);
      return { success: true as const, message: 'The subscriber is deleted.' };
    },
  });
};
