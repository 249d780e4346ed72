import type { WallTime } from './time-zone';

/** A stretch of one day in the therapist's own time, in minutes since midnight; `to` is not part of it. */
export type Interval = { readonly from: number; readonly to: number };

/** A stretch that comes back every week; 1 is Monday, 7 is Sunday. */
export type WeeklyHours = Interval & { readonly weekday: number };

/** One day that is not like the others: other hours, or none at all. */
export type DayException = { readonly date: string; readonly open: readonly Interval[] };

/** When someone works, on the clock of their own wall. */
export type Hours = {
  readonly timeZone: string;
  readonly weekly: readonly WeeklyHours[];
  readonly exceptions: readonly DayException[];
};

/** The stretches of one day, earliest first; an exception takes the place of the whole day. */
export function openOn({ date, weekday }: Pick<WallTime, 'date' | 'weekday'>, hours: Hours): Interval[] {
  const exception = hours.exceptions.find((one) => one.date === date);
  const open = exception ? exception.open : hours.weekly.filter((one) => one.weekday === weekday);
  return open.toSorted((a, b) => a.from - b.from);
}
