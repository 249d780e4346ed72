import type { Db } from '../db/transaction';
import type { Clock } from './clock';
import { prolongLease, takeLease } from './leases/store';
import type { Log } from './logging';
import type { Metrics } from './metrics/metrics';

const MINUTE_MS = 60_000;
/** How often there is a round, whichever process makes it. */
const PERIOD_MS = 60 * MINUTE_MS;
/** A process that says nothing for so long in the middle of a round is taken for dead. */
const SILENCE_MS = 10 * MINUTE_MS;

export type Chore = { readonly name: string; run(): Promise<void> };

/**
 * Tidies up once an hour; of several processes one does it, and another takes over when that one dies.
 * A chore that fails is logged and tried again with the next round.
 */
export function startChores(options: {
  db: Db;
  clock: Clock;
  log: Log;
  metrics: Metrics;
  chores: readonly Chore[];
}): { stop(): Promise<void> } {
  const { db, clock, log, metrics, chores } = options;
  for (const { name } of chores) metrics.choreKnown(name);
  const holder = crypto.randomUUID();
  let stopping = false;

  const lease = (endsAtMs: number) => ({ name: 'chores', holder, endsAtMs });

  const tidyUp = async () => {
    const startedAtMs = clock.now();
    const limits = { nowMs: startedAtMs, longestMs: PERIOD_MS };
    if (!(await takeLease(db, lease(startedAtMs + SILENCE_MS), limits))) return;
    for (const { name, run } of chores) {
      if (stopping) return;
      try {
        await run();
        metrics.choreEnded(name, 'done');
      } catch (err) {
        metrics.choreEnded(name, 'failed');
        metrics.failed(err);
        log.error({ err, chore: name }, 'a chore failed');
      }
      if (!(await prolongLease(db, lease(clock.now() + SILENCE_MS)))) return;
    }
    await prolongLease(db, lease(startedAtMs + PERIOD_MS));
  };

  let round = Promise.resolve();
  const begin = () => {
    round = round.then(tidyUp).catch((err: unknown) => {
      metrics.failed(err);
      log.error({ err }, 'the chores could not be begun');
    });
  };
  begin();
  const timer = setInterval(begin, SILENCE_MS);
  timer.unref();
  return {
    async stop() {
      stopping = true;
      clearInterval(timer);
      await round;
    },
  };
}
