import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hashText } from '../random/seeded';
import { heightAt, limbsAt } from './growth';
import { FULL_TREE, SPROUT_UNTIL } from './progress';
import { FRAME, type Limb } from './shape';
import { standAt } from './standing';
import { growTree } from './tree';

const seeds = fc.integer({ min: 0, max: 0xffffffff });
const counts = fc.integer({ min: 0, max: FULL_TREE });
// Some properties hold for almost every tree. A fixed seed tries the same trees each time, so that a rare one fails no
// change that has nothing to do with it.
const runs = { numRuns: 40, seed: 2026 };

describe('a tree', () => {
  // People know their tree: whoever changes how trees grow decides that all of them change.
  test.each([
    [1, 562_005_963],
    [20_270_305, 1_807_327_607],
    [0xffffffff, 856_529_790],
  ])('of seed %d looks as in earlier versions', (seed, expected) => {
    const tree = growTree(seed);
    const standing = [1, 2, 3, 9, 11, 40, 177, 320, FULL_TREE].map((count) => standAt(tree, count));
    expect(hashText(JSON.stringify(standing))).toBe(expected);
  });

  test('is the same tree for the same seed', () => {
    fc.assert(
      fc.property(seeds, counts, (seed, count) => {
        const [one, other] = [growTree(seed), growTree(seed)];
        expect(one.leaves).toEqual(other.leaves);
        expect(limbsAt(one.skeleton, count)).toEqual(limbsAt(other.skeleton, count));
      }),
      runs,
    );
  });

  test('is another tree for another seed', () => {
    expect(growTree(1).leaves).not.toEqual(growTree(2).leaves);
  });

  test('is made of numbers alone', () => {
    fc.assert(
      fc.property(seeds, counts, (seed, count) => {
        const tree = growTree(seed);
        const places = [...tree.leaves, ...limbsAt(tree.skeleton, count).flat()];
        expect(places.flatMap((place) => Object.values(place)).every(Number.isFinite)).toBe(true);
      }),
      runs,
    );
  });
});

describe('leaves', () => {
  test('are exactly 500, all within the picture, in four greens and mostly some amber', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { leaves } = growTree(seed);
        expect(leaves).toHaveLength(FULL_TREE);
        for (const { x, y, size, shade } of leaves) {
          expect(Math.min(x, FRAME.width - x, y, FRAME.height - y)).toBeGreaterThan(size);
          expect([0, 1, 2, 3, 4]).toContain(shade);
        }
        const shades = new Set(leaves.map(({ shade }) => shade));
        expect([...shades]).toEqual(expect.arrayContaining([0, 1, 2, 3]));
      }),
      runs,
    );
    for (const { y, size } of growTree(2_399_939_881).leaves) expect(y).toBeGreaterThan(size);
    expect(new Set(growTree(1).leaves.map(({ shade }) => shade)).size).toBe(5);
  });

  test('never share a place', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { leaves } = growTree(seed);
        const nearest = leaves.map((leaf, index) =>
          Math.min(...leaves.slice(0, index).map(({ x, y }) => Math.hypot(x - leaf.x, y - leaf.y))),
        );
        expect(Math.min(...nearest)).toBeGreaterThan(4.8);
      }),
      runs,
    );
  });

  test('hang on wood that stands when they appear', () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: SPROUT_UNTIL + 1, max: FULL_TREE }), (seed, count) => {
        const tree = growTree(seed);
        const leaf = tree.leaves[count - 1];
        const wood = limbsAt(tree.skeleton, count).flat();
        expect(wood.some(({ x, y }) => Math.hypot(x - (leaf?.x ?? 0), y - (leaf?.y ?? 0)) < 16)).toBe(true);
      }),
      runs,
    );
  });

  test('are spread over the whole crown once it has branched', () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 60, max: FULL_TREE }), (seed, count) => {
        const standing = growTree(seed).leaves.slice(0, count);
        const left = standing.filter(({ x }) => x < FRAME.width / 2).length / count;
        expect(left).toBeGreaterThan(0.2);
        expect(left).toBeLessThan(0.8);
      }),
      runs,
    );
  });
});

describe('limbs', () => {
  test('taper from where they begin to their tip', () => {
    fc.assert(
      fc.property(seeds, counts, (seed, count) => {
        for (const limb of limbsAt(growTree(seed).skeleton, count)) {
          const own = limb.slice(2);
          own.forEach((point, index) => {
            expect(point.width).toBeLessThanOrEqual((own[index - 1] ?? point).width);
          });
          expect(limb.at(-1)?.width).toBeLessThan(20);
        }
      }),
      runs,
    );
  });

  test('never get shorter or thinner, however the leaves grow', () => {
    fc.assert(
      fc.property(seeds, counts, counts, (seed, a, b) => {
        const tree = growTree(seed);
        const [before, after] = [Math.min(a, b), Math.max(a, b)].map((leaves) =>
          limbsAt(tree.skeleton, leaves),
        ) as [Limb[], Limb[]];
        const widest = new Map<string, number>();
        for (const { x, y, width } of after.flat()) {
          widest.set(`${x} ${y}`, Math.max(width, widest.get(`${x} ${y}`) ?? 0));
        }
        for (const { x, y, width } of before.slice(0, -3).flat()) {
          expect(widest.get(`${x} ${y}`) ?? 0).toBeGreaterThanOrEqual(width);
        }
        expect(heightAt(Math.max(a, b))).toBeGreaterThanOrEqual(heightAt(Math.min(a, b)));
      }),
      runs,
    );
  });

  test('of a sapling are a small bare shoot, of a full tree all the wood', () => {
    const tree = growTree(7);
    expect(limbsAt(tree.skeleton, 0).length).toBeGreaterThan(3);
    expect(limbsAt(tree.skeleton, 0).length).toBeLessThan(limbsAt(tree.skeleton, FULL_TREE).length / 3);
    expect(limbsAt(tree.skeleton, 9999)).toEqual(limbsAt(tree.skeleton, FULL_TREE));
  });
});
