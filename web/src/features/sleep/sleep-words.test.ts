import { USUAL_WIND_DOWN } from '@stillgrove/domain/sleep/wind-down';
import { expect, test } from 'vitest';
import { whereInWords } from './sleep-words';

const MINUTE_MS = 60_000;

test('a paused evening tells its part and how long that goes on, in minutes, and in hours where there are many', () => {
  const night = { ...USUAL_WIND_DOWN, fade: false };
  const at = (part: 'breath' | 'scan' | 'sounds' | null, minutes: number) =>
    whereInWords(night, { part, inPartMs: minutes * MINUTE_MS });
  expect(at('breath', 0)).toBe('Slow exhale: about 5 minutes left.');
  expect(at('scan', 9.9)).toBe('Body scan: about 1 minute left.');
  expect(at('sounds', 10)).toBe('Sounds: about 8 hours left.');
  expect(at('sounds', 370)).toBe('Sounds: about 110 minutes left.');
  expect(at(null, 0)).toBe('');
});
