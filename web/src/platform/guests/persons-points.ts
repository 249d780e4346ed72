import { loadMemberPoints, showMemberPoints } from '../points/member-points';
import { plannedGuest } from './plan';

export { forgetMemberPoints, releaseMemberPoints } from '../points/member-points';

let bringing: Promise<void> | null = null;

/** Brings along what the person had as a guest, where they asked for that in this page or in one that went away. */
function bringPlanned(userId: string): Promise<void> {
  bringing ??= (async () => {
    const guestId = plannedGuest(userId);
    if (guestId !== null) await (await import('./bring-along')).bringAlong(guestId, userId);
  })().finally(() => (bringing = null));
  return bringing;
}

/** Shows a person's points from this device. Awards may be made from then on. */
export async function showPoints(userId: string): Promise<void> {
  await bringPlanned(userId);
  return showMemberPoints(userId);
}

/** Brings a person's points in step with the server, which has just said that this person is signed in. */
export async function loadPoints(userId: string): Promise<void> {
  await bringPlanned(userId);
  return loadMemberPoints(userId);
}
