import { subscribersAnswer, subscribersQuery } from '@stillgrove/contract/operator-newsletter';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { personOf } from '../../platform/access/access';
import { errorResponses } from '../../platform/errors/documented';
import { type OperatorNewsletterService, PAGE_SIZE } from './operator-service';

const tags = ['Operator'];
const csv = {
  description: 'A line for everyone who confirmed: `email`, `confirmed` (a day in UTC) and `leave` (a link).',
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
      summary: 'Who gets the letters',
      description: `How many confirmed and how many did not yet, and those who did, the newest first, ${String(PAGE_SIZE)} to a page.`,
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
        'For a letter that is sent with another program. Every letter must carry the link of the person it goes to, with which they leave. What a program for tables would take for a formula begins with an apostrophe.',
      response: { 200: csv, ...errorResponses(403, 404) },
    },
    handler: async (request, reply) =>
      reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="subscribers.csv"')
        .send(await service.export(personOf(request))),
  });
};
