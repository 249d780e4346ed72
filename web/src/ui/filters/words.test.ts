import { expect, test } from 'vitest';
import { languageName, languageOptions, listed } from './words';

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
