import type { PointsTotals } from '@stillgrove/contract/points';
import { isGuestId } from '@stillgrove/domain/accounts/guest';
import type { Award } from '@stillgrove/domain/points/award';
import { createDelivery, type DeliveryPorts, type RefusedAward } from './delivery';
import type { DeviceStore, Recorded } from './device-store';
import { pointsOn, type DeviceTotals } from './device-totals';
import { createDirectAwards } from './direct-awards';
import type { HandOver } from './hand-over';
import type { AwardOutcome } from './outcome';
import type { PointsCalls } from './points-calls';
import { NO_POINTS, type PointsState } from './points-store';
import type { StoredValues } from './stored-values';

const LAST_TRY_MS = 3_000;

/** What tabs tell each other about a person's points. */
export type PointsMessage =
  | { readonly about: 'changed' | 'forgotten'; readonly userId: string }
  | { readonly about: 'refused'; readonly userId: string; readonly refused: readonly RefusedAward[] };

export type PointsPorts = Pick<DeliveryPorts, 'oneTabAtATime' | 'after' | 'today'> & {
  readonly device: DeviceStore;
  readonly calls: PointsCalls;
  readonly values: StoredValues;
  readonly handOver: HandOver;
  readonly show: (state: Partial<PointsState>) => void;
  readonly tellPerson: (sentence: string) => void;
  readonly tellOtherTabs: (message: PointsMessage) => void;
  /** Forgets what this tab and this device remember of the person who leaves, besides points. */
  readonly forgetTraces: (userId: string) => void;
};

/** @returns whether the page itself told the person; otherwise a toast does */
export type RefusalListener = (refused: RefusedAward) => boolean;

/**
 * A person's points on this device. Where the browser keeps nothing, the server is asked at once and
 * its answer alone decides what is shown.
 */
