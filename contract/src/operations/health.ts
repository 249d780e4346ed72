import * as z from 'zod/mini';
import { operation } from '../operation';

const healthAnswer = z.strictObject({ success: z.literal(true) });

export const notReadyAnswer = z.strictObject({
  success: z.literal(false),
  message: z.string(),
  code: z.literal('not-ready'),
  reason: z.enum(['stopping', 'database', 'read-only']),
});

export const checkHealth = operation({
  method: 'GET',
  path: '/healthz',
  tag: 'Health',
  summary: 'Liveness probe',
  description: 'Answers as long as the process can answer at all. Restart the process when this fails.',
  access: 'public',
  limit: { none: 'Monitors and orchestrators call it every few seconds and must always get an answer.' },
  answer: healthAnswer,
});

export const checkReadiness = operation({
  method: 'GET',
  path: '/readyz',
  tag: 'Health',
  summary: 'Readiness probe',
  description:
    'Also checks the database, for two seconds at most. Fails while the process is stopping and while the database is read-only, such as a standby server. Send no traffic when this fails. Does not fail when the disk is full, because reading still works.',
  access: 'public',
  limit: { none: 'Monitors and orchestrators call it every few seconds and must always get an answer.' },
  answer: healthAnswer,
  alsoAnswers: { 503: { description: 'Not ready; `reason` says why.', schema: notReadyAnswer } },
});
