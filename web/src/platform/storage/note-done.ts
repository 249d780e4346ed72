import type { HubActivity } from '@stillgrove/domain/activities/activities';
import { today } from '../clock/clock';
import { useAppStore } from '../session/app-store';

/** Notes on this device that someone finished something for which there are no points, however short it was. */
export async function noteDone(activity: HubActivity): Promise<void> {
  const userId = useAppStore.getState().app.user?.id;
  // Here already, since every page of a member loads it; without it nothing is noted.
  const notes = await import('./today-notes').catch(() => null);
  if (userId === undefined) return;
  notes?.noteUse(userId, { activity, day: today(), hour: new Date().getHours(), minutes: 0, points: 0 });
}
