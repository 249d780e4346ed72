import { withinLimit } from './time-limit';

/** Longer than any answer of a database that works, shorter than those who ask will wait. */
const LIMIT_MS = 2_000;

/** Looks whether the database answers, and never waits long for it. */
export type DatabaseProbe = {
  /** @returns what it answered and the seconds that it took, or null when it did not in time */
  look(): Promise<DatabaseAnswer | null>;
};

type DatabaseAnswer = { readonly writable: boolean; readonly seconds: number };

/** @param ask how the database is; it may take for ever */
export function createDatabaseProbe(ask: () => Promise<'well' | 'read-only' | 'away'>): DatabaseProbe {
  let latest: { readonly sinceMs: number; readonly answer: Promise<DatabaseAnswer | null> } | null = null;
  return {
    look() {
      const sinceMs = performance.now();
      // However many look, a database that hangs is asked no more than once in that time.
      if (latest === null || sinceMs - latest.sinceMs > LIMIT_MS) {
        const answer = ask().then((state) =>
          state === 'away'
            ? null
            : { writable: state === 'well', seconds: (performance.now() - sinceMs) / 1000 },
        );
        const mine = { sinceMs, answer };
        const done = () => {
          if (latest === mine) latest = null;
        };
        answer.then(done, done);
        latest = mine;
      }
      return withinLimit(LIMIT_MS, latest.answer);
    },
  };
}
