import type { Award } from '@stillgrove/domain/points/award';
import { today } from '../clock/clock';
import { http } from '../http/request';
import { forgetRounds } from '../storage/kept-rounds';
import { forgetLastMember, readLastMember } from '../session/last-member';
import { createDatabase } from '../storage/open-database';
import { showToast } from '../toasts/toast-store';
import { forgetSeenLeaves } from '../storage/seen-leaves';
import { forgetNotes } from '../storage/forget-notes';
import { noteDone, prepareToNote } from '../storage/note-done';
import { forgetVisits } from '../storage/visits';
import { useAppStore } from '../session/app-store';
import { DEVICE_DATABASE, type DeviceSchema } from './device-schema';
import { createDeviceStore } from './device-store';
import { createHandOver } from './hand-over';
import { createTabFollower } from './follow-tab';
import type { AwardOutcome } from './outcome';
import { createPoints } from './points';
import { createPointsCalls } from './points-calls';
import { usePoints } from './points-store';
import { storedValues } from './stored-values';

const device = createDeviceStore(createDatabase<DeviceSchema>(DEVICE_DATABASE));
/** Followed in a browser only, and not while a page is rendered on the server. */
const tab = createTabFollower({
  openChannel: () => new BroadcastChannel('points'),
  page: globalThis,
  document: globalThis.document,
});

const points = createPoints({
  device,
  calls: createPointsCalls(http),
  values: storedValues,
  handOver: createHandOver({ device, values: storedValues }),
  today,
  oneTabAtATime: (work) => ('locks' in navigator ? navigator.locks.request('deliver-points', work) : work()),
  after(ms, callBack) {
    const timer = setTimeout(callBack, ms);
    return () => clearTimeout(timer);
  },
  show: (state) => usePoints.setState(state),
  tellPerson: showToast,
  tellOtherTabs: (message) => tab.tell(message),
  forgetTraces(userId) {
    forgetRounds();
    forgetVisits(userId);
    forgetSeenLeaves(userId);
    forgetNotes(userId);
    const last = readLastMember();
    if (last === null || last.id === userId) forgetLastMember();
  },
});

export const {
  release: releaseMemberPoints,
  forget: forgetMemberPoints,
  bring: bringGuestPoints,
  listenToRefusals,
} = points;

/** Gives the signed-in person an award, and notes on this device that the activity was used. */
export async function awardPoints(award: Award): Promise<AwardOutcome> {
  const userId = useAppStore.getState().app.user?.id;
  prepareToNote();
  const outcome = await points.award(award);
  if (userId !== undefined && outcome !== 'unsaved') {
    const { activity, day } = award;
    await noteDone(activity, { userId, day, points: outcome === 'recorded' ? award.points : 0 });
  }
  return outcome;
}

/** Everyone of whom this device keeps points: members, and guests who may come back. */
export const everyoneHere = () => device.everyone();

/** Shows a person's points from this device at once. Awards may be made from then on. */
export function showMemberPoints(userId: string): Promise<void> {
  tab.follow(points);
  return points.show(userId);
}

/** Brings a person's points in step with the server, which has just said that this person is signed in. */
export function loadMemberPoints(userId: string): Promise<void> {
  tab.follow(points);
  return points.load(userId);
}
