import { wallClock } from './time-zone';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const MINUTES_A_DAY = 1440;

/**
 * When the day of a moment begins in a zone: at midnight, or at the first moment after it where the clocks skip
 * midnight.
 *
 * @returns milliseconds since 1970
 * @throws RangeError when the zone is unknown
 */
export function startOfDay(timeZone: string, atMs: number): number {
  const clock = wallClock(timeZone);
  const { date, minute } = clock(atMs);
  const guess = Math.floor(atMs / MINUTE_MS) * MINUTE_MS - minute * MINUTE_MS;
  // The clocks were changed since midnight.
  const found = clock(guess);
  return found.date === date
    ? guess - found.minute * MINUTE_MS
    : guess + (MINUTES_A_DAY - found.minute) * MINUTE_MS;
}

/**
 * When a day begins in a zone, so many days after that of a moment.
 *
 * @returns milliseconds since 1970
 */
export function startOfDayAfter(timeZone: string, atMs: number, days: number): number {
  // At noon, so that a day of 23 or 25 hours is not left out or met twice.
  return startOfDay(timeZone, startOfDay(timeZone, atMs) + (days * 24 + 12) * HOUR_MS);
}
