import type { Db } from '../../db/transaction';
import type { Clock } from '../clock';
import type { Log } from '../logging';
import type { Metrics, UpstreamService } from '../metrics/metrics';
import { withinLimit } from '../time-limit';
import { UpstreamError, type UpstreamFault } from './upstream-error';
import { claimTry, keep, type KeptAnswer, readKept } from './store';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** An answer is requested again after this long; until the new one is there, the old one is shown. */
const FRESH_MS = 6 * HOUR_MS;
const FIRST_PAUSE_MS = MINUTE_MS;
const LONGEST_PAUSE_MS = 6 * HOUR_MS;
/** A process that asks and says nothing for so long is taken for dead; longer than any question takes. */
const SILENCE_MS = 2 * MINUTE_MS;
/** The first visitor ever waits so long for a service that is up, rather than be shown what is bundled. */
const FIRST_WAIT_MS = 1_000;

/** A list that an upstream service gives, as it was when it last answered. */
type UpstreamCache<Answer> = {
  /**
   * The last good answer at once, or null; when it is old, a new one is asked for in the background. A source
   * that was never asked before is waited for, at most a second.
   */
  read(): Promise<Answer | null>;
  /** Resolves once no question is under way. */
  settled(): Promise<void>;
};

/**
 * @param options.service the kind of service, for those who watch
 * @param options.name says what is asked of whom; another name starts a new entry. It holds no secret.
 * @param options.ask gives a checked answer or throws UpstreamError
 */
export function createUpstreamCache<Answer>(options: {
  service: UpstreamService;
  name: string;
  db: Db;
  clock: Clock;
  log: Log;
  metrics: Metrics;
  ask: () => Promise<Answer>;
}): UpstreamCache<Answer> {
  const { service, name, db, clock, log, metrics, ask } = options;
  let refreshing: Promise<void> | null = null;

  const answerIn = (kept: KeptAnswer | null) =>
    kept?.value == null ? null : (JSON.parse(kept.value) as Answer);

  const refresh = async (before: KeptAnswer | null) => {
    const startedAtMs = clock.now();
    const claim = { nowMs: startedAtMs, longestMs: LONGEST_PAUSE_MS, nextTryAtMs: startedAtMs + SILENCE_MS };
    if (!(await claimTry(db, name, claim))) return;
    const outcome = await tryToAsk(ask);
    metrics.upstreamCalled(service, 'fault' in outcome ? outcome.fault : null);
    const nowMs = clock.now();
    if ('answer' in outcome) {
      const value = JSON.stringify(outcome.answer);
      await keep(db, name, { value, fetchedAtMs: nowMs, failures: 0, nextTryAtMs: nowMs + FRESH_MS });
      return;
    }
    const failures = (before?.failures ?? 0) + 1;
    const pauseMs = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (failures - 1));
    const kept = { value: before?.value ?? null, fetchedAtMs: before?.fetchedAtMs ?? null };
    await keep(db, name, { ...kept, failures, nextTryAtMs: nowMs + pauseMs });
    log.warn(
      { source: name, fault: outcome.fault, failures, nextTryInSeconds: pauseMs / 1000 },
      'an upstream service did not answer; cached or bundled content is shown instead',
    );
  };

  return {
    async read() {
      const kept = await readKept(db, name);
      if (refreshing === null && isDue(kept?.nextTryAtMs ?? 0, clock.now())) {
        refreshing = refresh(kept)
          .catch((err: unknown) => {
            metrics.failed(err);
            log.error({ err, source: name }, 'could not cache the answer of an upstream service');
          })
          .finally(() => (refreshing = null));
      }
      if (kept !== null || refreshing === null) return answerIn(kept);
      await withinLimit(FIRST_WAIT_MS, refreshing);
      return answerIn(await readKept(db, name));
    },
    async settled() {
      await refreshing;
    },
  };
}

/** A time further away than any pause lasts was written down while a clock was wrong. */
function isDue(nextTryAtMs: number, nowMs: number): boolean {
  return nextTryAtMs <= nowMs || nextTryAtMs > nowMs + LONGEST_PAUSE_MS;
}

async function tryToAsk<Answer>(
  ask: () => Promise<Answer>,
): Promise<{ answer: Answer } | { fault: UpstreamFault }> {
  try {
    return { answer: await ask() };
  } catch (error) {
    if (error instanceof UpstreamError) return { fault: error.fault };
    throw error;
  }
}
