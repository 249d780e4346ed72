import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BUILT_IN_PATTERNS } from './built-in';
import { breathAt, breathsDone, stepEndMs } from './breath';
import { DEFAULT_PATTERN } from './pattern';

const elapsed = fc.integer({ min: 0, max: 86_400_000 });

describe('the breath at a moment', () => {
  test('begins with an inhale that counts 4', () => {
    expect(breathAt(DEFAULT_PATTERN, 0)).toMatchObject({
      step: { kind: 'in' },
      count: 4,
      completedSteps: 0,
    });
  });

  test('counts 4, 3, 2, 1 and then holds', () => {
    const counts = [0, 1000, 2000, 3999].map((ms) => breathAt(DEFAULT_PATTERN, ms).count);
    expect(counts).toEqual([4, 3, 2, 1]);
    expect(breathAt(DEFAULT_PATTERN, 4000)).toMatchObject({ step: { kind: 'hold' }, count: 4 });
    expect(breathAt(DEFAULT_PATTERN, 8000)).toMatchObject({ step: { kind: 'out' }, count: 4 });
    expect(breathAt(DEFAULT_PATTERN, 12_000)).toMatchObject({ step: { kind: 'in' }, completedBreaths: 1 });
  });

  test('is the same whether time passed in one step or in many', () => {
    fc.assert(
      fc.property(elapsed, (ms) => {
        const breath = breathAt(DEFAULT_PATTERN, ms);
        expect(breath.completedSteps).toBe(Math.floor(ms / 4000));
        expect(breath.count).toBeGreaterThanOrEqual(1);
        expect(breath.count).toBeLessThanOrEqual(4);
        expect(breath.progress).toBeGreaterThanOrEqual(0);
        expect(breath.progress).toBeLessThan(1);
        expect(breath.step).toBe(DEFAULT_PATTERN[breath.completedSteps % 3]);
      }),
    );
  });

  test('never completes a step before its end, and always at its end', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 5000 }), (stepIndex) => {
        const end = stepEndMs(DEFAULT_PATTERN, stepIndex);
        expect(breathAt(DEFAULT_PATTERN, end - 1).completedSteps).toBe(stepIndex);
        expect(breathAt(DEFAULT_PATTERN, end).completedSteps).toBe(stepIndex + 1);
      }),
    );
  });

  test('half a second more belongs to the first number that is counted', () => {
    const counts = [0, 499, 500, 1_499, 1_500, 4_499, 4_500, 5_499].map(
      (ms) => breathAt(BUILT_IN_PATTERNS.coherent, ms).count,
    );
    expect(counts).toEqual([5, 5, 5, 5, 4, 2, 1, 1]);
  });

  test('counts when its last exhale is over, whatever follows', () => {
    expect([11_999, 12_000, 27_999, 28_000].map((ms) => breathsDone(BUILT_IN_PATTERNS.box, ms))).toEqual([
      0, 1, 1, 2,
    ]);
    expect([11_999, 12_000, 24_000].map((ms) => breathsDone(DEFAULT_PATTERN, ms))).toEqual([0, 1, 2]);
  });
});
