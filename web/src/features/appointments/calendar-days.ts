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

const isDay = (day: string | null) => day !== null;

/**
 * The weeks of consecutive months, without those at the beginning and the end that have nothing. Months share the week in
 * which one ends and the next one begins.
 *
 * @param firstWeekday 1 for Monday to 7 for Sunday
 */
export function weeksShown(
  months: readonly string[],
  days: ReadonlyMap<string, unknown>,
  firstWeekday: number,
): readonly Week[] {
  const cells = months.flatMap((month, place) => {
    const own = weeksOf(month, firstWeekday).flat();
    // The empty cells before a month belong to the one before it.
    return place === 0 ? own.slice(0, own.findLastIndex(isDay) + 1) : own.filter(isDay);
  });
  const weeks = Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => cells[week * 7 + weekday] ?? null),
  );
  return trimWeeks(weeks, days);
}

/** The weeks from the first to the last that has something; all of them where none has. */
export function trimWeeks(weeks: readonly Week[], days: ReadonlyMap<string, unknown>): readonly Week[] {
  const has = (week: Week) => week.some((day) => day !== null && days.has(day));
  const first = weeks.findIndex(has);
  return first === -1 ? weeks : weeks.slice(first, weeks.findLastIndex(has) + 1);
}

/** When no more weeks than this are left of the first month, the second one is shown with it. */
const FEW_WEEKS = 2;

/**
 * The months of each page of the calendar: one month a page, or the first two together when little is left of the first.
 *
 * @param firstWeekday 1 for Monday to 7 for Sunday
 */
export function monthPages(days: ReadonlyMap<string, unknown>, firstWeekday: number): string[][] {
  const pages = monthsOf(days.keys()).map((month) => [month]);
  const [first, second, ...further] = pages;
  if (first === undefined || second === undefined) return pages;
  return weeksShown(first, days, firstWeekday).length <= FEW_WEEKS
    ? [[...first, ...second], ...further]
    : pages;
}

function nextMonth(month: string): string {
  const date = new Date(`${month}-01T00:00:00Z`);
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1)).toISOString().slice(0, 7);
}
