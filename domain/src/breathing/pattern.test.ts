import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BUILT_IN_IDS, BUILT_IN_PATTERNS } from './built-in';
import {
  breathMs,
  DEFAULT_PATTERN,
  fullnessOf,
  hasLongHold,
  isSamePattern,
  problemOf,
  type Step,
  type StepKind,
} from './pattern';
import { anyPattern } from './testing';

const steps = (...seconds: [StepKind, number][]): Step[] =>
  seconds.map(([kind, length]) => ({ kind, durationMs: length * 1_000 }));

test('the guide leads each pattern that it offers, and the first is in, hold and out for 4 seconds each', () => {
  for (const id of BUILT_IN_IDS) expect(problemOf(BUILT_IN_PATTERNS[id]), id).toBeNull();
  expect(BUILT_IN_IDS[0]).toBe('default');
  expect(DEFAULT_PATTERN).toEqual(steps(['in', 4], ['hold', 4], ['out', 4]));
});

test('nothing faster than 15 breaths a minute is a pattern, whatever it is made of', () => {
  expect(problemOf(steps(['in', 1], ['out', 1]))).toBe('too-fast');
  expect(problemOf(steps(['in', 1], ['out', 1], ['rest', 1.5]))).toBe('too-fast');
  expect(problemOf(steps(['in', 2], ['out', 2]))).toBeNull();
  fc.assert(
    fc.property(anyPattern, (pattern) => {
      expect(60_000 / breathMs(pattern)).toBeLessThanOrEqual(15);
    }),
  );
});

test('quick breaths before a long hold are no pattern', () => {
  const quick = steps(['in', 1], ['out', 1], ['in', 1], ['out', 1], ['in', 1], ['hold', 20], ['out', 5]);
  expect(problemOf(quick)).toBe('one-breath-in');
});

test.each([
  ['too-few-steps', steps(['in', 4])],
  ['too-many-steps', steps(['in', 4], ...Array.from({ length: 8 }, (): [StepKind, number] => ['out', 1]))],
  ['one-breath-in', steps(['out', 4], ['in', 4])],
  ['no-breath-out', steps(['in', 4], ['hold', 4])],
  ['sip-out-of-place', steps(['in', 4], ['out', 4], ['sip', 1])],
  ['step-length', steps(['in', 16], ['out', 4])],
  ['step-length', steps(['in', 4], ['hold', 20.5], ['out', 4])],
  ['step-length', steps(['in', 4.2], ['out', 4])],
  ['step-length', steps(['in', NaN], ['out', 4])],
] as const)('what is wrong is told: %s', (problem, wrong) => expect(problemOf(wrong)).toBe(problem));

test('a hold of more than ten seconds is long', () => {
  expect(hasLongHold([{ kind: 'in', durationMs: 15_000 }, ...steps(['hold', 10], ['out', 4])])).toBe(false);
  expect(hasLongHold([{ kind: 'in', durationMs: 4_000 }, ...steps(['out', 4], ['rest', 10.5])])).toBe(true);
});

test('lungs fill from empty to full and empty again, without a leap', () => {
  fc.assert(
    fc.property(anyPattern, (pattern) => {
      const fullness = fullnessOf(pattern);
      expect(fullness[0]?.from).toBe(0);
      expect(fullness.at(-1)?.to).toBe(0);
      expect(Math.max(...fullness.map(({ to }) => to))).toBe(1);
      for (const [at, { from }] of fullness.entries()) if (at > 0) expect(from).toBe(fullness[at - 1]?.to);
    }),
  );
});

test('patterns are the same by their steps', () => {
  expect(isSamePattern(DEFAULT_PATTERN, [...DEFAULT_PATTERN])).toBe(true);
  expect(isSamePattern(DEFAULT_PATTERN, BUILT_IN_PATTERNS.box)).toBe(false);
  expect(isSamePattern(BUILT_IN_PATTERNS.coherent, BUILT_IN_PATTERNS.calming)).toBe(false);
});
