import type { Award } from '@stillgrove/domain/points/award';
import { RefusedError } from '../http/request';
import type { DeviceStore } from './device-store';
import type { DeviceTotals } from './device-totals';
import type { PointsCalls } from './points-calls';

const BATCH = 150;
const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 60_000;

export type DeliveryPorts = {
  readonly device: Pick<DeviceStore, 'waiting' | 'countWaiting' | 'settle'>;
  readonly calls: Pick<PointsCalls, 'send'>;
  /** Works while no other tab does the same. */
  readonly oneTabAtATime: (work: () => Promise<void>) => Promise<void>;
  /** Calls back after so many milliseconds; the returned function cancels that. */
  readonly after: (ms: number, callBack: () => void) => () => void;
  readonly today: () => string;
};

/** An award that was kept here and that the server does not count. */
export type RefusedAward = { readonly award: Award; readonly reason: string; readonly message: string };

/** How many awards wait here after a try, and what for. */
export type Waiting = { readonly waiting: number; readonly waitingFor: 'server' | 'sign-in' };

export type DeliveryListener = {
  readonly onTotals: (totals: DeviceTotals) => void;
  readonly onRefused: (refused: readonly RefusedAward[]) => void;
  readonly onWaiting: (waiting: Waiting) => void;
};

type Active = DeliveryListener & { readonly userId: string };

/** Brings the awards that wait on this device to the server, in batches, one tab at a time. */
export function createDelivery({ device, calls, oneTabAtATime, after, today }: DeliveryPorts) {
  let active: Active | null = null;
  let cancelRetry: () => void = () => undefined;
  let pauseMs = FIRST_PAUSE_MS;
  let running: Promise<void> | null = null;
  let askedAgain = false;

  /** Delivers all pending awards. Calls during a delivery lead to one more round after it. */
  const deliver = (): Promise<void> => {
    askedAgain = true;
    running ??= untilNoOneAsks().finally(() => (running = null));
    return running;
  };

  const untilNoOneAsks = async () => {
    while (askedAgain && active !== null) {
      askedAgain = false;
      await round(active);
    }
  };

  const round = async (person: Active) => {
    cancelRetry();
    let waitingFor: Waiting['waitingFor'] = 'server';
    try {
      // Repeated awards count once anyway; the lock only spares the server the same batch twice.
      await oneTabAtATime(() => deliverBatches(person));
      pauseMs = FIRST_PAUSE_MS;
    } catch (error) {
      if (isForSomeoneElse(error)) waitingFor = 'sign-in';
      else retryLater(error);
    }
    const waiting = await device.countWaiting(person.userId).catch(() => 0);
    // Reported only after an attempt: awards that are being sent right now are not worth a message.
    if (active === person) person.onWaiting({ waiting, waitingFor });
  };

  const deliverBatches = async ({ userId, onTotals, onRefused }: Active) => {
    for (;;) {
      // Where the device cannot be read there is nothing to deliver, and trying again helps no one.
      const awards = await device.waiting(userId, BATCH).catch(() => []);
      if (awards.length === 0) return;
      const answer = await calls.send(userId, awards);
      const totals = await device.settle(userId, answer, answer.totals, today());
      if (totals === null) return;
      onTotals(totals);
      const refused = refusedOf(awards, answer.refused);
      if (refused.length > 0) onRefused(refused);
      if (answer.accepted.length + answer.refused.length === 0) return;
    }
  };

  const retryLater = (error: unknown) => {
    if (active === null) return;
    const asked = error instanceof RefusedError && error.retryAfter !== null ? error.retryAfter * 1_000 : 0;
    cancelRetry = after(Math.max(asked, pauseMs), () => void deliver());
    pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
  };

  return {
    deliver,

    /** From now on, awards of this person are brought to the server whenever there is a way. */
    start(userId: string, listener: DeliveryListener): void {
      active = { userId, ...listener };
      pauseMs = FIRST_PAUSE_MS;
      void deliver();
    },

    /** Stops after a last try of at most `limitMs`; what was not delivered stays on the device. */
    async stop(limitMs: number): Promise<void> {
      if (active === null) return;
      const leaving = active;
      if (limitMs > 0) await withinTime(deliver(), limitMs);
      if (active !== leaving) return;
      active = null;
      cancelRetry();
    },

    /** Hands the waiting awards to the browser to send while the page goes away. */
    async deliverWhileLeaving(): Promise<void> {
      if (active === null) return;
      const { userId } = active;
      const awards = await device.waiting(userId, BATCH).catch(() => []);
      if (awards.length > 0) await calls.send(userId, awards, true).catch(() => undefined);
    },
  };

  function withinTime(work: Promise<void>, limitMs: number): Promise<void> {
    return new Promise((resolve) => {
      const cancel = after(limitMs, resolve);
      void work.finally(() => {
        cancel();
        resolve();
      });
    });
  }
}

/** No one is signed in, or another person: the awards stay pending until their own person signs in again. */
function isForSomeoneElse(error: unknown): boolean {
  return error instanceof RefusedError && (error.status === 401 || error.status === 409);
}

function refusedOf(
  awards: readonly Award[],
  refused: readonly { id: string; reason: string; message: string }[],
): RefusedAward[] {
  return refused.flatMap(({ id, reason, message }) => {
    const award = awards.find((one) => one.id === id);
    return award === undefined ? [] : [{ award, reason, message }];
  });
}
