import { checkHealth, checkReadiness, type notReadyAnswer } from '@stillgrove/contract/operations/health';
import { serve } from '../../platform/http/serve';
import type { FastifyPluginAsync } from 'fastify';
import type * as z from 'zod/mini';
import type { DatabaseProbe } from '../../platform/database-probe';
import type { Log } from '../../platform/logging';

type HealthOptions = { database: DatabaseProbe; isStopping: () => boolean; log: Log };

type Reason = z.infer<typeof notReadyAnswer>['reason'];

const SENTENCES = {
  stopping: 'This process is stopping. Another process takes over.',
  database: 'The database doesn’t answer. Please try again in a minute.',
  'read-only': 'The database is read-only, so nothing new can be saved.',
};

export const healthRoutes: FastifyPluginAsync<HealthOptions> = async (app, { database, isStopping, log }) => {
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

  serve(app, checkHealth, () => ({ success: true as const }), { logLevel });

  serve(
    app,
    checkReadiness,
    async ({ reply }) => {
      const reason = await reasonNow();
      tellChange(reason);
      if (reason === null) return { success: true as const };
      return reply
        .code(503)
        .header('retry-after', '5')
        .send({ success: false, message: SENTENCES[reason], code: 'not-ready', reason });
    },
    { logLevel },
  );
};
