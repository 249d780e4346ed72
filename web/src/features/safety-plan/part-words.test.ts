import { PLAN_PARTS } from '@stillgrove/domain/safety-plan/plan';
import { expect, test } from 'vitest';
import { MESSAGE_SUGGESTIONS, PART_WORDS } from './part-words';

/**
 * Headings and instructions of the Stanley-Brown form, which may not be changed or kept electronically without its
 * authors’ written permission. None of them may stand in our pages.
 */
const OF_THE_FORM = [
  'safety planning intervention',
  'stanley',
  'warning signs',
  'thoughts, images, mood, situation, behavior',
  'that a crisis may be developing',
  'internal coping strategies',
  'coping strategies',
  'things i can do to take my mind off my problems',
  'take my mind off',
  'without contacting another person',
  'relaxation technique, physical activity',
  'people and social settings that provide distraction',
  'social settings',
  'provide distraction',
  'people whom i can ask for help',
  'people i can ask for help',
  'whom i can ask',
  'professionals or agencies i can contact during a crisis',
  'professionals or agencies',
  'contact during a crisis',
  'clinician',
  'local urgent care',
  'urgent care services',
  'making the environment safe',
  'environment safe',
  'lethal means',
  'most important to me and worth living for',
  'worth living for',
];

/** Suggestions never name what could hurt someone. */
const DANGERS =
  /\b(?:pills?|medicines?|medication|drugs?|gun|firearm|weapon|knife|knives|blade|razor|rope|belt|bridge|roof|train|tracks|car|gas|poison|bleach|alcohol|drink(?:ing)? alone|overdose|cut(?:ting)?|hang|jump|window sill)s?\b/i;

const everyText = [
  ...PLAN_PARTS.flatMap((name) => {
    const { title, guide, label, suggestions } = PART_WORDS[name];
    return [title, guide, label, ...suggestions];
  }),
  ...MESSAGE_SUGGESTIONS,
];

test('no heading or instruction of the form that others hold the rights to stands in our words', () => {
  for (const text of everyText)
    for (const phrase of OF_THE_FORM) expect(text.toLowerCase().replaceAll('’', "'")).not.toContain(phrase);
});

test('no suggestion teaches a method', () => {
  for (const text of everyText) expect(text).not.toMatch(DANGERS);
});

test('each part offers six to ten suggestions, each once', () => {
  for (const name of PLAN_PARTS) {
    const { suggestions } = PART_WORDS[name];
    expect(suggestions.length).toBeGreaterThanOrEqual(6);
    expect(suggestions.length).toBeLessThanOrEqual(10);
    expect(new Set(suggestions).size).toBe(suggestions.length);
  }
});
