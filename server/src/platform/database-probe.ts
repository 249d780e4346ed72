import { withinLimit } from './time-limit';

/** Longer than any answer of a database that works, shorter than those who ask will wait. */
const LIMIT_MS = 2_000;

/** Looks whether the database answers, and never waits long for it. */
export type DatabaseProbe = {
  /** @returns the seconds that it took, or null when it did not answer in time */
  answerSeconds(): Promise<number | null>;
};

/** @param ask whether the database answers; it may take for ever */
export function createDatabaseProbe(ask: () => Promise<boolean>): DatabaseProbe {
  let latest: { readonly sinceMs: number; readonly answer: Promise<number | null> } | null = null;
  return {
    answerSeconds() {
      const sinceMs = performance.now();
      // However many look, a database that hangs is asked no more than once in that time.
      if (latest === null || sinceMs - latest.sinceMs > LIMIT_MS) {
        const answer = ask().then((answers) => (answers ? (performance.now() - sinceMs) / 1000 : null));
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
