const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const FIRST_PAUSE_MS = MINUTE;
/** How long an email waits between two tries at most. */
export const LONGEST_PAUSE_MS = 6 * HOUR;
/**
 * With these pauses five days, as long as email servers themselves keep trying (RFC 5321, 4.5.4.1). Counted
 * in tries, so that days on which the instance itself was down cost none, and an operator can grant all of them again.
 */
const MOST_TRIES = 29;

/**
 * When an email is tried again: after a minute, then after twice as long each time, up to six hours.
 *
 * @param triesSoFar including the one that failed, from 1
 * @returns milliseconds since 1970, or null to give up
 */
export function nextTryAt(triesSoFar: number, nowMs: number): number | null {
  if (triesSoFar >= MOST_TRIES) return null;
  return nowMs + Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (triesSoFar - 1));
}
