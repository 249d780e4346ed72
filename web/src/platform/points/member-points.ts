import type { PointsAnswer } from '@stillgrove/contract/points';
import type { Award } from '@stillgrove/domain/points/award';
import { today } from '../clock/clock';
import { request } from '../http/request';
import { forgetRounds } from '../rounds/kept-rounds';
import { deliver, deliverWhileLeaving, startDelivery, stopDelivery } from './delivery';
import {
  forgetPerson,
  parkValues,
  readTotals,
  recordAward,
  settleAwards,
  takeParkedValues,
  type DeviceTotals,
  type Recorded,
} from './device-store';
import { forgetVisits } from '../visits/visits';
import { usePoints } from './points-store';
import { readStored, removeStored, STORED_NAMES, writeStored } from './stored-values';

const LAST_TRY_MS = 3_000;
const OWNER = 'storedValuesOwner';

let member: string | null = null;

/** Shows a person's points from this device at once. Awards may be made from then on. */
export async function showMemberPoints(userId: string): Promise<void> {
  if (member === userId) return;
  followPoints();
  member = userId;
  try {
    await changeOwner(userId);
    const known = await readTotals(userId);
    if (known !== null) show(known);
  } catch (error) {
    console.info('This browser keeps no points on the device.', error);
  }
}

/** Brings a person's points in step with the server, which has just said that this person is signed in. */
export async function loadMemberPoints(userId: string): Promise<void> {
  await showMemberPoints(userId);
  startDelivery({ userId, onTotals: show });
  try {
    await refreshTotals(userId);
  } catch (error) {
    console.info('Points are shown from this device until the server answers.', error);
  }
}

async function refreshTotals(userId: string): Promise<void> {
  await deliver();
  const { totals } = await request<PointsAnswer>('GET', '/api/v1/points');
  if (member === userId) show(await settleAwards(userId, [], totals, today()));
}

/** Sends what can be sent and puts the person's stored values aside for the next sign-in. */
export async function releaseMemberPoints(): Promise<void> {
  if (member === null) return;
  const leaving = member;
  await stopDelivery(LAST_TRY_MS);
  await parkValues(leaving, storedValues()).catch(() => undefined);
  member = null;
  removeStored(...STORED_NAMES);
  forgetRounds();
  localStorage.removeItem('member');
  localStorage.removeItem(OWNER);
  forgetVisits();
  usePoints.setState({ totalScore: 0, leaves: 0, today: 0, waiting: 0 });
}

/** Drops all points that this device keeps of a person, delivered or not. */
export async function forgetMemberPoints(userId: string): Promise<void> {
  member = null;
  await forgetPerson(userId).catch(() => undefined);
  // Nothing waits any more, so nothing is sent.
  await stopDelivery(0);
  usePoints.setState({ totalScore: 0, leaves: 0, waiting: 0 });
}

/**
 * Gives the signed-in person an award. Resolves after it is durable on this device: only then may it
 * be shown.
 *
 * @returns 'unsaved' when this browser offers no storage and the server could not be reached either
 */
export async function awardPoints(award: Award): Promise<Recorded | 'unsaved'> {
  if (member === null) return 'unsaved';
  try {
    const { outcome, totals } = await recordAward(member, award);
    show(totals);
    void deliver();
    return outcome;
  } catch {
    return sendWithoutStorage(award);
  }
}

async function sendWithoutStorage(award: Award): Promise<Recorded | 'unsaved'> {
  try {
    const answer = await request<PointsAnswer>('POST', '/api/v1/points', { body: { awards: [award] } });
    usePoints.setState(answer.totals);
    return 'recorded';
  } catch {
    return 'unsaved';
  }
}

function show(totals: DeviceTotals): void {
  if (totals.userId !== member) return;
  writeStored('totalScore', totals.totalScore);
  writeStored('leaves', totals.leaves);
  const points = totals.day === today() ? Object.values(totals.dayPoints) : [];
  usePoints.setState({
    totalScore: totals.totalScore,
    leaves: totals.leaves,
    today: points.reduce((sum, each) => sum + each, 0),
  });
}

async function changeOwner(userId: string): Promise<void> {
  const owner = localStorage.getItem(OWNER);
  if (owner === userId) return;
  if (owner !== null) await parkValues(owner, storedValues());
  removeStored(...STORED_NAMES);
  for (const [name, value] of Object.entries(await takeParkedValues(userId)))
    localStorage.setItem(name, value);
  localStorage.setItem(OWNER, userId);
}

function storedValues(): Record<string, string> {
  return Object.fromEntries(
    STORED_NAMES.flatMap((name) => {
      const value = readStored(name);
      return value === null ? [] : [[name, value]];
    }),
  );
}

let following = false;

/** Keeps points in step with the network, with other tabs and with the page going away. */
function followPoints(): void {
  if (following) return;
  following = true;
  window.addEventListener('online', () => void deliver());
  window.addEventListener('pagehide', () => void deliverWhileLeaving());
  document.addEventListener('visibilitychange', () => {
    void (document.visibilityState === 'hidden' ? deliverWhileLeaving() : deliver());
  });
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === 'totalScore' || key === 'leaves') usePoints.setState({ [key]: Number(newValue ?? 0) });
  });
}
