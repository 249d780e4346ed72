import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import type { Db } from '../../db/transaction';
import { onlyErrors } from '../../platform/errors/documented';
import { type Refusal, refuse } from '../../platform/errors/refusal';
import { databaseAnswers } from './store';

type HealthOptions = { db: Db; isStopping: () => boolean };

const tags = ['Health'];
const healthAnswer = z.strictObject({ success: z.literal(true) });

const NOT_READY: Refusal = {
  status: 503,
  code: 'not-ready',
  message: 'The grove is starting, stopping or without its database. Please try again in a moment.',
  headers: { 'retry-after': '5' },
};

export const healthRoutes: FastifyPluginAsyncZod<HealthOptions> = async (app, { db, isStopping }) => {
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
        'Asks the database, too, and fails while the process stops. Send no traffic when this fails.',
      response: { 200: healthAnswer, ...onlyErrors(503) },
    },
    handler: async (_request, reply) => {
      if (isStopping() || !(await databaseAnswers(db))) return refuse(reply, NOT_READY);
      return { success: true as const };
    },
  });
};
