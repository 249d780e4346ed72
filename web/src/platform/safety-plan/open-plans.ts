import { isPlanPart, newestOfBoth, type Plan, type PlanPart } from '@stillgrove/domain/safety-plan/plan';
import type { DBSchema } from 'idb';
import { createDatabase } from '../storage/open-database';
import { forgetPlanMark, markPlan, readPlanMark } from './plan-mark';

/**
 * Plans that their owners chose to open without a passphrase: in plain text, in a database of their own, on this device
 * alone. Nothing else is ever kept here, and nothing sends it anywhere.
 */

// idb reads the schema by declaration merging, which only an interface takes part in.
// eslint-disable-next-line @typescript-eslint/consistent-type-definitions
interface OpenPlanSchema extends DBSchema {
  parts: { key: [string, string]; value: PlanPart & { readonly owner: string } };
}

const { open } = createDatabase<OpenPlanSchema>({
  name: 'stillgrove-open-plan',
  version: 1,
  upgrade(db) {
    db.createObjectStore('parts', { keyPath: ['owner', 'part'] });
  },
});

/** @throws StorageError when there is no storage */
export async function readOpenPlan(owner: string): Promise<Plan> {
  return (await (await open()).getAll('parts', partsOf(owner))).filter(isPlanPart).map(withoutOwner);
}

/** Keeps the parts, each in the place of the one before; all or none, and durable when it resolves. */
export async function keepOpenPlan(owner: string, parts: Plan): Promise<void> {
  const tx = (await open()).transaction('parts', 'readwrite', { durability: 'strict' });
  await Promise.all([...parts.map((part) => tx.store.put({ ...part, owner })), tx.done]);
}

export async function removeOpenPlan(owner: string): Promise<void> {
  const tx = (await open()).transaction('parts', 'readwrite', { durability: 'strict' });
  await Promise.all([tx.store.delete(partsOf(owner)), tx.done]);
}

/** Gives a guest's plan to the member that the guest became; of parts that both have, the newer ones. */
export async function bringPlan(guestId: string, userId: string): Promise<void> {
  const mark = readPlanMark(guestId);
  if (guestId === userId || mark === null) return;
  const ofGuest = await readOpenPlan(guestId);
  if (ofGuest.length > 0) {
    await keepOpenPlan(userId, newestOfBoth(await readOpenPlan(userId), ofGuest));
    await removeOpenPlan(guestId);
  }
  markPlan(userId, {
    opensHere: mark.opensHere || readPlanMark(userId)?.opensHere === true,
    lookedAt: mark.lookedAt,
  });
  forgetPlanMark(guestId);
}

/** Removes what is readable of someone whose account is deleted. */
export async function forgetPlan(owner: string): Promise<void> {
  const mark = readPlanMark(owner);
  forgetPlanMark(owner);
  if (mark?.opensHere === true) await removeOpenPlan(owner);
}

function withoutOwner({ part, items, opensFirst, changedAtMs }: PlanPart): PlanPart {
  return { part, items, opensFirst, changedAtMs };
}

function partsOf(owner: string): IDBKeyRange {
  return IDBKeyRange.bound([owner, ''], [owner, '\uffff']);
}
