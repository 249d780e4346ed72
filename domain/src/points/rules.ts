import type {
  Award,
  BreathingAward,
  MinuteAward,
  RoundActivity,
  RoundAward,
  VisitActivity,
  VisitAward,
} from './award';
import { phaseEndMs, phasePoints } from './breathing-phases';
import { isCalendarDay } from './day';

/** Why an award is not counted. A repeated id is no refusal: it has been counted before. */
export type AwardRefusal =
  | 'malformed'
  | 'unknown-activity'
  | 'wrong-amount'
  | 'wrong-id'
  | 'too-fast'
  | 'unlikely-day'
  | 'daily-cap';

/** The words for each refusal, for people. */
export const REFUSAL_MESSAGES: Record<AwardRefusal, string> = {
  malformed: 'Something is missing, so this point wasn’t counted. Reload the page, then try again.',
  'unknown-activity':
    'This wasn’t counted. You can earn points with breathing, sitting, movement, games, videos, and resources.',
  'wrong-amount': 'These points weren’t counted, because this activity gives a different number of points.',
  'wrong-id': 'This point wasn’t counted, because its id doesn’t match the activity.',
  'too-fast': 'Some points weren’t counted, because they came faster than time goes by.',
  'unlikely-day':
    'This point wasn’t counted, because its date can’t be right. Check the date on your device.',
  'daily-cap': 'You’ve earned all the points one activity gives in a day. Your tree keeps them.',
};

type Amount = { readonly points: number; readonly leaves: number };

const ROUND_AMOUNT: Amount = { points: 1, leaves: 0 };
const VISIT_AMOUNT: Amount = { points: 1, leaves: 1 };
const MINUTE_AMOUNT: Amount = { points: 1, leaves: 0 };

const MINUTE_MS = 60_000;

/** The award for one phase of a run: four seconds of being guided, in whichever pattern. */
export function breathingAward(
  phase: Pick<BreathingAward, 'runId' | 'phaseIndex' | 'elapsedMs' | 'day'>,
): BreathingAward {
  return {
    ...phase,
    id: `breathing:${phase.runId}:${String(phase.phaseIndex)}`,
    activity: 'breathing',
    points: phasePoints(phase.phaseIndex),
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

/** The award for having taken part in a run for one more whole minute. */
export function minuteAward(
  minute: Pick<MinuteAward, 'activity' | 'runId' | 'minuteIndex' | 'elapsedMs' | 'day'>,
): MinuteAward {
  return {
    ...minute,
    id: `${minute.activity}:${minute.runId}:${String(minute.minuteIndex)}`,
    ...MINUTE_AMOUNT,
  };
}

/**
 * How many whole minutes of a run have been taken part in; each of them is one award.
 *
 * @param elapsedMs milliseconds of taking part, 0 or more
 */
export function wholeMinutes(elapsedMs: number): number {
  return Math.floor(elapsedMs / MINUTE_MS);
}

/** What the rules make of an award's facts, whatever amount and id it claims. */
function ruledAward(award: Award): Award {
  if ('phaseIndex' in award) return breathingAward(award);
  if ('minuteIndex' in award) return minuteAward(award);
  return 'roundId' in award
    ? roundAward(award.activity, award.roundId, award.day)
    : visitAward(award.activity, award.itemId, award.day);
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
  if ('phaseIndex' in award && award.elapsedMs < phaseEndMs(award.phaseIndex)) return 'too-fast';
  if ('minuteIndex' in award && wholeMinutes(award.elapsedMs) <= award.minuteIndex) return 'too-fast';
  return null;
}
