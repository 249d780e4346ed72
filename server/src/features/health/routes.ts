import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import type { DatabaseProbe } from '../../platform/database-probe';
import type { Log } from '../../platform/logging';

type HealthOptions = { database: DatabaseProbe; isStopping: () => boolean; log: Log };

type Reason = z.infer<typeof notReadyAnswer>['reason'];

const tags = ['Health'];
const healthAnswer = z.strictObject({ success: z.literal(true) });

const notReadyAnswer = z.strictObject({
  success: z.literal(false),
  message: z.string(),
  code: z.literal('not-ready'),
  reason: z.enum(['stopping', 'database', 'read-only']),
});

const SENTENCES = {
  stopping: 'This process is stopping. Another process takes over.',
  database: 'The database doesn’t answer. Please try again in a minute.',
  'read-only': 'The database is read-only, so nothing new can be saved.',
};

export const healthRoutes: FastifyPluginAsyncZod<HealthOptions> = async (
  app,
  { database, isStopping, log },
) => {
  // Probes come every few seconds, so the log has each change and not each answer.
  const logLevel = 'warn';
  let told: Reason | null = null;
  const tellChange = (reason: Reason | null) => {
    if (reason === told) return;
    if (reason === 'stopping') log.info('not ready: stopping');
    else if (reason === null) log.info('ready again');
    else log.warn({ reason }, 'not ready: the database does not answer or is read-only');
    told = reason;
  };

  const reasonNow = async (): Promise<Reason | null> => {
    if (isStopping()) return 'stopping';
    const answer = await database.look();
    if (answer === null) return 'database';
    return answer.writable ? null : 'read-only';
  };

  app.get('/healthz', {
    config: {
      access: 'public',
      limit: { none: 'Monitors and orchestrators call it every few seconds and must always get an answer.' },
    },
    logLevel,
    schema: {
      tags,
      summary: 'Liveness probe',
      description: 'Answers as long as the process can answer at all. Restart the process when this fails.',
      response: { 200: healthAnswer },
    },
    handler: () => ({ success: true as const }),
  });

  app.get('/readyz', {
    config: {
      access: 'public',
      limit: { none: 'Monitors and orchestrators call it every few seconds and must always get an answer.' },
    },
    logLevel,
    schema: {
      tags,
      summary: 'Readiness probe',
      description:
        'Also checks the database, for two seconds at most. Fails while the process is stopping and while the database is read-only, such as a standby server. Send no traffic when this fails. Does not fail when the disk is full, because reading still works.',
      response: { 200: healthAnswer, 503: notReadyAnswer },
    },
    handler: async (_request, reply) => {
      const reason = await reasonNow();
      tellChange(reason);
      if (reason === null) return { success: true as const };
      return reply
        .code(503)
        .header('retry-after', '5')
        .send({ success: false, message: SENTENCES[reason], code: 'not-ready', reason });
    },
  });
};
