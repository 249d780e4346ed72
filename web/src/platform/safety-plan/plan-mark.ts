import { readLastMember } from '../session/last-member';
import { isPlanMarkName, PLAN_MARK_PREFIX as PREFIX } from './plan-mark-name';

/**
 * That a person has a plan on this device, whether it opens without the passphrase, and on which day they looked at it
 * last. Help in every page reads it to show the way there, so it stays when the person signs out. It holds nothing of the
 * plan.
 */
export type PlanMark = {
  readonly opensHere: boolean;
  /** `YYYY-MM-DD` by the person's own calendar. */
  readonly lookedAt: string;
};

/** @returns null where the person has no plan here */
export function readPlanMark(owner: string): PlanMark | null {
  try {
    const mark = JSON.parse(localStorage.getItem(PREFIX + owner) ?? 'null') as Partial<PlanMark> | null;
    return mark === null ? null : { opensHere: mark.opensHere === true, lookedAt: String(mark.lookedAt) };
  } catch {
    return null;
  }
}

export function markPlan(owner: string, mark: PlanMark): void {
  try {
    localStorage.setItem(PREFIX + owner, JSON.stringify(mark));
  } catch {
    // The plan itself opens as ever; help only has no link to it.
  }
}

export function forgetPlanMark(owner: string): void {
  try {
    localStorage.removeItem(PREFIX + owner);
  } catch {
    // Nothing was kept, so nothing needs to go.
  }
}

/**
 * Whose plan this device opens now.
 *
 * @param userId who is here; null for no one, for whom the one plan opens that its owner left readable
 * @returns null where there is none, and where no one is signed in and several people left theirs readable
 */
export function planOwner(userId: string | null): string | null {
  if (userId !== null) return readPlanMark(userId) === null ? null : userId;
  try {
    const owners = Object.keys(localStorage)
      .filter(isPlanMarkName)
      .map((name) => name.slice(PREFIX.length))
      .filter((owner) => readPlanMark(owner)?.opensHere === true);
    return owners.length === 1 ? (owners[0] ?? null) : null;
  } catch {
    return null;
  }
}

/**
 * The person whom this device knows, where their plan opens without a passphrase. Their plan is shown before the session
 * is known: whoever needs it shall not wait for that.
 *
 * @returns null where the session has to be known first
 */
export function ownerBeforeSession(): string | null {
  const member = readLastMember();
  return member !== null && readPlanMark(member.id)?.opensHere === true ? member.id : null;
}
