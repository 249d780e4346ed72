import { dateOf, FIRST_DAY, isDayToWriteAbout, LAST_DAY } from './day';
import { newestFirst, type DiaryEntry } from './entry';

/** A month of the calendar, `YYYY-MM`. */
export type Month = string;

export function monthOf(day: string): Month {
  return day.slice(0, -3);
}

/** The month before or after another, within the days that a page can be about. */
export function monthBeside(month: Month, by: -1 | 1): Month | null {
  const date = dateOf(`${month}-01`);
  if (date === null) return null;
  date.setUTCMonth(date.getUTCMonth() + by);
  const beside = monthOf(dayOf(date));
  return beside < monthOf(FIRST_DAY) || beside > monthOf(LAST_DAY) ? null : beside;
}

/**
 * The days of a month in weeks of seven; null stands for a day of the month before or after.
 *
 * @param firstWeekday with which a week begins where the person lives: 1 is Monday, 7 is Sunday
 */
export function weeksOf(month: Month, firstWeekday: number): (string | null)[][] {
  const first = dateOf(`${month}-01`);
  if (first === null) return [];
  const before = (first.getUTCDay() - firstWeekday + 7) % 7;
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  return Array.from({ length: Math.ceil((before + last) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => {
      const day = week * 7 + weekday - before + 1;
      return day < 1 || day > last ? null : `${month}-${String(day).padStart(2, '0')}`;
    }),
  );
}

function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}

/** The month of the newest of some days. Days that no new page can be about do not count. */
export function newestMonth(days: readonly string[]): Month {
  const newest = days
    .filter(isDayToWriteAbout)
    .reduce((one, other) => (other > one ? other : one), FIRST_DAY);
  return monthOf(newest);
}

/** The pages about each day, the newest of a day first. */
export function entriesByDay(entries: readonly DiaryEntry[]): ReadonlyMap<string, readonly DiaryEntry[]> {
  const byDay = new Map<string, DiaryEntry[]>();
  for (const entry of entries.toSorted(newestFirst))
    byDay.set(entry.day, [...(byDay.get(entry.day) ?? []), entry]);
  return byDay;
}
