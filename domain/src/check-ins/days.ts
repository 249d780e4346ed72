import { dayBefore, daysBetween } from '../browse/days';
import { calendarDay } from '../points/day';
import type { CheckIn } from './check-in';

/** The day of the person's own calendar, `YYYY-MM-DD`, wherever they are now. */
export function localDay({ at, offset }: Pick<CheckIn, 'at' | 'offset'>): string {
  return calendarDay(at, offset);
}

/** The person's own clock at that moment, `HH:MM`. */
export function localTime({ at, offset }: Pick<CheckIn, 'at' | 'offset'>): string {
  return new Date(at + offset * 60_000).toISOString().slice(11, 16);
}

/** Check-ins by the person's local day, the latest day first and within a day the latest first. */
export function byLocalDay<Item extends { readonly value: CheckIn }>(
  items: readonly Item[],
): ReadonlyMap<string, readonly Item[]> {
  const days = new Map<string, Item[]>();
  const latestFirst = items.toSorted(
    (a, b) => localDay(b.value).localeCompare(localDay(a.value)) || b.value.at - a.value.at,
  );
  for (const item of latestFirst) {
    const day = localDay(item.value);
    const ofDay = days.get(day);
    if (ofDay === undefined) days.set(day, [item]);
    else ofDay.push(item);
  }
  return days;
}

/** How many days in a row have to be low before help is named, and how far back these days may lie. */
const LOW_DAYS = 3;
const LOOK_BACK_DAYS = 7;
/** A day is low where its check-ins are so unpleasant on average. */
const LOW_AVERAGE = -1;

/**
 * Whether someone's last three days with a check-in were all low. Days without one say nothing. What is said around an
 * activity does not count, because people begin some activities when they are low.
 *
 * @param today the person's own day
 */
export function wereDaysLow(checkIns: readonly CheckIn[], today: string): boolean {
  const items = checkIns.filter(({ link }) => link === null).map((value) => ({ value }));
  const recent = [...byLocalDay(items)].filter(
    ([day]) => day > dayBefore(today, LOOK_BACK_DAYS) && daysBetween(day, today) >= 0,
  );
  const last = recent.slice(0, LOW_DAYS);
  return (
    last.length === LOW_DAYS &&
    last.every(([, ofDay]) => average(ofDay.map(({ value }) => value.pleasant)) <= LOW_AVERAGE)
  );
}

function average(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
}
