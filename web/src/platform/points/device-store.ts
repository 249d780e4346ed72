import type { Activity, Award } from '@stillgrove/domain/points/award';
import { fitsDailyCap } from '@stillgrove/domain/points/rules';
import type { DBSchema, IDBPTransaction } from 'idb';
import { createDatabase } from '../storage/open-database';

/** Points as they are shown: what the server confirmed and what still waits here. */
export type DeviceTotals = {
  userId: string;
  totalScore: number;
  leaves: number;
  /** The day to which `dayPoints` belong. */
  day: string;
  dayPoints: Partial<Record<Activity, number>>;
};

type WaitingAward = { userId: string; order?: number; award: Award };

type ParkedValues = { userId: string; values: Record<string, string> };

// idb reads the schema by declaration merging, which only an interface takes part in.
// eslint-disable-next-line @typescript-eslint/consistent-type-definitions
interface DeviceSchema extends DBSchema {
  awards: { key: number; value: WaitingAward; indexes: { user: string; occasion: [string, string] } };
  counted: { key: [string, string]; value: { userId: string; id: string; day: string } };
  totals: { key: string; value: DeviceTotals };
  parked: { key: string; value: ParkedValues };
}

const { open } = createDatabase<DeviceSchema>({
  name: 'stillgrove',
  version: 1,
  upgrade(db) {
    const awards = db.createObjectStore('awards', { keyPath: 'order', autoIncrement: true });
    awards.createIndex('user', 'userId');
    awards.createIndex('occasion', ['userId', 'award.id'], { unique: true });
    db.createObjectStore('counted', { keyPath: ['userId', 'id'] });
    db.createObjectStore('totals', { keyPath: 'userId' });
    db.createObjectStore('parked', { keyPath: 'userId' });
  },
});

const STRICT = { durability: 'strict' } as const;

export type Recorded = 'recorded' | 'repeated' | 'capped';

/**
 * Keeps an award on this device, durably, and adds it to the totals in the same transaction, so that
 * two tabs can never lose or double one. It may be shown once this resolves.
 *
 * @throws StorageError when the browser offers no storage
 */
export async function recordAward(
  userId: string,
  award: Award,
): Promise<{ outcome: Recorded; totals: DeviceTotals }> {
  const db = await open();
  const tx = db.transaction(['awards', 'counted', 'totals'], 'readwrite', STRICT);
  const totals = onDay(
    (await tx.objectStore('totals').get(userId)) ?? emptyTotals(userId, award.day),
    award.day,
  );
  const outcome = await judge(tx, userId, award, totals);
  if (outcome === 'recorded') {
    addTo(totals, award);
    await tx.objectStore('awards').add({ userId, award });
    await tx.objectStore('counted').put({ userId, id: award.id, day: award.day });
    await tx.objectStore('totals').put(totals);
  }
  await tx.done;
  return { outcome, totals };
}

async function judge(
  tx: IDBPTransaction<DeviceSchema, ('awards' | 'counted' | 'totals')[], 'readwrite'>,
  userId: string,
  award: Award,
  totals: DeviceTotals,
): Promise<Recorded> {
  if ((await tx.objectStore('counted').getKey([userId, award.id])) !== undefined) return 'repeated';
  return fitsDailyCap(totals.dayPoints[award.activity] ?? 0, award) ? 'recorded' : 'capped';
}

/** The oldest awards that still wait to be delivered, at most `limit`. */
export async function waitingAwards(userId: string, limit: number): Promise<Award[]> {
  const rows = await (await open()).getAllFromIndex('awards', 'user', userId, limit);
  return rows.map((row) => row.award);
}

export async function countWaiting(userId: string): Promise<number> {
  return (await open()).countFromIndex('awards', 'user', userId);
}

/**
 * Forgets awards that the server has judged, and takes over its totals, to which those are added that
 * were made meanwhile.
 */
export async function settleAwards(
  userId: string,
  judgedIds: readonly string[],
  confirmed: { totalScore: number; leaves: number },
  day: string,
): Promise<DeviceTotals> {
  const tx = (await open()).transaction(['awards', 'totals', 'counted'], 'readwrite', STRICT);
  const awards = tx.objectStore('awards');
  for (const id of judgedIds) {
    const key = await awards.index('occasion').getKey([userId, id]);
    if (key !== undefined) await awards.delete(key);
  }
  const before = (await tx.objectStore('totals').get(userId)) ?? emptyTotals(userId, day);
  const totals = { ...onDay(before, day), totalScore: confirmed.totalScore, leaves: confirmed.leaves };
  for (const { award } of await awards.index('user').getAll(userId)) {
    totals.totalScore += award.points;
    totals.leaves += award.leaves;
  }
  if (judgedIds.length === 0) {
    // Totals that were asked for before newer awards came home are old news: the tree never shrinks.
    totals.totalScore = Math.max(totals.totalScore, before.totalScore);
    totals.leaves = Math.max(totals.leaves, before.leaves);
  }
  await tx.objectStore('totals').put(totals);
  await forgetOldOccasions(tx, userId, day);
  await tx.done;
  return totals;
}

/** Occasions are remembered for the day only; the server remembers them for ever. */
async function forgetOldOccasions(
  tx: IDBPTransaction<DeviceSchema, ('awards' | 'counted' | 'totals')[], 'readwrite'>,
  userId: string,
  day: string,
): Promise<void> {
  const mine = IDBKeyRange.bound([userId, ''], [userId, '\uffff']);
  for await (const cursor of tx.objectStore('counted').iterate(mine)) {
    if (cursor.value.day !== day) await cursor.delete();
  }
}

export async function readTotals(userId: string): Promise<DeviceTotals | null> {
  return (await (await open()).get('totals', userId)) ?? null;
}

/** Puts a person's stored values aside until the next sign-in on this device. */
export async function parkValues(userId: string, values: Record<string, string>): Promise<void> {
  await (await open()).put('parked', { userId, values });
}

export async function takeParkedValues(userId: string): Promise<Record<string, string>> {
  const tx = (await open()).transaction('parked', 'readwrite');
  const parked = await tx.store.get(userId);
  await tx.store.delete(userId);
  await tx.done;
  return parked?.values ?? {};
}

/** Removes all that is kept here of a person, what still waits included. */
export async function forgetPerson(userId: string): Promise<void> {
  const tx = (await open()).transaction(['awards', 'counted', 'totals', 'parked'], 'readwrite', STRICT);
  for (const key of await tx.objectStore('awards').index('user').getAllKeys(userId))
    await tx.objectStore('awards').delete(key);
  await tx.objectStore('counted').delete(IDBKeyRange.bound([userId, ''], [userId, '\uffff']));
  await tx.objectStore('totals').delete(userId);
  await tx.objectStore('parked').delete(userId);
  await tx.done;
}

function emptyTotals(userId: string, day: string): DeviceTotals {
  return { userId, totalScore: 0, leaves: 0, day, dayPoints: {} };
}

function onDay(totals: DeviceTotals, day: string): DeviceTotals {
  return totals.day === day ? totals : { ...totals, day, dayPoints: {} };
}

function addTo(totals: DeviceTotals, award: Award): void {
  totals.totalScore += award.points;
  totals.leaves += award.leaves;
  totals.dayPoints = {
    ...totals.dayPoints,
    [award.activity]: (totals.dayPoints[award.activity] ?? 0) + award.points,
  };
}
