import { expect, test } from 'vitest';
import { guessCountry, sameTimeZone } from './country-guess';

test('the clock is believed before the language', () => {
  expect(guessCountry('Europe/Berlin', ['en-US', 'en'], ['DE'])).toBe('DE');
});

test('where a zone spans countries the language decides, and the first one when it cannot', () => {
  expect(guessCountry('Europe/Zurich', ['en', 'de-LI'], ['CH', 'LI'])).toBe('LI');
  expect(guessCountry('Europe/Zurich', ['de-DE'], ['CH', 'LI'])).toBe('CH');
});

test('without a known zone the region of the languages is taken', () => {
  expect(guessCountry('Mars/Olympus', ['fr', 'fr-CA', 'de-DE'], [])).toBe('CA');
  expect(guessCountry(undefined, ['zh-Hant-TW'], [])).toBe('TW');
});

test('the most widespread languages of devices say nothing about a place by themselves', () => {
  expect(guessCountry('Asia/Kolkata', ['en-US', 'en'], [])).toBeNull();
  expect(guessCountry('Asia/Kolkata', ['en-GB', 'hi-IN'], [])).toBe('IN');
  expect(guessCountry('America/Denver', ['en-US'], [])).toBe('US');
  expect(guessCountry('Europe/London', ['en-GB'], [])).toBe('GB');
});

test('nothing known is nothing guessed', () => {
  expect(guessCountry(undefined, [], [])).toBeNull();
  expect(guessCountry('UTC', ['en', 'es-419'], [])).toBeNull();
});

test('a renamed zone is still the same zone', () => {
  expect(sameTimeZone('Asia/Kolkata', 'Asia/Calcutta')).toBe(true);
  expect(sameTimeZone('Europe/Kiev', 'Europe/Kyiv')).toBe(true);
  expect(sameTimeZone('Europe/Kiev', 'Europe/Berlin')).toBe(false);
});
