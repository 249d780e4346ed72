import { Counter, Gauge, type Registry } from 'prom-client';
import { databaseErrorKind } from '../../db/errors';
import type { Clock } from '../clock';
import type { Metrics } from './metrics';

/**
 * What the instance does besides answering: limits, awards, email, upstream services, scheduled jobs, database.
 * Two metrics keep an older word in their names (chore, outside), because operators' alerts name them.
 */
export function createWorkMetrics(
  registry: Registry,
  clock: Clock,
): Omit<Metrics, 'requestBegan' | 'requestEnded'> {
  const registers = [registry];
  const limits = new Counter({
    name: 'stillgrove_rate_limited_total',
    help: 'Requests refused by a rate limit, by limit.',
    labelNames: ['purpose'],
    registers,
  });
  const awardsAccepted = new Counter({
    name: 'stillgrove_awards_accepted_total',
    help: 'Accepted awards, including repeats of the same award.',
    registers,
  });
  const awardsRefused = new Counter({
    name: 'stillgrove_awards_refused_total',
    help: 'Refused awards, by reason.',
    labelNames: ['reason'],
    registers,
  });
  const mail = new Counter({
    name: 'stillgrove_mail_tries_total',
    help: 'Attempts to send an email, by outcome: sent, retry (it will be tried again) or failed (given up).',
    labelNames: ['outcome'],
    registers,
  });
  const upstream = new Counter({
    name: 'stillgrove_outside_requests_total',
    help: 'Requests to upstream services, by service and outcome: answer, or the kind of error.',
    labelNames: ['service', 'outcome'],
    registers,
  });
  const jobSuccess = new Gauge({
    name: 'stillgrove_chore_last_success_timestamp_seconds',
    help: 'Time of the last successful run of each scheduled job in this process, in seconds since 1970; 0 when there was none.',
    labelNames: ['chore'],
    registers,
  });
  const jobFailures = new Counter({
    name: 'stillgrove_chore_failures_total',
    help: 'Failed runs of a scheduled job.',
    labelNames: ['chore'],
    registers,
  });
  const databaseErrors = new Counter({
    name: 'stillgrove_database_errors_total',
    help: 'Database errors, by kind.',
    labelNames: ['kind'],
    registers,
  });
  // From the first scrape on, so that the first of its kind is seen as a rise.
  for (const kind of ['storage-full', 'busy', 'connection-lost', 'other']) databaseErrors.inc({ kind }, 0);
  for (const outcome of ['sent', 'retry', 'failed']) mail.inc({ outcome }, 0);

  return {
    // Of the subjects that are counted, the first to be used up is not known; what was tried is.
    limitReached: (purpose) => limits.inc({ purpose: purpose.replace(/-of-.*$/, '') }),
    awardsJudged({ accepted, refused }) {
      awardsAccepted.inc(accepted);
      for (const reason of refused) awardsRefused.inc({ reason });
    },
    emailTried: (outcome) => mail.inc({ outcome }),
    upstreamCalled: (service, fault) => upstream.inc({ service, outcome: fault ?? 'answer' }),
    jobKnown(name) {
      jobSuccess.set({ chore: name }, 0);
      jobFailures.inc({ chore: name }, 0);
    },
    jobEnded(name, outcome) {
      if (outcome === 'done') jobSuccess.set({ chore: name }, clock.now() / 1000);
      else jobFailures.inc({ chore: name });
    },
    failed(error) {
      const kind = databaseErrorKind(error);
      if (kind !== null) databaseErrors.inc({ kind });
    },
  };
}
