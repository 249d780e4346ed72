import { t } from '../language/message';

const HOURS_PER_DAY = 24;

/**
 * The one sentence that says when messages are answered, wherever a page says it.
 *
 * @param hours whole, as the operator set them; null promises no time
 */
export function answerTimeSentence(hours: number | null): string {
  return hours === null ? t`We answer as soon as we can.` : t`We answer within ${spanOf(hours)}.`;
}

/** One day is told in hours, more whole days in days. */
function spanOf(hours: number): string {
  if (hours > HOURS_PER_DAY && hours % HOURS_PER_DAY === 0) return t`${String(hours / HOURS_PER_DAY)} days`;
  return hours === 1 ? t`1 hour` : t`${String(hours)} hours`;
}
