import type { ActivityId } from '@stillgrove/domain/activities/activities';
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

type Done = {
  /** Who did it, unless it is who is here now. */
  userId?: string | undefined;
  day?: string;
  points?: number;
};

/** Notes on this device that someone finished something, however short it was, and the points that it gave. */
export async function noteDone(activity: ActivityId, done: Done = {}): Promise<void> {
  const { userId = useAppStore.getState().app.user?.id, day = today(), points = 0 } = done;
  prepareToNote();
  const loaded = await notes;
  if (userId === undefined) return;
  loaded?.noteUse(userId, { activity, day, hour: new Date().getHours(), minutes: 0, points });
}