export function createPoints(ports: PointsPorts) {
  const { device, calls, values, handOver, today } = ports;
  const delivery = createDelivery(ports);
  const refusalListeners = new Set<RefusalListener>();
  let member: { readonly userId: string; readonly shown: Promise<void> } | null = null;
  const isHere = (userId: string) => member?.userId === userId;

  const direct = createDirectAwards(calls, (userId, totals) => showServerTotals(userId, totals));

  const display = (totals: DeviceTotals) => {
    if (!isHere(totals.userId)) return;
    const { totalScore, leaves } = totals;
    values.write('totalScore', totalScore);
    values.write('leaves', leaves);
    ports.show({ totalScore, leaves, today: pointsOn(totals, today()) });
  };

  const changed = (totals: DeviceTotals) => {
    display(totals);
    ports.tellOtherTabs({ about: 'changed', userId: totals.userId });
  };

  /** Shows what the server counted, and what waits here besides. */
  const showServerTotals = async (userId: string, confirmed: PointsTotals) => {
    direct.note(confirmed);
    const nothing = { accepted: [], refused: [] };
    const settled = await device.settle(userId, nothing, confirmed, today()).catch(() => null);
    if (settled !== null) changed(settled);
    else if (isHere(userId)) {
      values.write('totalScore', confirmed.totalScore);
      values.write('leaves', confirmed.leaves);
      ports.show(confirmed);
    }
  };

  const showFromDevice = async (userId: string) => {
    try {
      await handOver.takeOver(userId);
    } catch (error) {
      console.info('The stored values of this person are not at hand.', error);
    }
    try {
      display(await device.begin(userId, today()));
    } catch (error) {
      console.info('This browser keeps no points on the device.', error);
    }
  };

  const tellRefused = (refused: readonly RefusedAward[]): readonly RefusedAward[] =>
    refused.filter((one) => ![...refusalListeners].map((listener) => listener(one)).includes(true));

  const onRefused = (userId: string, refused: readonly RefusedAward[]) => {
    ports.tellOtherTabs({ about: 'refused', userId, refused });
    if (!isHere(userId)) return;
    for (const sentence of new Set(tellRefused(refused).map(({ message }) => message)))
      ports.tellPerson(sentence);
  };

  const recordOnDevice = (userId: string, award: Award): Promise<Recorded | null> =>
    device.record(userId, award).catch((error: unknown) => {
      console.info('This award could not be kept on the device.', error);
      return null;
    });

  const leave = () => {
    member = null;
    ports.show(NO_POINTS);
  };

  /** Shows a person's points from this device at once. Awards may be made from then on. */
  const show = (userId: string): Promise<void> => {
    if (member?.userId === userId) return member.shown;
    if (member !== null) leave();
    direct.restart();
    member = { userId, shown: Promise.resolve().then(() => showFromDevice(userId)) };
    return member.shown;
  };

  return {
    show,

    /** Brings a person's points in step with the server, which has just said that this person is signed in. */
    async load(userId: string): Promise<void> {
      await show(userId);
      if (!isHere(userId)) return;
      delivery.start(userId, {
        onTotals: changed,
        onRefused: (refused) => onRefused(userId, refused),
        onWaiting: (waiting) => ports.show(waiting),
      });
      try {
        await delivery.deliver();
        const totals = await calls.totals(userId);
        if (isHere(userId)) await showServerTotals(userId, totals);
      } catch (error) {
        console.info('Points are shown from this device until the server answers.', error);
      }
    },

    /**
     * Leaves nothing of a person to be seen here, puts their stored values aside for the next sign-in and
     * sends what can be sent. Never fails: a sign-out always succeeds.
     */
    async release(): Promise<void> {
      // A tab that was just opened may know only from the stored values who was here.
      const userId = member?.userId ?? values.owner();
      if (userId === null) return;
      leave();
      // Before anything that takes time: the tab may be closed right after the press.
      ports.forgetTraces(userId);
      await handOver.leave(userId);
      await delivery.stop(LAST_TRY_MS);
    },

    /** Makes what a guest earned on this device a member's own, once. Nothing of it is shown here before. */
    async bring(guestId: string, userId: string): Promise<void> {
      if (isHere(guestId)) leave();
      // They are put aside first, so that they are brought with the rest.
      await handOver.leave(guestId);
      await device.bring(guestId, userId, today());
      ports.tellOtherTabs({ about: 'forgotten', userId: guestId });
    },

    /** Drops all points that this device keeps of a person whose account is no more. */
    async forget(userId: string): Promise<void> {
      if (isHere(userId)) leave();
      await delivery.stop(0);
      await device.forget(userId).catch((error: unknown) => {
        console.info('Points that this device may keep could not be deleted.', error);
      });
      ports.tellOtherTabs({ about: 'forgotten', userId });
    },

    /**
     * Gives the signed-in person an award. Resolves after it is durable on this device, or on the server
     * where this device keeps nothing: only then may it be shown.
     */
    async award(award: Award): Promise<AwardOutcome> {
      if (member === null) return 'unsaved';
      const { userId, shown } = member;
      await shown;
      const recorded = await recordOnDevice(userId, award);
      // The server does not know a guest: what this device cannot keep is not kept at all.
      if (recorded === null) return isGuestId(userId) ? 'unsaved' : direct.award(userId, award);
      if (recorded.outcome === 'recorded') changed(recorded.totals);
      else display(recorded.totals);
      void delivery.deliver();
      return recorded.outcome;
    },

    /** @returns stops listening */
    listenToRefusals(listener: RefusalListener): () => void {
      refusalListeners.add(listener);
      return () => refusalListeners.delete(listener);
    },

    /** Another tab of this browser has news. */
    async hear(message: PointsMessage): Promise<void> {
      if (!isHere(message.userId)) return;
      if (message.about === 'refused') tellRefused(message.refused);
      if (message.about === 'changed') {
        const totals = await device.totals(message.userId).catch(() => null);
        if (totals !== null) display(totals);
      }
      if (message.about === 'forgotten') {
        leave();
        await delivery.stop(0);
      }
    },

    deliver: () => delivery.deliver(),
    deliverWhileLeaving: () => delivery.deliverWhileLeaving(),
  };
}

export type Points = ReturnType<typeof createPoints>;
