/** Calendar days as `YYYY-MM-DD`, without time zone. */

const MS_PER_DAY = 86_400_000;

/** Whether the text is a real calendar day, such as `2028-02-29`. */
export function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  // The 31st of a short month is read as the 1st of the next.
  return new Date(text).getUTCDate() === Number(text.slice(8));
}

/** Midnight of the days 0000-01-01 and 9999-12-31, in milliseconds since 1970. */
const FIRST_DAY_MS = -719_528 * MS_PER_DAY;
const LAST_DAY_MS = 2_932_896 * MS_PER_DAY;

/**
 * The calendar day on which a moment falls. Outside the years that a day's text can name, where only a
 * wrong clock can be, it is the first or the last of them.
 *
 * @param epochMs milliseconds since 1970 in UTC
 * @param offsetMinutes minutes by which local time is ahead of UTC, e.g. 330 in India
 */
export function calendarDay(epochMs: number, offsetMinutes = 0): string {
  const localMs = Math.min(LAST_DAY_MS, Math.max(FIRST_DAY_MS, epochMs + offsetMinutes * 60_000));
  return new Date(localMs).toISOString().slice(0, 10);
}

/** Days before today that are believed on any account: someone may bring a year without one along. */
const DAYS_BELIEVED = 365;

/**
 * The day under which the server counts an award.
 *
 * Awards arrive late when they were made offline, or by a guest who made an account later. So any day of the
 * last year is believed, and any since the account was made, with one day's grace at both ends for time
 * zones. A day outside that comes from a wrong clock: it costs nothing and counts as today.
 *
 * @param claimed a real calendar day
 */
export function creditedDay(claimed: string, accountCreatedAtMs: number, nowMs: number): string {
  const day = dayNumber(Date.parse(claimed));
  const today = dayNumber(nowMs);
  const earliest = Math.min(dayNumber(accountCreatedAtMs), today - DAYS_BELIEVED);
  const isPossible = day >= earliest - 1 && day <= today + 1;
  return isPossible ? claimed : calendarDay(nowMs);
}

/** Days since 1970 in UTC. Numbers, since a day's text takes ten times as long to make. */
function dayNumber(epochMs: number): number {
  return Math.floor(epochMs / MS_PER_DAY);
}
