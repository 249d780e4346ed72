import { expect, test } from 'vitest';
import { counted, languageName, languageOptions, listed } from './words';

test('a sentence agrees with its number', () => {
  const sentences = { one: '# question', other: '# questions' };
  expect(counted(1, sentences)).toBe('1 question');
  expect(counted(0, sentences)).toBe('0 questions');
  expect(counted(1200, sentences)).toBe('1,200 questions');
});

test('languages are named in words and each is offered once', () => {
  expect(languageName('mul')).toBe('Several languages');
  expect(languageOptions(['hi', 'en', 'hi'])).toEqual([
    { value: 'en', name: 'English' },
    { value: 'hi', name: 'Hindi' },
  ]);
});

test('a list reads as people say it', () => {
  expect(listed(['Facebook', 'YouTube'])).toBe('Facebook and YouTube');
});
