import { ACTIVITIES, HUB_ACTIVITIES } from '@stillgrove/domain/activities/activities';
import { today } from '../clock/clock';
import { noteDayOfUse, noteUse } from './today-notes';
import { noteVisit } from './visits';

const MINUTE_MS = 60_000;

/**
 * Notes that someone opened a page, and, for each minute that the page of an activity is in sight, that the activity was
 * used.
 *
 * @returns ends it
 */
export function followVisit(userId: string, path: string): () => void {
  noteVisit(userId, path);
  noteDayOfUse(userId, today());
  const activity = HUB_ACTIVITIES.find((id) => ACTIVITIES[id].path === path);
  if (activity === undefined) return () => undefined;
  // A session belongs to the hour in which it begins.
  const use = { activity, day: today(), hour: new Date().getHours(), minutes: 1, points: 0 };
  const timer = setInterval(() => {
    if (!document.hidden) noteUse(userId, use);
  }, MINUTE_MS);
  return () => clearInterval(timer);
}
