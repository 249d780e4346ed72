import { Gauge, type Registry } from 'prom-client';
import type { DatabaseProbe } from '../database-probe';
import type { EmailBacklog } from '../email/backlog-store';
import { withinLimit } from '../time-limit';

const LIMIT_MS = 2_000;

export type StateSources = {
  readonly database: DatabaseProbe;
  readEmailBacklog(): Promise<EmailBacklog>;
};

/**
 * What is asked of the database at each scrape. When it does not answer, its own gauge says so and the
 * others are absent, since a number from before would be taken for one of now.
 *
 * @returns to be awaited before the metrics are written out
 */
export function createStateMetrics(registry: Registry, sources: StateSources): () => Promise<void> {
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers: [registry] });
  const up = gauge('stillgrove_database_up', 'Whether the database answers: 1 or 0.');
  const answer = gauge('stillgrove_database_answer_seconds', 'Response time of the database in seconds.');
  const waiting = gauge('stillgrove_mail_waiting', 'Emails that are due and not sent yet.');
  const failed = gauge(
    'stillgrove_mail_given_up',
    'Emails that were given up and that no operator has handled.',
  );
  const oldest = gauge(
    'stillgrove_mail_oldest_waiting_seconds',
    'Seconds for which the oldest unsent email has been due; 0 when none is due.',
  );

  return async () => {
    const seconds = (await sources.database.look())?.seconds ?? null;
    // One that hangs is not asked for more, or questions would pile up.
    const backlog = seconds === null ? null : await withinLimit(LIMIT_MS, sources.readEmailBacklog());
    up.set(seconds === null ? 0 : 1);
    show(answer, seconds);
    show(waiting, backlog?.waiting ?? null);
    show(failed, backlog?.givenUp ?? null);
    show(oldest, backlog === null ? null : backlog.oldestWaitingMs / 1000);
  };
}

function show(gauge: Gauge, value: number | null): void {
  if (value === null) gauge.remove();
  else gauge.set(value);
}
