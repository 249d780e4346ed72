import { daysBetween } from '@stillgrove/domain/browse/days';
import { changeNotes, readNotes } from '../storage/today-notes';

/** For so many days the line about help stays away. */
const DAYS = 7;

/**
 * Whether someone put the line about help away within the last week. It stands in local storage and not in a preference:
 * those are cookies, which go to the server, and it must not learn how someone was.
 *
 * @param today the person’s own day, `YYYY-MM-DD`
 */
export function isHelpLineClosed(userId: string, today: string): boolean {
  const { helpPutAway } = readNotes(userId);
  return helpPutAway !== null && Math.abs(daysBetween(helpPutAway, today)) < DAYS;
}

export function closeHelpLine(userId: string, today: string): void {
  changeNotes(userId, () => ({ helpPutAway: today }));
}
