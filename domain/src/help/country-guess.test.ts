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

test.each([
  ['America/Argentina/Buenos_Aires', 'America/Buenos_Aires'],
  ['America/Nuuk', 'America/Godthab'],
  ['Asia/Ho_Chi_Minh', 'Asia/Saigon'],
  ['Asia/Kathmandu', 'Asia/Katmandu'],
  ['Asia/Yangon', 'Asia/Rangoon'],
  ['Atlantic/Faroe', 'Atlantic/Faeroe'],
])('%s is the same zone under its older name', (name, older) => {
  const known = (timeZone: string) => new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
  // The engine itself takes one for the other.
  expect(known(name)).toBe(known(older));
  expect(sameTimeZone(older, name)).toBe(true);
});

test('English of the United States or Britain is believed where the clock is of there, and nowhere else', () => {
  const guess = (timeZone: string, language: string) => guessCountry(timeZone, [language], []);
  expect([guess('Pacific/Honolulu', 'en-US'), guess('Europe/Belfast', 'en-GB')]).toEqual(['US', 'GB']);
  for (const timeZone of ['Pacific/Auckland', 'Europe/Berlin', 'Etc/America/New_York', 'Pacific/Honolulu2'])
    expect(guess(timeZone, 'en-US')).toBeNull();
  for (const timeZone of ['Europe/Dublin', 'Old/Europe/London', 'Europe/London2'])
    expect(guess(timeZone, 'en-GB')).toBeNull();
  expect(guessCountry(undefined, ['en-US'], [])).toBeNull();
});

test('a region is read only where a language tag has its region', () => {
  const guess = (language: string) => guessCountry(undefined, [language], []);
  expect(['de-at', 'gsw-CH', 'de-CH-1996', 'sr-Cyrl-RS'].map(guess)).toEqual(['AT', 'CH', 'CH', 'RS']);
  for (const tag of ['DE', 'x-de-DE', 'de-DEU', 'german-DE', 'de-Lat-DE', 'de_DE', 'd-DE', 'de-D'])
    expect([tag, guess(tag)]).toEqual([tag, null]);
});
