import { daysBetween } from '../browse/days';

/** After so many days a plan is worth another look. */
const REVIEW_DAYS = 365;

/** Whether a plan that was looked at on one day is worth another look. Both days as `YYYY-MM-DD`. */
export function isDue(lookedAt: string, today: string): boolean {
  return daysBetween(lookedAt, today) >= REVIEW_DAYS;
}
