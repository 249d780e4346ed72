import { dateOf } from './day';
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
  const now = dateOf(today);
  if (now === null) return null;
  const found = entries.flatMap(({ day }) => {
    const date = dateOf(day);
    if (date === null || !day.endsWith(today.slice(-'-MM-DD'.length))) return [];
    const years = now.getUTCFullYear() - date.getUTCFullYear();
    return years > 0 ? [{ day, years }] : [];
  });
  return found.toSorted((one, other) => one.years - other.years)[0] ?? null;
}
