import type { DiaryEntry } from './entry';

/** A page about the same day of an earlier year. */
export type OnThisDay = { readonly day: string; readonly years: number };

/**
 * The latest page about this day of the calendar in an earlier year. A page about February 29 is found in leap years only.
 *
 * @param today the person's own day, `YYYY-MM-DD`
 * @returns null when there is none
 */
export function onThisDay(entries: readonly Pick<DiaryEntry, 'day'>[], today: string): OnThisDay | null {
  const monthAndDay = today.slice(-'-MM-DD'.length);
  const yearOf = (day: string) => Number(day.slice(0, -monthAndDay.length));
  const found = entries
    .filter(({ day }) => day.endsWith(monthAndDay))
    .map(({ day }) => ({ day, years: yearOf(today) - yearOf(day) }))
    .filter(({ years }) => years > 0);
  return found.toSorted((one, other) => one.years - other.years)[0] ?? null;
}
