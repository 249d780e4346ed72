import { ACTIVITY_LIST, type ActivityId } from '../activities/activities';
import { isCalendarDay } from '../points/day';
import { daysBetween } from './days';

/** What someone did with an activity within one hour of one day, on one device. */
export type Use = {
  readonly activity: ActivityId;
  /** The person's own calendar day, `YYYY-MM-DD`. */
  readonly day: string;
  /** The person's own hour of the day, 0 to 23. */
  readonly hour: number;
  /** Whole minutes; 0 where they are not known. */
  readonly minutes: number;
  /** Points, each of which is a leaf of the tree. */
  readonly points: number;
};

/** Oldest first; within one hour in the order in which things were last done. */
export type History = readonly Use[];

/** Uses of this many days are kept, today's included. */
export const KEPT_DAYS = 60;

/** Adds what was just done, and drops what is too old or, after a wrong clock, still to come. */
export function addUse(history: History, use: Use): History {
  return withUse(history, use).filter((one) => isWithin(one.day, use.day, KEPT_DAYS));
}

/** The histories of a guest and of the member that the guest became, as one. */
export function joinHistories(one: History, other: History): History {
  const all = other.reduce(withUse, one);
  const latest = all.at(-1)?.day ?? '';
  return all.filter(({ day }) => isWithin(day, latest, KEPT_DAYS));
}

function withUse(history: History, use: Use): History {
  const isSame = (one: Use) => one.activity === use.activity && one.day === use.day && one.hour === use.hour;
  const before = history.find(isSame);
  const together = {
    ...use,
    minutes: use.minutes + (before?.minutes ?? 0),
    points: use.points + (before?.points ?? 0),
  };
  return inOrder([...history.filter((one) => !isSame(one)), together]);
}

/** Whether a day is one of the last days up to another. @param days how many, the other one included */
export function isWithin(day: string, until: string, days: number): boolean {
  const ago = daysBetween(day, until);
  return ago >= 0 && ago < days;
}

/** What of something that was stored is a history. */
export function readHistory(stored: unknown): History {
  return Array.isArray(stored) ? inOrder(stored.filter(isUse)) : [];
}

function inOrder(uses: History): History {
  return uses.toSorted((a, b) => a.day.localeCompare(b.day) || a.hour - b.hour);
}

function isUse(value: unknown): value is Use {
  if (typeof value !== 'object' || value === null) return false;
  const { activity, day, hour, minutes, points } = value as Partial<Record<keyof Use, unknown>>;
  return (
    ACTIVITY_LIST.some(({ id }) => id === activity) &&
    typeof day === 'string' &&
    isCalendarDay(day) &&
    isCount(hour) &&
    hour < 24 &&
    isCount(minutes) &&
    isCount(points)
  );
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}
