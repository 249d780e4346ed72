import { weeksOf } from '@stillgrove/domain/diary/month';

/** Days are `YYYY-MM-DD` and months `YYYY-MM`, as they stand on the visitor's own wall. */

/** The day of a moment in a time zone. */
export function dayOf(time: string, timeZone: string): string {
  // Swedish dates are written as ISO 8601 has them.
  return new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short' }).format(new Date(time));
}

/** Moments by their day, both in order. */
export function timesByDay(
  times: readonly string[],
  timeZone: string,
): ReadonlyMap<string, readonly string[]> {
  const days = new Map<string, string[]>();
  for (const time of times) {
    const day = dayOf(time, timeZone);
    const before = days.get(day);
    if (before) before.push(time);
    else days.set(day, [time]);
  }
  return days;
}

/** Every month from the first to the last day that has something. */
export function monthsOf(days: Iterable<string>): string[] {
  const months = new Set([...days].map((day) => day.slice(0, 'YYYY-MM'.length)));
  const [first, last] = [[...months][0], [...months].at(-1)];
  if (first === undefined || last === undefined) return [];
  const all: string[] = [];
  for (let month = first; month <= last; month = nextMonth(month)) all.push(month);
  return all;
}

type Week = readonly (string | null)[];

/**
 * The weeks of months that follow each other, from the first to the last that has something: where a month ends within a
 * week, the next one goes on in it.
 *
 * @param firstWeekday 1 for Monday to 7 for Sunday
 */
export function weeksShown(
  months: readonly string[],
  days: ReadonlyMap<string, unknown>,
  firstWeekday: number,
): readonly Week[] {
  const cells: (string | null)[] = [];
  for (const month of months) {
    const own = weeksOf(month, firstWeekday).flat();
    const before = own.findIndex((day) => day !== null);
    const end = cells.findLastIndex((day) => day !== null) + 1;
    cells.splice(end, cells.length, ...(end === 0 ? own : own.slice(before)));
  }
  const weeks = Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_day, place) => cells[7 * week + place] ?? null),
  );
  return trimWeeks(weeks, days);
}

/** The weeks from the first to the last that has something; all of them where none has. */
export function trimWeeks(weeks: readonly Week[], days: ReadonlyMap<string, unknown>): readonly Week[] {
  const has = (week: Week) => week.some((day) => day !== null && days.has(day));
  const first = weeks.findIndex(has);
  return first === -1 ? weeks : weeks.slice(first, weeks.findLastIndex(has) + 1);
}

/** Up to so many weeks of a month stand with the next month, since they alone would offer little. */
const FEW_WEEKS = 2;

/**
 * The months as one turns them: one at a time, but the rest of the first together with the second where little is left
 * of it.
 *
 * @param firstWeekday 1 for Monday to 7 for Sunday
 */
export function monthPages(days: ReadonlyMap<string, unknown>, firstWeekday: number): string[][] {
  const months = monthsOf(days.keys());
  const [first, second, ...further] = months;
  if (first === undefined || second === undefined) return months.map((month) => [month]);
  const isShort = trimWeeks(weeksOf(first, firstWeekday), days).length <= FEW_WEEKS;
  return [...(isShort ? [[first, second]] : [[first], [second]]), ...further.map((month) => [month])];
}

function nextMonth(month: string): string {
  const date = new Date(`${month}-01T00:00:00Z`);
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1)).toISOString().slice(0, 7);
}
