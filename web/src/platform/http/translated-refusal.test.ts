import { refusalSentence } from '@stillgrove/contract/refusal-sentences';
import { REFUSALS } from '@stillgrove/contract/refusals';
import { expect, test } from 'vitest';
import { translated } from './translated-refusal';

const answer = (code: string, more: object = {}) => ({
  success: false as const,
  code,
  message: 'What the server said.',
  ...more,
});

/** Values that some sentences name. */
const VALUES: Readonly<Record<string, Readonly<Record<string, string | number>>>> = {
  'already-confirmed': { since: 'before' },
  'appointment-canceled': { reader: 'member' },
  'appointment-over': { reader: 'member' },
  'bad-json': { problem: 'empty' },
  'bad-request': { problem: 'unreadable' },
  'changed-meanwhile': { changed: 'list' },
  'email-taken': { by: 'change' },
  'unknown-appointment': { reader: 'operator' },
  'unknown-therapist': { reader: 'operator' },
  'weak-password': { weakness: 'short' },
};

test('every code has a sentence, but the one whose words come with its fields', () => {
  const silent = Object.keys(REFUSALS).filter((code) => refusalSentence(code, VALUES[code]) === null);
  expect(silent).toEqual(['invalid-fields']);
});

test('a sentence is written from code and values', () => {
  const waits = [1, 45, 600, 86_400].map((waitSeconds) => refusalSentence('too-many-tries', { waitSeconds }));
  expect(waits).toEqual(
    ['one second', '45 seconds', '10 minutes', '24 hours'].map(
      (wait) => `You’ve tried this too often. Please wait ${wait}, then try again.`,
    ),
  );
  expect(translated(answer('under-minimum-age', { values: { minimumAge: 16 } })).message).toContain(
    'from the year after you turn 16,',
  );
});

test('a field that repeats the sentence repeats its translation, and others have their own', () => {
  const wrongPassword = { fields: { password: 'What the server said.' } };
  expect(translated(answer('wrong-password', wrongPassword)).fields).toEqual({
    password: refusalSentence('wrong-password'),
  });
  expect(translated(answer('birth-year-missing', { fields: { birthYear: 'Which year?' } })).fields).toEqual({
    birthYear: 'Enter the year you were born, such as 2001.',
  });
});

test('what another version says keeps the server’s words', () => {
  const later = answer('never-heard-of', { fields: { name: 'Too odd.' } });
  expect(translated(later)).toEqual(later);
  const odd = answer('email-taken', { values: { by: 'magic' } });
  expect(translated(odd)).toEqual(odd);
});
