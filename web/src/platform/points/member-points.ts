import { today } from '../clock/clock';
import { forgetRounds } from '../rounds/kept-rounds';
import { forgetLastMember, readLastMember } from '../session/last-member';
import { createDatabase } from '../storage/open-database';
import { showToast } from '../toasts/toast-store';
import { forgetVisits } from '../visits/visits';
import { DEVICE_DATABASE, type DeviceSchema } from './device-schema';
import { createDeviceStore } from './device-store';
import { createHandOver } from './hand-over';
import { createPoints, type PointsMessage } from './points';
import { pointsCalls } from './points-calls';
import { usePoints } from './points-store';
import { storedValues } from './stored-values';

const device = createDeviceStore(createDatabase<DeviceSchema>(DEVICE_DATABASE));
/** Opened in a browser only, and not while a page is rendered on the server. */
let tabs: BroadcastChannel | null = null;

const points = createPoints({
  device,
  calls: pointsCalls,
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
  tellOtherTabs: (message) => tabs?.postMessage(message),
  forgetTraces(userId) {
    forgetRounds();
    forgetVisits(userId);
    const last = readLastMember();
    if (last === null || last.id === userId) forgetLastMember();
  },
});

export const {
  release: releaseMemberPoints,
  forget: forgetMemberPoints,
  award: awardPoints,
  listenToRefusals,
} = points;

/** Shows a person's points from this device at once. Awards may be made from then on. */
export function showMemberPoints(userId: string): Promise<void> {
  follow();
  return points.show(userId);
}

/** Brings a person's points in step with the server, which has just said that this person is signed in. */
export function loadMemberPoints(userId: string): Promise<void> {
  follow();
  return points.load(userId);
}

/** Keeps points in step with the network, with other tabs and with the page going away. */
function follow(): void {
  if (tabs !== null) return;
  tabs = new BroadcastChannel('points');
  tabs.addEventListener('message', ({ data }: MessageEvent<PointsMessage>) => void points.hear(data));
  window.addEventListener('online', () => void points.deliver());
  window.addEventListener('pagehide', () => void points.deliverWhileLeaving());
  document.addEventListener('visibilitychange', () => {
    void (document.visibilityState === 'hidden' ? points.deliverWhileLeaving() : points.deliver());
  });
}
