import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import type { DatabaseProbe } from '../../platform/database-probe';

type HealthOptions = { database: DatabaseProbe; isStopping: () => boolean };

const tags = ['Health'];
const healthAnswer = z.strictObject({ success: z.literal(true) });

const notReadyAnswer = z.strictObject({
  success: z.literal(false),
  message: z.string(),
  code: z.literal('not-ready'),
  reason: z.enum(['stopping', 'database']),
});

const SENTENCES = {
  stopping: 'This process of the grove is stopping. Another one, or the next, takes over.',
  database: 'The database of the grove does not answer. Please try again in a moment.',
};

export const healthRoutes: FastifyPluginAsyncZod<HealthOptions> = async (app, { database, isStopping }) => {
  app.get('/healthz', {
    config: { access: 'public' },
    schema: {
      tags,
      summary: 'Is the process alive',
      description: 'Answers whenever the process can answer at all. Restart it when this fails.',
      response: { 200: healthAnswer },
    },
    handler: () => ({ success: true as const }),
  });

  app.get('/readyz', {
    config: { access: 'public' },
    schema: {
      tags,
      summary: 'Can it serve people',
      description:
        'Asks the database, too, within two seconds, and fails while the process stops. Send no traffic when this fails. It holds when the disk is full, since people can go on reading.',
      response: { 200: healthAnswer, 503: notReadyAnswer },
    },
    handler: async (_request, reply) => {
      const reason = isStopping()
        ? 'stopping'
        : (await database.answerSeconds()) === null
          ? 'database'
          : null;
      if (reason === null) return { success: true as const };
      return reply
        .code(503)
        .header('retry-after', '5')
        .send({ success: false, message: SENTENCES[reason], code: 'not-ready', reason });
    },
  });
};
