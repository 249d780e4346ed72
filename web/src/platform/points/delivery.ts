import type { AwardsAnswer } from '@stillgrove/contract/points';
import type { Award } from '@stillgrove/domain/points/award';
import { today } from '../clock/clock';
import { RefusedError, request } from '../http/request';
import { countWaiting, settleAwards, waitingAwards, type DeviceTotals } from './device-store';
import { usePoints } from './points-store';

const PATH = '/api/v1/points';
const BATCH = 150;
const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 60_000;

type Delivery = {
  userId: string;
  onTotals: (totals: DeviceTotals) => void;
};

let active: Delivery | null = null;
let retry: ReturnType<typeof setTimeout> | undefined;
let pauseMs = FIRST_PAUSE_MS;
let running: Promise<void> | null = null;
let askedAgain = false;

/** From now on, awards of this person are brought to the server whenever there is a way. */
export function startDelivery(delivery: Delivery): void {
  active = delivery;
  void deliver();
}

/** Stops after a last try of at most `limitMs`; what was not delivered stays on the device. */
export async function stopDelivery(limitMs: number): Promise<void> {
  if (active === null) return;
  await Promise.race([deliver(), new Promise((resolve) => setTimeout(resolve, limitMs))]);
  active = null;
  clearTimeout(retry);
}

/** Delivers all that waits. Calls while one is under way lead to one more round after it. */
export function deliver(): Promise<void> {
  askedAgain = true;
  running ??= untilNobodyAsks().finally(() => (running = null));
  return running;
}

async function untilNobodyAsks(): Promise<void> {
  while (askedAgain && active !== null) {
    askedAgain = false;
    await oneTabAtATime(active);
  }
}

async function oneTabAtATime(delivery: Delivery): Promise<void> {
  clearTimeout(retry);
  try {
    // Repeated awards count once anyway; the lock only spares the server the same batch twice.
    if ('locks' in navigator) await navigator.locks.request('deliver-points', () => deliverBatches(delivery));
    else await deliverBatches(delivery);
    pauseMs = FIRST_PAUSE_MS;
  } catch (error) {
    retryLater(error);
  }
  // Told after a try only: what is on its way for a moment is no news.
  usePoints.setState({ waiting: await countWaiting(delivery.userId).catch(() => 0) });
}

async function deliverBatches({ userId, onTotals }: Delivery): Promise<void> {
  for (;;) {
    const awards = await waitingAwards(userId, BATCH);
    if (awards.length === 0) return;
    const answer = await request<AwardsAnswer>('POST', PATH, { body: { awards } });
    const judged = [...answer.accepted, ...answer.refused.map((refusal) => refusal.id)];
    onTotals(await settleAwards(userId, judged, answer.totals, today()));
    if (judged.length === 0) return;
  }
}

function retryLater(error: unknown): void {
  if (error instanceof RefusedError && error.status === 401) return;
  const asked = error instanceof RefusedError && error.retryAfter !== null ? error.retryAfter * 1000 : 0;
  retry = setTimeout(() => void deliver(), Math.max(asked, pauseMs));
  pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
}

/** Hands the waiting awards to the browser to send while the page goes away. */
export async function deliverWhileLeaving(): Promise<void> {
  if (active === null) return;
  const awards: Award[] = await waitingAwards(active.userId, BATCH);
  if (awards.length > 0)
    await request('POST', PATH, { body: { awards }, keepalive: true }).catch(() => undefined);
}
