import { t } from '../language/message';
import { CELL_MINUTES } from './cells';
import type { DayException, Interval, WeeklyHours } from './hours';

const DAY_MINUTES = 24 * 60;

/** More stretches a day than anyone works. */
export const STRETCHES_MAX = 12;

/** What can be wrong with a stretch of a day. */
type HoursProblem = 'no-quarters' | 'ends-first' | 'overlaps';

/** The words for each problem, for people. */
export const HOURS_PROBLEMS: Readonly<Record<HoursProblem, string>> = {
  'no-quarters': t`Use full or quarter hours, such as 9:00 or 9:15.`,
  'ends-first': t`The end has to be later than the start.`,
  overlaps: t`These hours overlap with other hours on the same day.`,
};

/**
 * What is wrong with the stretches of one day. Of two that overlap the later one of the list is named;
 * one may begin where another ends.
 *
 * @returns as many entries as stretches, null where all is well
 */
export function hoursProblems(day: readonly Interval[]): (HoursProblem | null)[] {
  return day.map((stretch, index) => {
    if (!isQuarter(stretch.from) || !isQuarter(stretch.to)) return 'no-quarters';
    if (stretch.to <= stretch.from) return 'ends-first';
    return day.slice(0, index).some((other) => overlap(stretch, other)) ? 'overlaps' : null;
  });
}

/** The same for a whole week, where only stretches of one weekday can be in each other's way. */
export function weekProblems(weekly: readonly WeeklyHours[]): (HoursProblem | null)[] {
  return weekly.map((stretch, index) => {
    const sameDay = weekly.slice(0, index + 1).filter(({ weekday }) => weekday === stretch.weekday);
    return hoursProblems(sameDay).at(-1) ?? null;
  });
}

/** Which exceptions are for a date that an earlier one of the list is for. */
export function repeatedDates(exceptions: readonly Pick<DayException, 'date'>[]): boolean[] {
  return exceptions.map(({ date }, index) => exceptions.findIndex((one) => one.date === date) < index);
}

function isQuarter(minute: number): boolean {
  return minute >= 0 && minute <= DAY_MINUTES && minute % CELL_MINUTES === 0;
}

function overlap(one: Interval, other: Interval): boolean {
  return one.from < other.to && other.from < one.to;
}
