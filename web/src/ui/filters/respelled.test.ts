import fc from 'fast-check';
import { expect, test } from 'vitest';
import { respelled } from './respelled';

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
  expect(respelled(search, TEXTS)).toBe(meant);
});

test('of two words that are as near the one that is used more often is meant', () => {
  expect(respelled('slep', ['A step.', 'Sleep, and sleep.'])).toBe('sleep');
  expect(respelled('slep', ['A step, a step.', 'Sleep.'])).toBe('step');
});

test('what is right, too short or like nothing stays as it is', () => {
  expect(respelled('', TEXTS)).toBeNull();
  expect(respelled('sleep depress', TEXTS)).toBeNull();
  expect(respelled('slx', TEXTS)).toBeNull();
  expect(respelled('volleyball', TEXTS)).toBeNull();
  expect(respelled('suicde volleyball', TEXTS)).toBeNull();
});

test('whatever is typed, what is meant instead is found', () => {
  fc.assert(
    fc.property(fc.string(), fc.array(fc.string({ unit: 'grapheme' })), (search, texts) => {
      const meant = respelled(search, texts);
      for (const word of meant?.split(' ') ?? [])
        expect(texts.join('\n').normalize('NFD').toLowerCase()).toContain(word);
    }),
  );
});
