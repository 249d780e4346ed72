import { phaseAt, phaseEndMs } from '../breathing/breath';
import { GROVE_PATTERN } from '../breathing/pattern';
import type { Award, BreathingAward, RoundActivity, RoundAward, VisitActivity, VisitAward } from './award';
import { isCalendarDay } from './day';

/** At most this many points a day from one activity. */
export const DAILY_CAP = 300;

/** Why an award is not counted. A repeated id is no refusal: it has been counted before. */
export type AwardRefusal =
  'malformed' | 'unknown-activity' | 'wrong-amount' | 'wrong-id' | 'too-fast' | 'unlikely-day' | 'daily-cap';

/** The words for each refusal, for people. */
export const REFUSAL_MESSAGES: Record<AwardRefusal, string> = {
  malformed: 'Something is missing, so this point wasn’t counted. Reload the page, then try again.',
  'unknown-activity':
    'This wasn’t counted. You can earn points with breathing, games, videos, and resources.',
  'wrong-amount': 'These points weren’t counted, because this activity gives a different number of points.',
  'wrong-id': 'This point wasn’t counted, because its id doesn’t match the activity.',
  'too-fast': 'Some breaths weren’t counted, because they came faster than the guide.',
  'unlikely-day':
    'This point wasn’t counted, because its date can’t be right. Check the date on your device.',
  'daily-cap': 'You’ve earned all the points one activity gives in a day. Your tree keeps them.',
};

type Amount = { readonly points: number; readonly leaves: number };

const ROUND_AMOUNT: Amount = { points: 1, leaves: 0 };
const VISIT_AMOUNT: Amount = { points: 1, leaves: 1 };

/** The award for having breathed through one phase of a run. */
export function breathingAward(
  phase: Pick<BreathingAward, 'runId' | 'phaseIndex' | 'elapsedMs' | 'day'>,
): BreathingAward {
  return {
    ...phase,
    id: `breathing:${phase.runId}:${String(phase.phaseIndex)}`,
    activity: 'breathing',
    points: phaseAt(GROVE_PATTERN, phase.phaseIndex).points,
    leaves: 0,
  };
}

/** The award for one round of a game: its first pop, a close color, all tiles matched. */
export function roundAward(activity: RoundActivity, roundId: string, day: string): RoundAward {
  return { id: `${activity}:${roundId}`, activity, roundId, day, ...ROUND_AMOUNT };
}

/** The award for opening a video or a resource; the same one counts once a day. */
export function visitAward(activity: VisitActivity, itemId: string, day: string): VisitAward {
  return { id: `${activity}:${itemId}:${day}`, activity, itemId, day, ...VISIT_AMOUNT };
}

/** What the rules make of an award's facts, whatever amount and id it claims. */
function ruledAward(award: Award): Award {
  switch (award.activity) {
    case 'breathing':
      return breathingAward(award);
    case 'bubble':
    case 'color':
    case 'memory':
      return roundAward(award.activity, award.roundId, award.day);
    case 'video':
    case 'resource':
      return visitAward(award.activity, award.itemId, award.day);
  }
}

/**
 * Checks an award against everything but the daily cap.
 *
 * @returns why it cannot count, or null
 */
export function refuseAward(award: Award): AwardRefusal | null {
  const ruled = ruledAward(award);
  if (ruled.points !== award.points || ruled.leaves !== award.leaves) return 'wrong-amount';
  if (ruled.id !== award.id) return 'wrong-id';
  if (!isCalendarDay(award.day)) return 'unlikely-day';
  if (award.activity === 'breathing' && award.elapsedMs < phaseEndMs(GROVE_PATTERN, award.phaseIndex))
    return 'too-fast';
  return null;
}

/**
 * Whether an award still fits under the day's cap.
 *
 * @param pointsSoFar points of the same activity on the same day
 */
export function fitsDailyCap(pointsSoFar: number, award: { points: number }): boolean {
  return pointsSoFar + award.points <= DAILY_CAP;
}
