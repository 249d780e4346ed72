import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hashText, seededRandom } from './seeded';

test('the same seed tells the same story', () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const [one, two] = [seededRandom(seed), seededRandom(seed)];
      for (let draw = 0; draw < 20; draw += 1) expect(one()).toBe(two());
    }),
  );
});

test('chance stays from 0 up to but not including 1, and is spread evenly', () => {
  const random = seededRandom(hashText('a person'));
  const draws = Array.from({ length: 10_000 }, random);
  expect(Math.min(...draws)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...draws)).toBeLessThan(1);
  expect(draws.reduce((sum, draw) => sum + draw, 0) / draws.length).toBeCloseTo(0.5, 1);
});
