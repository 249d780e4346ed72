export type Stopwatch = {
  /** Milliseconds for which it has run. */
  elapsedMs(): number;
  /** Runs or rests; saying the same twice changes nothing. */
  run(running: boolean): void;
};

/**
 * Counts the time for which it runs. It rests at first.
 *
 * @param now milliseconds of a clock that only goes forward
 */
export function createStopwatch(now: () => number): Stopwatch {
  let counted = 0;
  let since: number | null = null;
  const elapsedMs = () => counted + (since === null ? 0 : now() - since);
  return {
    elapsedMs,
    run(running) {
      counted = elapsedMs();
      since = running ? now() : null;
    },
  };
}
