import type { ActivityId } from '../activities/activities';
import { dayBefore, weekOf } from './days';
import { type History, isWithin } from './history';

export type LookBack = {
  /** On how many days of the week before something was done. */
  readonly days: number;
  /** What was done on the most days, where that is one thing on more than one day. */
  readonly most: { readonly activity: ActivityId; readonly days: number } | null;
  /** Points of the week before. */
  readonly points: number;
};

/** The week that was looked back from, and the day on which that was shown first. */
export type LookedBack = { readonly week: string; readonly day: string; readonly closed: boolean };

/** A week with fewer days has nothing to tell. */
const LEAST_DAYS = 2;

/**
 * What there is to say about the week before, on the first day that someone comes in a new week; null at any other time,
 * or where there is little to say.
 *
 * @param seen the last look back that was shown
 */
export function lookBack(history: History, today: string, seen: LookedBack | null): LookBack | null {
  const week = weekOf(today);
  if (seen?.week === week && (seen.closed || seen.day !== today)) return null;
  const uses = history.filter((use) => isWithin(use.day, dayBefore(week, 1), 7));
  const days = new Set(uses.map(({ day }) => day)).size;
  if (days < LEAST_DAYS) return null;
  return { days, most: mostOften(uses), points: uses.reduce((sum, use) => sum + use.points, 0) };
}

function mostOften(uses: History): LookBack['most'] {
  const daysByActivity = new Map<ActivityId, Set<string>>();
  for (const { activity, day } of uses)
    daysByActivity.set(activity, (daysByActivity.get(activity) ?? new Set()).add(day));
  const [first, second] = [...daysByActivity]
    .map(([activity, days]) => ({ activity, days: days.size }))
    .toSorted((a, b) => b.days - a.days);
  if (first === undefined || first.days < 2 || first.days === second?.days) return null;
  return first;
}
