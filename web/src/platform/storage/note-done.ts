import type { HubActivity } from '@stillgrove/domain/activities/activities';
import { today } from '../clock/clock';
import { useAppStore } from '../session/app-store';

let notes: Promise<typeof import('./today-notes') | null> | null = null;

/** Loads what notes are made with, so that the hub knows of what is finished in the moment in which it is. */
export function prepareToNote(): void {
  notes ??= import('./today-notes').catch(() => {
    // What is not noted is missing in a line of the hub, and nowhere else.
    notes = null;
    return null;
  });
}

/** Notes on this device that someone finished something for which there are no points, however short it was. */
export async function noteDone(activity: HubActivity): Promise<void> {
  const userId = useAppStore.getState().app.user?.id;
  prepareToNote();
  const loaded = await notes;
  if (userId === undefined) return;
  loaded?.noteUse(userId, { activity, day: today(), hour: new Date().getHours(), minutes: 0, points: 0 });
}
