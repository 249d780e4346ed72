import { describe, expect, test } from 'vitest';
import { FORM_RULES, FORMS, type FormId, mostPoints } from './forms';
import { asksForHelp, changeSince, scoreOf, unansweredItems } from './score';

/** Calls with every set of answers that a form can have; the same array each time, with other values. */
function forEachAnswerSet(form: FormId, look: (answers: readonly number[], sum: number) => void): number {
  const { items, highestAnswer } = FORM_RULES[form];
  const answers = Array<number>(items).fill(0);
  let sum = 0;
  let count = 0;
  for (;;) {
    look(answers, sum);
    count += 1;
    let item = items - 1;
    while (item >= 0 && answers[item] === highestAnswer) {
      answers[item] = 0;
      sum -= highestAnswer;
      item -= 1;
    }
    if (item < 0) return count;
    answers[item] = (answers[item] ?? 0) + 1;
    sum += 1;
  }
}

/** As the publications print them: up to how many points each band goes. */
const PUBLISHED: Readonly<Record<FormId, readonly (readonly [upTo: number, band: string])[]>> = {
  'who-5': [
    [28, 'very-low'],
    [50, 'low'],
    [100, 'fair'],
  ],
  'phq-2': [
    [2, 'few'],
    [6, 'more'],
  ],
  'phq-9': [
    [4, 'minimal'],
    [9, 'mild'],
    [14, 'moderate'],
    [19, 'moderately-severe'],
    [27, 'severe'],
  ],
  'gad-2': [
    [2, 'few'],
    [6, 'more'],
  ],
  'gad-7': [
    [4, 'minimal'],
    [9, 'mild'],
    [14, 'moderate'],
    [21, 'severe'],
  ],
};

describe.each(FORMS)('%s', (form) => {
  const { items, highestAnswer, factor } = FORM_RULES[form];

  test('every set of answers has the published sum and the published band', () => {
    const expected = new Map<number, string>();
    for (let points = 0; points <= mostPoints(form); points += 1)
      expected.set(points, PUBLISHED[form].find(([upTo]) => points <= upTo)?.[1] ?? '');
    let wrong = 0;
    const count = forEachAnswerSet(form, (answers, sum) => {
      const score = scoreOf(form, answers);
      if (score?.points !== sum * factor || score.band !== expected.get(sum * factor)) wrong += 1;
    });
    expect(wrong).toBe(0);
    expect(count).toBe((highestAnswer + 1) ** items);
  });

  test('with one answer missing nothing is scored, whichever it is', () => {
    for (let item = 0; item < items; item += 1) {
      const answers = Array.from({ length: items }, (_, place) => (place === item ? null : highestAnswer));
      expect(scoreOf(form, answers)).toBeNull();
      expect(unansweredItems(answers)).toEqual([item]);
    }
  });

  test('what is no answer of the form is refused and not counted', () => {
    for (const value of [-1, highestAnswer + 1, 0.5, Number.NaN]) {
      const answers = Array.from({ length: items }, (_, item) => (item === 0 ? value : 0));
      expect(() => scoreOf(form, answers)).toThrow(RangeError);
    }
    expect(() => scoreOf(form, Array<number>(items + 1).fill(0))).toThrow(RangeError);
  });
});

test.each([
  ['phq-9', 4, 'minimal'],
  ['phq-9', 5, 'mild'],
  ['phq-9', 9, 'mild'],
  ['phq-9', 10, 'moderate'],
  ['phq-9', 14, 'moderate'],
  ['phq-9', 15, 'moderately-severe'],
  ['phq-9', 19, 'moderately-severe'],
  ['phq-9', 20, 'severe'],
  ['phq-9', 27, 'severe'],
  ['gad-7', 4, 'minimal'],
  ['gad-7', 5, 'mild'],
  ['gad-7', 9, 'mild'],
  ['gad-7', 10, 'moderate'],
  ['gad-7', 14, 'moderate'],
  ['gad-7', 15, 'severe'],
  ['gad-7', 21, 'severe'],
] as const)('%s of %i points is %s', (form, points, band) => {
  const answers = Array.from({ length: FORM_RULES[form].items }, (_, item) =>
    Math.max(0, Math.min(3, points - 3 * item)),
  );
  expect(scoreOf(form, answers)).toEqual({ points, band });
});

test('the WHO-5 goes from 0 to 100, and 50 and 28 are the ends of its lower bands', () => {
  expect(scoreOf('who-5', [5, 5, 5, 5, 5])).toEqual({ points: 100, band: 'fair' });
  expect(scoreOf('who-5', [5, 5, 3, 0, 0])).toEqual({ points: 52, band: 'fair' });
  expect(scoreOf('who-5', [5, 5, 2, 0, 0])).toEqual({ points: 48, band: 'low' });
  expect(scoreOf('who-5', [5, 3, 0, 0, 0])).toEqual({ points: 32, band: 'low' });
  expect(scoreOf('who-5', [5, 2, 0, 0, 0])).toEqual({ points: 28, band: 'very-low' });
});

test('any answer above “Not at all” to the ninth item brings help, whatever the others are', () => {
  let wrong = 0;
  forEachAnswerSet('phq-9', (answers) => {
    if (asksForHelp('phq-9', answers) !== (answers[8] ?? 0) > 0) wrong += 1;
  });
  expect(wrong).toBe(0);
  expect(asksForHelp('phq-9', [0, 0, 0, 0, 0, 0, 0, 0, 1])).toBe(true);
  expect(asksForHelp('phq-9', [null, null, null, null, null, null, null, null, 1])).toBe(true);
  expect(asksForHelp('phq-9', [3, 3, 3, 3, 3, 3, 3, 3, null])).toBe(false);
});

test('no other form has an item that asks for help by itself', () => {
  expect(asksForHelp('gad-7', [3, 3, 3, 3, 3, 3, 3])).toBe(false);
  expect(asksForHelp('who-5', [0, 0, 0, 0, 0])).toBe(false);
});

test('a difference counts from five points on, on the WHO-5 from ten', () => {
  expect(changeSince('phq-9', 10, 14)).toBe('same');
  expect(changeSince('phq-9', 10, 15)).toBe('higher');
  expect(changeSince('gad-7', 10, 5)).toBe('lower');
  expect(changeSince('who-5', 40, 48)).toBe('same');
  expect(changeSince('who-5', 40, 52)).toBe('higher');
  expect(changeSince('phq-2', 0, 6)).toBeNull();
});
