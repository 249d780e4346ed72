import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wholeNumber } from './whole-number';

test('every number is written as the language writes it', () => {
  fc.assert(
    fc.property(fc.oneof(fc.integer(), fc.integer({ min: -5, max: 1_100 }), fc.double()), (value) => {
      // Nothing is never written with a minus.
      const written = value === 0 ? 0 : value;
      expect(wholeNumber(value)).toBe(new Intl.NumberFormat('en').format(written));
    }),
  );
});
