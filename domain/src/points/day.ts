/** Calendar days as `YYYY-MM-DD`, without time zone. */

const MS_PER_DAY = 86_400_000;

/** Whether the text is a real calendar day, such as `2028-02-29`. */
export function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/**
 * The calendar day on which a moment falls.
 *
 * @param epochMs milliseconds since 1970 in UTC
 * @param offsetMinutes minutes by which local time is ahead of UTC, e.g. 330 in India
 */
export function calendarDay(epochMs: number, offsetMinutes = 0): string {
  return new Date(epochMs + offsetMinutes * 60_000).toISOString().slice(0, 10);
}

/**
 * The day under which the server counts an award.
 *
 * Awards made offline arrive late, so any day since the account was made is believed, with one day's
 * grace at both ends for time zones. A day outside that comes from a wrong clock: it costs nothing
 * and counts as today.
 */
export function creditedDay(claimed: string, accountCreatedAtMs: number, nowMs: number): string {
  const earliest = calendarDay(accountCreatedAtMs - MS_PER_DAY);
  const latest = calendarDay(nowMs + MS_PER_DAY);
  return claimed < earliest || claimed > latest ? calendarDay(nowMs) : claimed;
}
