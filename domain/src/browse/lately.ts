import type { ActivityId } from '../activities/activities';
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

/** How many days the picture shows, today included. */
const LATELY_DAYS = 7;

/** The last seven days, oldest first. */
export function lately(history: History, today: string): readonly DayLately[] {
  return Array.from({ length: LATELY_DAYS }, (_, index) => {
    const day = dayBefore(today, LATELY_DAYS - 1 - index);
    const uses = history.filter((use) => use.day === day);
    const activities = [...new Set(uses.map(({ activity }) => activity))];
    const points = uses.reduce((sum, use) => sum + use.points, 0);
    return { day, activities, points, leaves: leavesOf(activities.length, points) };
  });
}

function leavesOf(activities: number, points: number): number {
  if (activities === 0) return 0;
  const byPoints = [3, 12, 40].filter((least) => points >= least).length;
  return Math.min(4, Math.max(activities, 1 + byPoints));
}
