import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { breathAt, phaseAt, phaseEndMs } from './breath';
import { GROVE_PATTERN } from './pattern';

const elapsed = fc.integer({ min: 0, max: 86_400_000 });

describe('the breath at a moment', () => {
  test('begins with an inhale that counts 4', () => {
    expect(breathAt(GROVE_PATTERN, 0)).toMatchObject({
      phase: { name: 'inhale' },
      count: 4,
      completedPhases: 0,
    });
  });

  test('counts 4, 3, 2, 1 and then holds', () => {
    const counts = [0, 1000, 2000, 3999].map((ms) => breathAt(GROVE_PATTERN, ms).count);
    expect(counts).toEqual([4, 3, 2, 1]);
    expect(breathAt(GROVE_PATTERN, 4000)).toMatchObject({ phase: { name: 'hold' }, count: 4 });
    expect(breathAt(GROVE_PATTERN, 8000)).toMatchObject({ phase: { name: 'exhale' }, count: 4 });
    expect(breathAt(GROVE_PATTERN, 12_000)).toMatchObject({ phase: { name: 'inhale' }, completedBreaths: 1 });
  });

  test('is the same whether time passed in one step or in many', () => {
    fc.assert(
      fc.property(elapsed, (ms) => {
        const breath = breathAt(GROVE_PATTERN, ms);
        expect(breath.completedPhases).toBe(Math.floor(ms / 4000));
        expect(breath.count).toBeGreaterThanOrEqual(1);
        expect(breath.count).toBeLessThanOrEqual(4);
        expect(breath.progress).toBeGreaterThanOrEqual(0);
        expect(breath.progress).toBeLessThan(1);
        expect(breath.phase).toBe(phaseAt(GROVE_PATTERN, breath.completedPhases));
      }),
    );
  });

  test('never completes a phase before its end, and always at its end', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 5000 }), (phaseIndex) => {
        const end = phaseEndMs(GROVE_PATTERN, phaseIndex);
        expect(breathAt(GROVE_PATTERN, end - 1).completedPhases).toBe(phaseIndex);
        expect(breathAt(GROVE_PATTERN, end).completedPhases).toBe(phaseIndex + 1);
      }),
    );
  });
});
