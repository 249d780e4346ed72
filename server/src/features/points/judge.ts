import { award as awardSchema, type PointsRequest } from '@stillgrove/contract/points';
import { ACTIVITY_LIST } from '@stillgrove/domain/activities/activities';
import type { Award } from '@stillgrove/domain/points/award';
import { creditedDay } from '@stillgrove/domain/points/day';
import { fitsDailyCap } from '@stillgrove/domain/points/daily-cap';
import { type AwardRefusal, refuseAward } from '@stillgrove/domain/points/rules';
import * as z from 'zod/mini';
import type { DayPoints } from './store';

/** An award as it came, and what it turned out to be. `award.day` is the day that it counts for. */
export type Candidate =
  | { readonly id: string; readonly award: Award }
  | { readonly id: string; readonly refusal: AwardRefusal };

export type Verdict = {
  /** New awards, to be stored. */
  readonly counted: readonly Award[];
  /** Ids that are or will be stored, each once. */
  readonly accepted: readonly string[];
  readonly refused: readonly { readonly id: string; readonly reason: AwardRefusal }[];
};

/** Checks each award by itself, before anything is looked up. */
export function examine(
  awards: PointsRequest['awards'],
  times: { accountCreatedAtMs: number; nowMs: number },
): Candidate[] {
  return awards.map((given) => {
    const parsed = z.safeParse(awardSchema, given);
    if (!parsed.success)
      return { id: given.id, refusal: isKnownActivity(given) ? 'malformed' : 'unknown-activity' };
    const refusal = refuseAward(parsed.data);
    if (refusal) return { id: given.id, refusal };
    const day = creditedDay(parsed.data.day, times.accountCreatedAtMs, times.nowMs);
    return { id: given.id, award: { ...parsed.data, day } };
  });
}

/**
 * Decides which awards count, in their order: an id that is stored counted before, and each activity
 * has its cap for the day.
 */
export function judge(
  candidates: readonly Candidate[],
  stored: { ids: ReadonlySet<string>; days: readonly DayPoints[] },
): Verdict {
  const accepted = new Set<string>();
  const counted: Award[] = [];
  const refused: { id: string; reason: AwardRefusal }[] = [];
  const pointsOfDay = new Map(stored.days.map(({ day, activity, points }) => [`${day} ${activity}`, points]));

  for (const candidate of candidates) {
    if (stored.ids.has(candidate.id) || accepted.has(candidate.id)) {
      accepted.add(candidate.id);
    } else if ('refusal' in candidate) {
      refused.push({ id: candidate.id, reason: candidate.refusal });
    } else {
      const { award } = candidate;
      const key = `${award.day} ${award.activity}`;
      const pointsSoFar = pointsOfDay.get(key) ?? 0;
      if (fitsDailyCap(pointsSoFar, award)) {
        pointsOfDay.set(key, pointsSoFar + award.points);
        accepted.add(award.id);
        counted.push(award);
      } else {
        refused.push({ id: award.id, reason: 'daily-cap' });
      }
    }
  }
  return { counted, accepted: [...accepted], refused };
}

function isKnownActivity(given: Record<string, unknown>): boolean {
  return ACTIVITY_LIST.some(({ id, points }) => id === given.activity && points !== undefined);
}
