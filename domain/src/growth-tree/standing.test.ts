import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FULL_TREE, SPROUT_UNTIL } from './progress';
import { FOOT, FRAME } from './shape';
import { standAt } from './standing';
import { growTree } from './tree';

const seeds = fc.integer({ min: 0, max: 0xffffffff });
// Some properties hold for almost every tree. A fixed seed tries the same trees each time, so that a rare one fails no
// change that has nothing to do with it.
const runs = { numRuns: 40, seed: 2026 };

function heightOf(seed: number, leaves: number): number {
  const { limbs } = standAt(growTree(seed), leaves);
  return FOOT.y - Math.min(FOOT.y, ...limbs.flat().map(({ y }) => y));
}

test('a tree is a seed, then a sprout, then a tree', () => {
  const stages = [0, 1, 10, 11, 500, 620].map((leaves) => standAt(growTree(7), leaves).stage);
  expect(stages).toEqual(['seed', 'sprout', 'sprout', 'tree', 'tree', 'tree']);
});

test('a tree shows one leaf for each task, 500 at most', () => {
  fc.assert(
    fc.property(seeds, fc.nat(700), (seed, tasks) => {
      expect(standAt(growTree(seed), tasks).leaves).toHaveLength(Math.min(tasks, FULL_TREE));
    }),
    runs,
  );
});

test('with more leaves a tree is never lower, also when a sprout becomes a sapling', () => {
  fc.assert(
    fc.property(seeds, fc.nat(FULL_TREE), fc.nat(FULL_TREE), (seed, a, b) => {
      expect(heightOf(seed, Math.max(a, b))).toBeGreaterThanOrEqual(heightOf(seed, Math.min(a, b)));
      expect(heightOf(seed, SPROUT_UNTIL + 1)).toBeGreaterThanOrEqual(heightOf(seed, SPROUT_UNTIL));
    }),
    runs,
  );
});

test('with more leaves the trunk is never thinner', () => {
  fc.assert(
    fc.property(seeds, fc.nat(FULL_TREE), fc.nat(FULL_TREE), (seed, a, b) => {
      const footOf = (leaves: number) => standAt(growTree(seed), leaves).limbs[0]?.[2]?.width ?? 0;
      expect(footOf(Math.max(a, b))).toBeGreaterThanOrEqual(footOf(Math.min(a, b)));
    }),
    runs,
  );
});

test('no leaf is giant, and no leaf hangs outside the picture', () => {
  fc.assert(
    fc.property(seeds, fc.integer({ min: 1, max: FULL_TREE }), (seed, tasks) => {
      const { leaves, companions } = standAt(growTree(seed), tasks);
      for (const { x, y, size } of [...leaves, ...companions]) {
        expect(size).toBeLessThan(tasks > SPROUT_UNTIL ? 80 : 110);
        expect(Math.min(x, FRAME.width - x, y)).toBeGreaterThan(0);
      }
    }),
    runs,
  );
});

test('a sapling is never bare: more leaves fill it than it has tasks', () => {
  fc.assert(
    fc.property(seeds, fc.integer({ min: SPROUT_UNTIL + 1, max: 120 }), (seed, tasks) => {
      expect(standAt(growTree(seed), tasks).companions.length).toBeGreaterThan(tasks);
    }),
    runs,
  );
});

test('few leaves of a tree are amber', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const { leaves } = growTree(seed);
      expect(leaves.filter(({ shade }) => shade === 4).length).toBeLessThan(FULL_TREE / 10);
    }),
    runs,
  );
});
