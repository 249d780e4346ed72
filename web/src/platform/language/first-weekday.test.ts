import { afterEach, expect, test, vi } from 'vitest';
import { firstWeekday } from './first-weekday';

const WEEKS = [
  ['en-US', 7],
  ['de-DE', 1],
  ['en-GB', 1],
  ['pt-BR', 7],
] as const;

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a week begins as it does where the device is from', () => {
  for (const [language, first] of WEEKS)
    expect([language, firstWeekday(language)]).toEqual([language, first]);
});

test('also where the browser does not tell', () => {
  vi.stubGlobal('Intl', {
    ...Intl,
    Locale: function () {
      return undefined;
    },
  });
  for (const [language, first] of WEEKS)
    expect([language, firstWeekday(language)]).toEqual([language, first]);
  expect(firstWeekday('en')).toBe(7);
});
