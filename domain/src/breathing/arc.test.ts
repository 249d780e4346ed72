import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  amountFrom,
  breathsLeft,
  brightness,
  goalOf,
  isLastPart,
  isLastStep,
  minutesLeft,
  settleCount,
} from './arc';
import { breathAt, breathsDone } from './breath';
import { BUILT_IN_PATTERNS } from './built-in';
import { breathMs, DEFAULT_PATTERN } from './pattern';
import { anyPattern } from './testing';

const minutes = fc.integer({ min: 1, max: 60 });
const elapsed = fc.integer({ min: 0, max: 86_400_000 });
const inMinutes = (amount: number) => ({ unit: 'minutes', amount }) as const;
const inBreaths = (amount: number) => ({ unit: 'breaths', amount }) as const;

test('a minute of 4-4-4 is five whole breaths', () => {
  expect(goalOf(DEFAULT_PATTERN, 0, inMinutes(1))).toMatchObject({ fromMs: 0, toMs: 60_000 });
});

test('every pattern ends on an exhale that is never cut off, and never a whole breath too late', () => {
  fc.assert(
    fc.property(anyPattern, elapsed, minutes, (pattern, from, amount) => {
      const { toMs, lastStepMs } = goalOf(pattern, from, inMinutes(amount));
      expect(toMs - from).toBeGreaterThanOrEqual(amount * 60_000);
      expect(toMs - from).toBeLessThan(amount * 60_000 + breathMs(pattern));
      expect(breathAt(pattern, toMs - 1).step.kind).toBe('out');
      expect(breathAt(pattern, lastStepMs)).toMatchObject({ step: { kind: 'out' }, progress: 0 });
      expect(breathsDone(pattern, toMs)).toBe(breathsDone(pattern, toMs - 1) + 1);
    }),
  );
});

test('a number of breaths is that many, counted from the next whole one', () => {
  fc.assert(
    fc.property(anyPattern, fc.integer({ min: 1, max: 600 }), elapsed, (pattern, amount, from) => {
      const { toMs } = goalOf(pattern, from, inBreaths(amount));
      expect(breathsDone(pattern, toMs)).toBe(Math.ceil(from / breathMs(pattern)) + amount);
      expect(breathAt(pattern, toMs - 1).step.kind).toBe('out');
    }),
  );
  expect(goalOf(BUILT_IN_PATTERNS.box, 0, inBreaths(6)).toMs).toBe(6 * 16_000 - 4_000);
});

test('the last step is the exhale before the goal and no other', () => {
  fc.assert(
    fc.property(elapsed, minutes, fc.integer({ min: 1, max: 60_000 }), (from, amount, left) => {
      const goal = goalOf(DEFAULT_PATTERN, from, inMinutes(amount));
      expect(isLastStep(goal, goal.toMs - left)).toBe(left <= 4_000);
    }),
  );
  expect(isLastStep(goalOf(DEFAULT_PATTERN, 0, inMinutes(1)), 60_000)).toBe(false);
});

test('the last half minute is told from the rest, unless the session is hardly longer', () => {
  const goal = goalOf(DEFAULT_PATTERN, 0, inMinutes(2));
  expect([0, 89_999, 90_000, 119_999].map((ms) => isLastPart(goal, ms))).toEqual([false, false, true, true]);
  expect(isLastPart(goalOf(DEFAULT_PATTERN, 0, inBreaths(2)), 23_000)).toBe(false);
});

test('minutes that have begun are told until the goal is reached', () => {
  const goal = goalOf(DEFAULT_PATTERN, 0, inMinutes(3));
  expect([0, 1, 60_000, 60_001, 179_999, 180_000, 190_000].map((ms) => minutesLeft(goal, ms))).toEqual([
    3, 3, 2, 2, 1, 0, 0,
  ]);
});

test('breaths that are left include the one that has begun', () => {
  const goal = goalOf(BUILT_IN_PATTERNS.box, 0, inBreaths(3));
  expect(
    [0, 15_999, 16_000, 43_999, 44_000].map((ms) => breathsLeft(BUILT_IN_PATTERNS.box, goal, ms)),
  ).toEqual([3, 3, 2, 1, 0]);
});

test('settling in counts 3, 2, 1', () => {
  expect([3_000, 2_001, 2_000, 1_001, 1_000, 1, 0, -5].map(settleCount)).toEqual([3, 3, 2, 2, 1, 1, 1, 1]);
});

test('a length is 1 to 60 whole minutes or 1 to 600 whole breaths', () => {
  expect(['1', ' 7 ', '60', '05'].map((typed) => amountFrom('minutes', typed))).toEqual([1, 7, 60, 5]);
  expect(
    ['', '0', '61', '2.5', '-3', '1e1', 'ten', '٣', '600000'].map((typed) => amountFrom('minutes', typed)),
  ).toEqual(Array.from({ length: 9 }, () => null));
  expect(['61', '600', '601'].map((typed) => amountFrom('breaths', typed))).toEqual([61, 600, null]);
});

test('the sky only ever brightens, from nothing to full at the goal', () => {
  fc.assert(
    fc.property(elapsed, minutes, fc.array(elapsed), (from, amount, moments) => {
      for (const goal of [goalOf(DEFAULT_PATTERN, from, inMinutes(amount)), null]) {
        const seen = moments.toSorted((one, other) => one - other).map((ms) => brightness(ms, goal));
        expect(seen).toEqual(seen.toSorted((one, other) => one - other));
        for (const light of seen) expect(light >= 0 && light <= 1).toBe(true);
      }
    }),
  );
  const goal = goalOf(DEFAULT_PATTERN, 24_000, inMinutes(5));
  expect([24_000, goal.toMs].map((ms) => brightness(ms, goal))).toEqual([0, 1]);
  expect(brightness(600_000, null)).toBe(1);
});
