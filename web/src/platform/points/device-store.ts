import type { Award } from '@stillgrove/domain/points/award';
import { fitsDailyCap } from '@stillgrove/domain/points/daily-cap';
import type { IDBPDatabase, IDBPTransaction } from 'idb';
import type { DeviceSchema } from './device-schema';
import {
  emptyTotals,
  fitsToday,
  onDay,
  withAward,
  withLateAward,
  withoutRefused,
  type DeviceTotals,
} from './device-totals';
import { withGuestValues } from './stored-values';

const STRICT = { durability: 'strict' } as const;

export type Recorded = {
  readonly outcome: 'recorded' | 'repeated' | 'capped';
  readonly totals: DeviceTotals;
};

/** What the server made of awards: those not named were not judged. */
export type Verdict = {
  readonly accepted: readonly string[];
  readonly refused: readonly { readonly id: string; readonly reason: string }[];
};

type Totals = { readonly totalScore: number; readonly leaves: number };

type Stores = ('awards' | 'totals' | 'counted')[];

const ALL_STORES = ['awards', 'counted', 'totals', 'parked'] as const;

/**
 * Points and stored values in IndexedDB, by person. Each function rejects with what IndexedDB rejects
 * with where the browser offers no storage, or no more of it.
 *
 * A row of totals says that this device keeps a person's points. Without it nothing is written, so
 * that a tab that is late cannot bring back what was deleted with the account.
 */
export function createDeviceStore({ open }: { open: () => Promise<IDBPDatabase<DeviceSchema>> }) {
  return {
    /** From now on this device keeps a person's points. */
    async begin(userId: string, day: string): Promise<DeviceTotals> {
      const tx = (await open()).transaction('totals', 'readwrite', STRICT);
      const totals = (await tx.store.get(userId)) ?? emptyTotals(userId, day);
      await tx.store.put(totals);
      await tx.done;
      return totals;
    },

    /** @returns null when this device keeps no points of this person */
    async totals(userId: string): Promise<DeviceTotals | null> {
      return (await (await open()).get('totals', userId)) ?? null;
    },

    /**
     * Keeps an award, durably, and adds it to the totals in the same transaction, so that two tabs can
     * never lose or double one. It may be shown once this resolves.
     *
     * @returns null when this device keeps no points of this person
     */
    async record(userId: string, award: Award): Promise<Recorded | null> {
      const tx = (await open()).transaction(['awards', 'counted', 'totals'], 'readwrite', STRICT);
      const stored = await tx.objectStore('totals').get(userId);
      const recorded = stored === undefined ? null : await judge(tx, award, onDay(stored, award.day));
      if (recorded?.outcome === 'recorded') {
        await tx.objectStore('awards').add({ userId, award });
        await tx.objectStore('counted').put({ userId, id: award.id, day: award.day });
        await tx.objectStore('totals').put(recorded.totals);
      }
      await tx.done;
      return recorded;
    },

    /** The oldest awards that still wait to be delivered, at most `limit`. */
    async waiting(userId: string, limit?: number): Promise<Award[]> {
      const rows = await (await open()).getAllFromIndex('awards', 'user', userId, limit);
      return rows.map((row) => row.award);
    },

    async countWaiting(userId: string): Promise<number> {
      return (await open()).countFromIndex('awards', 'user', userId);
    },

    /**
     * Forgets awards that the server has judged, and takes over its totals, to which those are added
     * that were made meanwhile.
     *
     * @returns null when this device keeps no points of this person
     */
    async settle(
      userId: string,
      verdict: Verdict,
      confirmed: Totals,
      day: string,
    ): Promise<DeviceTotals | null> {
      const tx = (await open()).transaction(['awards', 'totals', 'counted'], 'readwrite', STRICT);
      const before = await tx.objectStore('totals').get(userId);
      if (before === undefined) {
        await tx.done;
        return null;
      }
      let totals = onDay(before, day);
      for (const id of verdict.accepted) await takeAward(tx, userId, id);
      for (const { id, reason } of verdict.refused) {
        const award = await takeAward(tx, userId, id);
        if (award !== null) totals = withoutRefused(totals, award, reason);
      }
      totals = { ...totals, ...(await sumOf(tx, userId, confirmed)) };
      if (verdict.accepted.length + verdict.refused.length === 0) {
        // Totals that were requested before newer awards arrived are out of date: the tree never shrinks.
        totals = {
          ...totals,
          totalScore: Math.max(totals.totalScore, before.totalScore),
          leaves: Math.max(totals.leaves, before.leaves),
        };
      }
      await tx.objectStore('totals').put(totals);
      await forgetOldOccasions(tx, userId, day);
      await tx.done;
      return totals;
    },

    /** Puts stored values aside, beside those that were put aside before under other names. */
    async park(userId: string, values: Readonly<Record<string, string>>): Promise<void> {
      const tx = (await open()).transaction('parked', 'readwrite', STRICT);
      const before = await tx.store.get(userId);
      const all = { ...before?.values, ...values };
      if (Object.keys(all).length > 0) await tx.store.put({ userId, values: all });
      await tx.done;
    },

    async parked(userId: string): Promise<Readonly<Record<string, string>>> {
      return (await (await open()).get('parked', userId))?.values ?? {};
    },

    /** Drops those of the values put aside that are back where they are used. */
    async unpark(userId: string, names: readonly string[]): Promise<void> {
      const tx = (await open()).transaction('parked', 'readwrite', STRICT);
      const before = (await tx.store.get(userId))?.values ?? {};
      const left = Object.entries(before).filter(([name]) => !names.includes(name));
      if (left.length === 0) await tx.store.delete(userId);
      else await tx.store.put({ userId, values: Object.fromEntries(left) });
      await tx.done;
    },

    /**
     * Makes what a guest earned the member's own: the same awards of the same days, each counted once and under the
     * caps, as far as they are known here. They then wait to be delivered like any others. Wholly or not at all;
     * the second time there is nothing to bring.
     */
    async bring(guestId: string, userId: string, day: string): Promise<void> {
      const tx = (await open()).transaction([...ALL_STORES], 'readwrite', STRICT);
      if ((await tx.objectStore('totals').get(guestId)) !== undefined) {
        const before = await tx.objectStore('totals').get(userId);
        const totals = await bringAwards(tx, guestId, onDay(before ?? emptyTotals(userId, day), day));
        await tx.objectStore('totals').put(totals);
      }
      const values = await tx.objectStore('parked').get(guestId);
      if (values !== undefined) {
        const own = (await tx.objectStore('parked').get(userId))?.values ?? {};
        await tx.objectStore('parked').put({ userId, values: withGuestValues(own, values.values) });
      }
      await forgetAll(tx, guestId);
      await tx.done;
    },

    /** Everyone of whom this device keeps points, with these. */
    async everyone(): Promise<DeviceTotals[]> {
      return (await open()).getAll('totals');
    },

    /** Removes everything stored here about a person, including pending awards. */
    async forget(userId: string): Promise<void> {
      const tx = (await open()).transaction([...ALL_STORES], 'readwrite', STRICT);
      await forgetAll(tx, userId);
      await tx.done;
    },
  };
}

