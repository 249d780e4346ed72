const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** A clock further ahead of the last round than this may be wrong; no server that is used is off for so long. */
export const LEAP_MS = 7 * DAY_MS;
/** A clock that jumped is trusted after it has advanced evenly for this long: time for someone to notice. */
export const STEADY_MS = 3 * DAY_MS;
/** By how much a clock that goes evenly may differ from the time that really passed between two rounds. */
const DRIFT_MS = 10 * MINUTE_MS;

/** What is remembered from one round of deletions to the next, by whichever process. */
export type ClockMark = {
  /** The time of the last round that deleted, in milliseconds since 1970. */
  readonly trustedAtMs: number;
  /** For how long the clock has advanced evenly since it jumped. */
  readonly steadyMs: number;
};

/** How much time passed since the same process looked last: by its clock, and by its monotonic clock. */
type Passed = { readonly clockMs: number; readonly monotonicMs: number };

/**
 * Whether the clock may be believed when things are deleted because they are old. One that is ahead by years
 * would delete what is still needed, and nothing brings it back. One that is behind deletes too little,
 * which the next round makes good.
 *
 * @param mark null before the first round of all
 * @param passed null when this process looks for the first time
 * @returns the mark for the next round, too
 */
export function judgeClock(
  mark: ClockMark | null,
  { nowMs, passed }: { nowMs: number; passed: Passed | null },
): { trusted: boolean; mark: ClockMark } {
  const trusted = { trusted: true, mark: { trustedAtMs: nowMs, steadyMs: 0 } };
  if (mark === null || nowMs <= mark.trustedAtMs + LEAP_MS) return trusted;
  const steadyMs = steadyFor(mark, passed);
  if (steadyMs >= STEADY_MS) return trusted;
  return { trusted: false, mark: { ...mark, steadyMs } };
}

/** What earlier processes saw counts, so that restarts do not start the wait again. */
function steadyFor(mark: ClockMark, passed: Passed | null): number {
  if (passed === null) return mark.steadyMs;
  const even = Math.abs(passed.clockMs - passed.monotonicMs) <= DRIFT_MS;
  return even ? mark.steadyMs + passed.monotonicMs : 0;
}
