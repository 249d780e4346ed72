import fc from 'fast-check';
import { expect, test } from 'vitest';
import { GUEST_SIZES, placeGuests } from './guest-places';
import { placeFlowers } from './meadow';
import { FULL_MEADOW, FULL_TREE, treeProgress } from './progress';
import { FOOT, FRAME } from './shape';
import { standAt } from './standing';
import { growTree } from './tree';

const seeds = fc.integer({ min: 0, max: 0xffffffff });
// Some properties hold for almost every tree. A fixed seed tries the same trees each time, so that a rare one fails no
// change that has nothing to do with it.
const runs = { numRuns: 30, seed: 2026 };

test.each([
  [0, 0],
  [500, 0],
  [549, 0],
  [550, 1],
  [620, 2],
  [4_500, 80],
  [90_000, 80],
  [Number.NaN, 0],
])('with %d tasks the meadow has %d flowers', (score, flowers) => {
  expect(treeProgress(score).flowers).toBe(flowers);
});

test('more tasks never take a flower away, and none moves when another comes', () => {
  fc.assert(
    fc.property(seeds, fc.nat(FULL_MEADOW), fc.nat(FULL_MEADOW), (seed, a, b) => {
      const guests = placeGuests(growTree(seed), standAt(growTree(seed), FULL_TREE), FULL_TREE);
      const [fewer, more] = [Math.min(a, b), Math.max(a, b)];
      expect(placeFlowers(seed, guests, more).slice(0, fewer)).toEqual(placeFlowers(seed, guests, fewer));
    }),
    { ...runs, numRuns: 10 },
  );
});

test('flowers stand in the picture, beside the trunk and beside the guests on the ground', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const tree = growTree(seed);
      const guests = placeGuests(tree, standAt(tree, FULL_TREE), FULL_TREE);
      const onGround = guests.filter(({ y }) => y > FOOT.y - 100);
      for (const { x } of placeFlowers(seed, guests, FULL_MEADOW)) {
        expect(x).toBeGreaterThan(0);
        expect(x).toBeLessThan(FRAME.width);
        expect(Math.abs(x - FOOT.x)).toBeGreaterThan(70);
        for (const guest of onGround)
          expect(Math.abs(x - guest.x)).toBeGreaterThan((GUEST_SIZES[guest.name].width / 2) * guest.scale);
      }
    }),
    runs,
  );
});