export type DeviceStore = ReturnType<typeof createDeviceStore>;

type Change = IDBPTransaction<DeviceSchema, Stores, 'readwrite'>;
type WholeChange = IDBPTransaction<DeviceSchema, (typeof ALL_STORES)[number][], 'readwrite'>;

/** Gives a guest's awards to the person of these totals. @returns the totals with those that count */
async function bringAwards(tx: WholeChange, guestId: string, before: DeviceTotals): Promise<DeviceTotals> {
  const { userId, day: today } = before;
  const awards = tx.objectStore('awards');
  const own = await awards.index('user').getAll(userId);
  const ids = new Set(own.map(({ award }) => award.id));
  const earned = new Map<string, number>();
  const earn = ({ activity, day, points }: Award) => {
    const key = `${day} ${activity}`;
    earned.set(key, (earned.get(key) ?? 0) + points);
  };
  for (const { award } of own) earn(award);
  let totals = before;
  for (const row of await awards.index('user').getAll(guestId)) {
    const { award } = row;
    const isCounted =
      ids.has(award.id) || (await tx.objectStore('counted').getKey([userId, award.id])) !== undefined;
    const fits =
      award.day === today
        ? fitsToday(totals, award)
        : fitsDailyCap(earned.get(`${award.day} ${award.activity}`) ?? 0, award);
    if (isCounted || !fits) continue;
    // Under the same key, so that they are delivered in the order in which they were earned.
    await awards.put({ ...row, userId });
    if (award.day === today) await tx.objectStore('counted').put({ userId, id: award.id, day: today });
    earn(award);
    totals = withLateAward(totals, award);
  }
  return totals;
}

async function forgetAll(tx: WholeChange, userId: string): Promise<void> {
  for (const key of await tx.objectStore('awards').index('user').getAllKeys(userId))
    await tx.objectStore('awards').delete(key);
  await tx.objectStore('counted').delete(occasionsOf(userId));
  await tx.objectStore('totals').delete(userId);
  await tx.objectStore('parked').delete(userId);
}

async function judge(tx: Change, award: Award, totals: DeviceTotals): Promise<Recorded> {
  if ((await tx.objectStore('counted').getKey([totals.userId, award.id])) !== undefined)
    return { outcome: 'repeated', totals };
  if (!fitsToday(totals, award)) return { outcome: 'capped', totals };
  return { outcome: 'recorded', totals: withAward(totals, award) };
}

/** Takes an award out of those that wait; null when it does not. */
async function takeAward(tx: Change, userId: string, id: string): Promise<Award | null> {
  const cursor = await tx.objectStore('awards').index('occasion').openCursor([userId, id]);
  if (cursor === null) return null;
  const { award } = cursor.value;
  await cursor.delete();
  return award;
}

async function sumOf(tx: Change, userId: string, confirmed: Totals): Promise<Totals> {
  const waiting = await tx.objectStore('awards').index('user').getAll(userId);
  return {
    totalScore: waiting.reduce((sum, { award }) => sum + award.points, confirmed.totalScore),
    leaves: waiting.reduce((sum, { award }) => sum + award.leaves, confirmed.leaves),
  };
}

/** Occasions are remembered for the day only; the server remembers them for good. */
async function forgetOldOccasions(tx: Change, userId: string, day: string): Promise<void> {
  for await (const cursor of tx.objectStore('counted').iterate(occasionsOf(userId))) {
    if (cursor.value.day !== day) await cursor.delete();
  }
}

function occasionsOf(userId: string): IDBKeyRange {
  return IDBKeyRange.bound([userId, ''], [userId, '\uffff']);
}
