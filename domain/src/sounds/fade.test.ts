import { expect, test } from 'vitest';
import { fadeGain, sleepFade } from './fade';

const MINUTE = 60_000;

test('a sleep timer fades over its last tenth, at least half a minute and at most ten minutes', () => {
  const length = (minutes: number) => {
    const { fromMs, toMs } = sleepFade(minutes * MINUTE);
    expect(toMs).toBe(minutes * MINUTE);
    return toMs - fromMs;
  };
  expect([5, 30, 180].map(length)).toEqual([0.5 * MINUTE, 3 * MINUTE, 10 * MINUTE]);
  expect(length(0.1)).toBe(0.1 * MINUTE);
});

test('a fade is all of the sound before it, nothing after it, and never rises', () => {
  const fade = { fromMs: 1_000, toMs: 9_000 };
  const gains = Array.from({ length: 1_001 }, (_, step) => fadeGain(fade, step * 10));
  expect(gains[0]).toBe(1);
  expect(gains.at(-1)).toBe(0);
  expect(gains.every((gain, step) => step === 0 || gain <= (gains[step - 1] ?? 0))).toBe(true);
});

test('half of a fade is 30 decibels', () => {
  expect(20 * Math.log10(fadeGain({ fromMs: 0, toMs: 10_000 }, 5_000))).toBeCloseTo(-30);
});
