import { type BandId, FORM_RULES, type FormId } from './forms';

/** One answer for each item, in their order; null where someone left it out. */
export type Answers = readonly (number | null)[];

export type Score = {
  readonly points: number;
  readonly band: BandId;
};

/** Counted from 0: the item of the PHQ-9 about being better off dead, or hurting oneself. */
const HELP_ITEM = 8;

/**
 * The points of a form and the band in which they lie. Missing answers are never guessed.
 *
 * @returns null when an answer is missing
 * @throws RangeError for a value that the form does not have, or more or fewer answers than items
 */
export function scoreOf(form: FormId, answers: Answers): Score | null {
  const { items, highestAnswer, factor, bands } = FORM_RULES[form];
  if (answers.length !== items) throw new RangeError(`${form} has ${String(items)} items.`);
  let sum = 0;
  for (const answer of answers) {
    if (answer === null) return null;
    if (!Number.isInteger(answer) || answer < 0 || answer > highestAnswer)
      throw new RangeError(`${form} has no answer ${String(answer)}.`);
    sum += answer;
  }
  const points = sum * factor;
  const band = bands.findLast(({ from }) => points >= from);
  if (band === undefined) throw new RangeError(`${form} has no band for ${String(points)}.`);
  return { points, band: band.id };
}

/** The items without an answer, counted from 0. */
export function unansweredItems(answers: Answers): readonly number[] {
  return answers.flatMap((answer, item) => (answer === null ? [item] : []));
}

/** Whether an item is the one whose answer may call for help at once. */
export function isHelpItem(form: FormId, item: number): boolean {
  return form === 'phq-9' && item === HELP_ITEM;
}

/** Whether help is shown: for any answer above “Not at all” to that item, whatever all other answers are. */
export function asksForHelp(form: FormId, answers: Answers): boolean {
  return answers.some((answer, item) => isHelpItem(form, item) && answer !== null && answer > 0);
}

/**
 * How a result compares with the one before, by the smallest difference that counts.
 *
 * @returns null where no such difference is known for the form
 */
export function changeSince(form: FormId, before: number, now: number): 'same' | 'higher' | 'lower' | null {
  const { change } = FORM_RULES[form];
  if (change === null) return null;
  if (Math.abs(now - before) < change) return 'same';
  return now > before ? 'higher' : 'lower';
}
