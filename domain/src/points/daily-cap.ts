/** At most this many points a day from one activity. */
export const DAILY_CAP = 300;

/**
 * Whether an award still fits under the day's cap.
 *
 * @param pointsSoFar points of the same activity on the same day
 */
export function fitsDailyCap(pointsSoFar: number, award: { points: number }): boolean {
  return pointsSoFar + award.points <= DAILY_CAP;
}
