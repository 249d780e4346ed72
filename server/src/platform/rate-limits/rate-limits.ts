import { type Limit, LIMITS, type LimitName, WIDE_NETWORK_FACTOR } from '@stillgrove/contract/limits';
import type { Tx } from '../../db/transaction';
import type { Clock } from '../clock';
import type { Metrics } from '../metrics/metrics';
import type { Secrets } from '../secrets/secrets';
import type { Counter, Try } from './counter';
import { wideNetworkOf } from './address';

import { findUsedUp, takeTries } from './store';

/** Who tries what. The subject is whose tries are counted: an address, an account. */
export type Attempt = { readonly purpose: LimitName; readonly subject: string };

/** Counts tries, and says how long to wait when there were too many. */
export type RateLimits = {
  /**
   * Uses up one try of each, or none at all. What is taken together must be kept in the same place.
   *
   * @returns null when all had one left, else the seconds until they do
   */
  take(...attempts: Attempt[]): Promise<number | null>;
  /** As `take`, as one step of a change: undone with it. For what is kept in the database. */
  takeWithin(tx: Tx, ...attempts: Attempt[]): Promise<number | null>;
  /** The seconds until all of these may be tried, or null when they may now. Uses up none. */
  waitWithin(tx: Tx, ...attempts: Attempt[]): Promise<number | null>;
  /** Gives tries back that turned out to be welcome, such as a sign-in that succeeded. */
  giveBack(...attempts: Attempt[]): Promise<void>;
  /** Forgets all tries of these. */
  forgetAttempts(...attempts: Attempt[]): Promise<void>;
  /** Forgets the tries of some subjects, but for what outlives an account. */
  forget(subjects: readonly string[]): Promise<void>;
  /** Forgets what no longer counts. */
  prune(): Promise<void>;
};

export function createRateLimits(options: {
  clock: Clock;
  factor: number;
  counters: Record<Limit['kept'], Counter>;
  metrics: Pick<Metrics, 'limitReached'>;
  secrets: Pick<Secrets, 'keyedHash'>;
}): RateLimits {
  const { clock, factor, counters, metrics, secrets } = options;

  /** What the database sees of a subject is a hash that tells nothing without the key. */
  const keyOf = (purpose: LimitName, subject: string): string => {
    const key = `${purpose} ${subject}`;
    return LIMITS[purpose].kept === 'database' ? secrets.keyedHash(key) : key;
  };

  const triesOf = (attempts: readonly Attempt[]): Try[] =>
    attempts.flatMap(({ purpose, subject }) => {
      const { tries, windowMs } = LIMITS[purpose];
      const one = { key: keyOf(purpose, subject), allowed: Math.ceil(tries * factor), windowMs };
      const network = purpose.includes('-of-address') ? wideNetworkOf(subject) : null;
      if (network === null) return [one];
      const allowed = Math.ceil(tries * WIDE_NETWORK_FACTOR * factor);
      return [one, { key: keyOf(purpose, network), allowed, windowMs }];
    });

  const counterOf = (attempts: readonly Attempt[]): Counter => {
    const places = new Set(attempts.map(({ purpose }) => LIMITS[purpose].kept));
    const [place] = places;
    if (place === undefined || places.size > 1)
      throw new Error('limits that are taken together must be stored in the same place');
    return counters[place];
  };

  const secondsUntil = (attempts: readonly Attempt[], resetsAtMs: number | null): number | null => {
    if (resetsAtMs === null) return null;
    const [first] = attempts;
    if (first) metrics.limitReached(first.purpose);
    return Math.max(1, Math.ceil((resetsAtMs - clock.now()) / 1000));
  };

  return {
    async take(...attempts) {
      return secondsUntil(attempts, await counterOf(attempts).take(triesOf(attempts), clock.now()));
    },

    async takeWithin(tx, ...attempts) {
      return secondsUntil(attempts, await takeTries(tx, triesOf(attempts), clock.now()));
    },

    async waitWithin(tx, ...attempts) {
      return secondsUntil(attempts, await findUsedUp(tx, triesOf(attempts), clock.now()));
    },

    async giveBack(...attempts) {
      await counterOf(attempts).giveBack(triesOf(attempts), clock.now());
    },

    async forgetAttempts(...attempts) {
      await counterOf(attempts).forget(attempts.map(({ purpose, subject }) => keyOf(purpose, subject)));
    },

    async forget(subjects) {
      const limits = Object.entries(LIMITS) as [LimitName, Limit][];
      const keys = limits
        .filter(([, { outlivesAccount }]) => outlivesAccount !== true)
        .flatMap(([purpose]) => subjects.map((one) => keyOf(purpose, one)));
      for (const counter of Object.values(counters)) await counter.forget(keys);
    },

    async prune() {
      for (const counter of Object.values(counters)) await counter.prune(clock.now());
    },
  };
}
