import type { Clock } from '../clock';
import type { Counter } from './counter';
import { type Limit, LIMITS, type Purpose } from './limits';

/** Counts tries, and says how long to wait when there were too many. */
export type RateLimits = {
  /**
   * Uses up one try.
   *
   * @param subject whose tries are counted: an address, an account
   * @returns null when there was one left, else the seconds until there is
   */
  take(purpose: Purpose, subject: string): Promise<number | null>;
  /** Gives a try back that turned out to be welcome, such as a sign-in that succeeded. */
  giveBack(purpose: Purpose, subject: string): Promise<void>;
  /** Forgets what no longer counts. */
  prune(): Promise<void>;
};

export function createRateLimits(options: {
  clock: Clock;
  factor: number;
  counters: Record<Limit['kept'], Counter>;
}): RateLimits {
  const { clock, factor, counters } = options;
  const keyOf = (purpose: Purpose, subject: string) => `${purpose} ${subject}`;

  return {
    async take(purpose, subject) {
      const limit: Limit = LIMITS[purpose];
      const counter = counters[limit.kept];
      const allowed = Math.ceil(limit.tries * factor);
      const key = keyOf(purpose, subject);
      const nowMs = clock.now();
      // Reading comes first so that a flood of refused tries writes nothing.
      const before = await counter.read(key, nowMs);
      const after = before && before.tries >= allowed ? before : await counter.add(key, limit.windowMs, nowMs);
      if (before !== after && after.tries <= allowed) return null;
      return Math.max(1, Math.ceil((after.resetsAtMs - nowMs) / 1000));
    },

    async giveBack(purpose, subject) {
      await counters[LIMITS[purpose].kept].subtract(keyOf(purpose, subject), clock.now());
    },

    async prune() {
      for (const counter of Object.values(counters)) await counter.prune(clock.now());
    },
  };
}
