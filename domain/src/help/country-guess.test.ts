import { expect, test } from 'vitest';
import { guessCountry, sameTimeZone } from './country-guess';

const ZONES: Record<string, string[]> = { 'Europe/Berlin': ['DE'], 'Europe/Zurich': ['CH', 'LI'] };
const regions = (zone: string) => ZONES[zone] ?? [];

test('the clock is believed before the language', () => {
  expect(guessCountry('Europe/Berlin', ['en-US', 'en'], regions)).toBe('DE');
});

test('where a zone spans countries the language decides, and the first one when it cannot', () => {
  expect(guessCountry('Europe/Zurich', ['en', 'de-LI'], regions)).toBe('LI');
  expect(guessCountry('Europe/Zurich', ['de-DE'], regions)).toBe('CH');
});

test('without a known zone the region of the languages is taken', () => {
  expect(guessCountry('Mars/Olympus', ['fr', 'fr-CA', 'de-DE'], regions)).toBe('CA');
  expect(guessCountry(undefined, ['zh-Hant-TW'], regions)).toBe('TW');
});

test('the most widespread languages of devices say nothing about a place by themselves', () => {
  expect(guessCountry('Asia/Kolkata', ['en-US', 'en'], regions)).toBeNull();
  expect(guessCountry('Asia/Kolkata', ['en-GB', 'hi-IN'], regions)).toBe('IN');
  expect(guessCountry('America/Denver', ['en-US'], regions)).toBe('US');
  expect(guessCountry('Europe/London', ['en-GB'], regions)).toBe('GB');
});

test('nothing known is nothing guessed', () => {
  expect(guessCountry(undefined, [], regions)).toBeNull();
  expect(guessCountry('UTC', ['en', 'es-419'], regions)).toBeNull();
});

test('a renamed zone is still the same zone', () => {
  expect(sameTimeZone('Asia/Kolkata', 'Asia/Calcutta')).toBe(true);
  expect(sameTimeZone('Europe/Kiev', 'Europe/Kyiv')).toBe(true);
  expect(sameTimeZone('Europe/Kiev', 'Europe/Berlin')).toBe(false);
});
