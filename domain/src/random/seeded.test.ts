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

test('a text hashes as everywhere else by FNV-1a', () => {
  // Test vectors of its authors.
  expect(['', 'a', 'foobar'].map(hashText)).toEqual([0x811c9dc5, 0xe40c292c, 0xbf9cf968]);
});

test('a seed goes on telling the story that it told, since people know their tree', () => {
  const random = seededRandom(20_270_305);
  expect([random(), random(), random()]).toMatchInlineSnapshot(`
    [
      0.8667585847433656,
      0.3675576716195792,
      0.4138675360009074,
    ]
  `);
});

test('chance stays from 0 up to but not including 1, and is spread evenly', () => {
  const random = seededRandom(hashText('a person'));
  const draws = Array.from({ length: 10_000 }, random);
  expect(Math.min(...draws)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...draws)).toBeLessThan(1);
  expect(draws.reduce((sum, draw) => sum + draw, 0) / draws.length).toBeCloseTo(0.5, 1);
});
