import { judgeClock, STEADY_MS } from '@stillgrove/domain/retention/clock-leap';
import type { Db } from '../../db/transaction';
import type { Clock } from '../clock';
import { readClockMark, writeClockMark, prolongLease, takeLease } from './store';
import type { Log } from '../logging';
import type { Metrics } from '../metrics/metrics';

const MINUTE_MS = 60_000;
/** How often there is a round, whichever process makes it. */
const PERIOD_MS = 60 * MINUTE_MS;
/** A process that says nothing for so long in the middle of a round is taken for dead. */
const SILENCE_MS = 10 * MINUTE_MS;

/** The lease and the clock mark in the database have had this name since the first version. */
const STORED_NAME = 'chores';

export type ScheduledJob = { readonly name: string; run(): Promise<void> };

/**
 * Runs all jobs once an hour; of several processes one does it, and another takes over when that one dies.
 * A job that fails is logged and tried again with the next round. While the clock seems wrong by more than a
 * week, nothing is done: what a clock that is years ahead deletes is gone for good.
 *
 * @param monotonicNow milliseconds that pass evenly, whatever the clock does
 */
export function startJobScheduler(options: {
  db: Db;
  clock: Clock;
  log: Log;
  metrics: Metrics;
  jobs: readonly ScheduledJob[];
  monotonicNow?: () => number;
}): {
  /** Resolves once no round is under way in this process. */
  settled(): Promise<void>;
  stop(): Promise<void>;
} {
  const { db, clock, log, metrics, jobs, monotonicNow = () => performance.now() } = options;
  for (const { name } of jobs) metrics.jobKnown(name);
  const holder = crypto.randomUUID();
  let stopping = false;
  let lastLook: { readonly clockMs: number; readonly monotonicMs: number } | null = null;

  const lease = (endsAtMs: number) => ({ name: STORED_NAME, holder, endsAtMs });

  const believesClock = async (nowMs: number): Promise<boolean> => {
    const look = { clockMs: nowMs, monotonicMs: monotonicNow() };
    const passed = lastLook && {
      clockMs: look.clockMs - lastLook.clockMs,
      monotonicMs: look.monotonicMs - lastLook.monotonicMs,
    };
    lastLook = look;
    const before = await readClockMark(db, STORED_NAME);
    const { trusted, mark } = judgeClock(before, { nowMs, passed });
    await writeClockMark(db, STORED_NAME, mark);
    if (!trusted) {
      log.warn(
        {
          lastRound: new Date(mark.trustedAtMs).toISOString(),
          hoursUntilBelieved: Math.ceil((STEADY_MS - mark.steadyMs) / PERIOD_MS),
        },
        'nothing is deleted, because the clock is more than a week ahead of the last run: correct the clock, or wait if it is right',
      );
    }
    return trusted;
  };

  const runJobs = async () => {
    const startedAtMs = clock.now();
    const limits = { nowMs: startedAtMs, longestMs: PERIOD_MS };
    if (!(await takeLease(db, lease(startedAtMs + SILENCE_MS), limits))) return;
    const due = (await believesClock(startedAtMs)) ? jobs : [];
    for (const { name, run } of due) {
      if (stopping) return;
      try {
        await run();
        metrics.jobEnded(name, 'done');
      } catch (err) {
        metrics.jobEnded(name, 'failed');
        metrics.failed(err);
        log.error({ err, job: name }, 'a scheduled job failed');
      }
      if (!(await prolongLease(db, lease(clock.now() + SILENCE_MS)))) return;
    }
    await prolongLease(db, lease(startedAtMs + PERIOD_MS));
  };

  let round = Promise.resolve();
  const begin = () => {
    round = round.then(runJobs).catch((err: unknown) => {
      metrics.failed(err);
      log.error({ err }, 'could not start the scheduled jobs');
    });
  };
  begin();
  const timer = setInterval(begin, SILENCE_MS);
  timer.unref();
  return {
    settled: () => round,
    async stop() {
      stopping = true;
      clearInterval(timer);
      await round;
    },
  };
}
