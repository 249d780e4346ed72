import { ACTIVITY_LIST, type ActivityId } from '../activities/activities';
import { dayBefore } from './days';
import type { History } from './history';

export type DayLately = {
  readonly day: string;
  /** What was done, each once, in the order of the day; empty where nothing was. */
  readonly activities: readonly ActivityId[];
  readonly points: number;
  /** How many leaves the day has in the picture: more for more points, and at most four. */
  readonly leaves: number;
};

/** The points of an activity on a day, over all devices. */
export type DayPoints = { readonly day: string; readonly activity: string; readonly points: number };

/** How many days the picture shows, today included. */
const LATELY_DAYS = 7;

/** The first of the days that the picture shows. */
export function latelyFrom(today: string): string {
  return dayBefore(today, LATELY_DAYS - 1);
}

/**
 * The last seven days, oldest first.
 *
 * @param history what was done on this device, which may not have told the server yet
 * @param allDevices what the server knows of all devices; activities that give no points are not in it
 */
export function lately(
  history: History,
  today: string,
  allDevices: readonly DayPoints[] = [],
): readonly DayLately[] {
  return Array.from({ length: LATELY_DAYS }, (_, index) => {
    const day = dayBefore(today, LATELY_DAYS - 1 - index);
    const uses = history.filter((use) => use.day === day);
    const pointsBy = new Map<ActivityId, number>();
    for (const { activity, points } of uses) pointsBy.set(activity, (pointsBy.get(activity) ?? 0) + points);
    for (const { id } of ACTIVITY_LIST) {
      const known = allDevices.find((one) => one.day === day && one.activity === id);
      if (known !== undefined) pointsBy.set(id, Math.max(known.points, pointsBy.get(id) ?? 0));
    }
    const activities = [...pointsBy.keys()];
    const points = [...pointsBy.values()].reduce((sum, each) => sum + each, 0);
    return { day, activities, points, leaves: leavesOf(activities.length, points) };
  });
}

function leavesOf(activities: number, points: number): number {
  if (activities === 0) return 0;
  const byPoints = [3, 12, 40].filter((least) => points >= least).length;
  return Math.min(4, Math.max(activities, 1 + byPoints));
}
