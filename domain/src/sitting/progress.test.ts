import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clockText, progressOf, shownSeconds } from './progress';
import type { Sitting } from './settings';

const TWENTY: Sitting = {
  minutes: 20,
  preparationSeconds: 10,
  startBell: true,
  endBell: true,
  between: { kind: 'none' },
  bellSound: 'bowl',
};
const MINUTE_MS = 60_000;

test('the time to settle comes first and does not count', () => {
  expect(progressOf(TWENTY, 9_999)).toMatchObject({ stage: 'preparing', satMs: 0, share: 0 });
  expect(progressOf(TWENTY, 10_000 + MINUTE_MS)).toMatchObject({
    stage: 'sitting',
    satMinutes: 1,
    share: 0.05,
  });
});

test('it is over at the whole length, and counts no more than that', () => {
  expect(progressOf(TWENTY, 10_000 + 20 * MINUTE_MS)).toMatchObject({
    stage: 'over',
    leftMs: 0,
    satMinutes: 20,
  });
  expect(progressOf(TWENTY, 99 * MINUTE_MS)).toMatchObject({ stage: 'over', satMinutes: 20, share: 1 });
});

test('without an end it counts up, and the light goes on rising', () => {
  const open = { ...TWENTY, minutes: null };
  expect(progressOf(open, 10_000 + 90 * MINUTE_MS)).toMatchObject({
    stage: 'sitting',
    satMinutes: 90,
    leftMs: null,
  });
  expect(progressOf(open, 11 * 60 * MINUTE_MS)).toMatchObject({ stage: 'over', satMinutes: 600 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 600 }), (minutes) => {
      const { share } = progressOf(open, minutes * MINUTE_MS);
      expect(share).toBeGreaterThanOrEqual(0);
      expect(share).toBeLessThan(progressOf(open, (minutes + 1) * MINUTE_MS).share);
      expect(share).toBeLessThan(1);
    }),
  );
});

test('a time is shown as clocks show it', () => {
  expect([0, 7, 247, 3_847].map(clockText)).toEqual(['0:00', '0:07', '4:07', '1:04:07']);
  expect(shownSeconds(progressOf(TWENTY, 10_001))).toBe(1_200);
  expect(shownSeconds(progressOf({ ...TWENTY, minutes: null }, 10_999))).toBe(0);
});
