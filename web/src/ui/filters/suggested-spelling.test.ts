import fc from 'fast-check';
import { expect, test } from 'vitest';
import { suggestedSpelling } from './suggested-spelling';

const TEXTS = [
  'Suicide & Crisis Lifeline: call or text when life is hard.',
  'Sleep well: stories and sounds for a night of sleep. Each step is short.',
  'Anxiety and depression, explained.',
  'Méditation guidée',
];

test.each([
  ['suicde', 'suicide'],
  ['Siucide', 'suicide'],
  ['slep', 'sleep'],
  ['anxeity', 'anxiety'],
  ['depresion', 'depression'],
  ['méditaton', 'meditation'],
  ['sleep anxeity', 'sleep anxiety'],
  ['crisis lifline', 'crisis lifeline'],
])('“%s” is meant to be “%s”', (search, meant) => {
  expect(suggestedSpelling(search, TEXTS)).toBe(meant);
});

test('of two words that are as near the one that is used more often is meant', () => {
  expect(suggestedSpelling('slep', ['A step.', 'Sleep, and sleep.'])).toBe('sleep');
  expect(suggestedSpelling('slep', ['A step, a step.', 'Sleep.'])).toBe('step');
});

test('what is right, too short or like nothing stays as it is', () => {
  expect(suggestedSpelling('', TEXTS)).toBeNull();
  expect(suggestedSpelling('sleep depress', TEXTS)).toBeNull();
  expect(suggestedSpelling('slx', TEXTS)).toBeNull();
  expect(suggestedSpelling('volleyball', TEXTS)).toBeNull();
  expect(suggestedSpelling('suicde volleyball', TEXTS)).toBeNull();
});

test('whatever is typed, what is meant instead is found', () => {
  fc.assert(
    fc.property(fc.string(), fc.array(fc.string({ unit: 'grapheme' })), (search, texts) => {
      const meant = suggestedSpelling(search, texts);
      for (const word of meant?.split(' ') ?? [])
        expect(texts.join('\n').normalize('NFD').toLowerCase()).toContain(word);
    }),
  );
});
