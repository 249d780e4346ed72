/** The first and the last day that a page can be about. */
export const FIRST_DAY = '1900-01-01';
export const LAST_DAY = '2199-12-31';

/** Whether a new or changed page can be about this day: a day of the calendar from `FIRST_DAY` to `LAST_DAY`. */
export function isDayToWriteAbout(day: string): boolean {
  return /^\d{4}-/.test(day) && dateOf(day) !== null && day >= FIRST_DAY && day <= LAST_DAY;
}

/**
 * What a stored page may have as its day. Date fields of browsers take years of up to six digits, and
 * earlier versions sealed what they were given: reading accepts more than writing.
 */
export const LOOKS_LIKE_A_DAY = /^(\d{4,6})-(\d{2})-(\d{2})$/;

/**
 * Midnight in UTC of a day of the calendar, `YYYY-MM-DD`.
 *
 * @returns null when there is no such day
 */
export function dateOf(day: string): Date | null {
  const parts = LOOKS_LIKE_A_DAY.exec(day);
  if (parts === null) return null;
  const [year, month, dayOfMonth] = parts.slice(1).map(Number) as [number, number, number];
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, dayOfMonth);
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === dayOfMonth ? date : null;
}
