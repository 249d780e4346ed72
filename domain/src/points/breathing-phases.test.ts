import fc from 'fast-check';
import { expect, test } from 'vitest';
import { breathAt, stepEndMs } from '../breathing/breath';
import { DEFAULT_PATTERN } from '../breathing/pattern';
import { completedPhases, phaseEndMs, phasePoints } from './breathing-phases';

test('inhale, hold and exhale of 4-4-4 earn 1, 2 and 1, each at its end', () => {
  const earned = { in: 1, hold: 2, out: 1, sip: 0, rest: 0 };
  fc.assert(
    fc.property(fc.nat(10_000), (index) => {
      expect(phaseEndMs(index)).toBe(stepEndMs(DEFAULT_PATTERN, index));
      expect(phasePoints(index)).toBe(earned[breathAt(DEFAULT_PATTERN, phaseEndMs(index) - 1).step.kind]);
      expect(completedPhases(phaseEndMs(index))).toBe(index + 1);
      expect(completedPhases(phaseEndMs(index) - 1)).toBe(index);
    }),
  );
});
