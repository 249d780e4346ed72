import fc from 'fast-check';
import { expect, test } from 'vitest';
import { GUEST_SIZES, type PlacedGuest, placeGuests } from './guest-places';
import { guestsAt } from './guests';
import { FULL_TREE } from './progress';
import { FOOT, FRAME } from './shape';
import { standAt } from './standing';
import { growTree } from './tree';

const seeds = fc.integer({ min: 0, max: 0xffffffff });
const scores = fc.integer({ min: 10, max: 700 });
// Some properties hold for almost every tree. A fixed seed tries the same trees each time, so that a rare one fails no
// change that has nothing to do with it.
const runs = { numRuns: 60, seed: 2026 };

test.each([
  [0, []],
  [9, []],
  [10, ['nest']],
  [50, ['nest', 'lantern']],
  [100, ['nest', 'lantern', 'heron']],
  [250, ['nest', 'lantern', 'heron', 'bench']],
  [499, ['nest', 'lantern', 'heron', 'bench']],
  [620, ['nest', 'lantern', 'heron', 'bench', 'blossom']],
])('with %i points the guests are %j', (score, guests) => {
  expect(guestsAt(score)).toEqual(guests);
});

test('more points never send a guest away', () => {
  fc.assert(
    fc.property(fc.nat(900), fc.nat(900), (a, b) => {
      const [fewer, more] = [guestsAt(Math.min(a, b)), guestsAt(Math.max(a, b))];
      expect(more.slice(0, fewer.length)).toEqual(fewer);
    }),
  );
});

type Box = { left: number; right: number; top: number; bottom: number };

function boxOf({ name, x, y, scale }: PlacedGuest): Box {
  const { width, height } = GUEST_SIZES[name];
  return {
    left: x - (width / 2) * scale,
    right: x + (width / 2) * scale,
    top: y - height * scale,
    bottom: y,
  };
}

function meet(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

test('no guest stands in another, outside the picture, or before leaves and wood', () => {
  fc.assert(
    fc.property(seeds, scores, (seed, score) => {
      const tree = growTree(seed);
      const standing = standAt(tree, score);
      const guests = placeGuests(tree, standing, score);
      const boxes = guests.map(boxOf);
      boxes.forEach((box, index) => {
        expect(box.left).toBeGreaterThan(0);
        expect(box.right).toBeLessThan(FRAME.width);
        expect(boxes.slice(index + 1).some((other) => meet(box, other))).toBe(false);
        // A nest is built into the fork.
        if (guests[index]?.name === 'nest' && box.bottom < FOOT.y) return;
        const things = [
          ...[...standing.leaves, ...standing.companions].map(({ x, y, angle, size }) => ({
            x: x + (size / 2) * Math.cos((angle * Math.PI) / 180),
            y: y + (size / 2) * Math.sin((angle * Math.PI) / 180),
          })),
          ...standing.limbs.flat(),
        ];
        const inside = things.filter(
          ({ x, y }) => x > box.left && x < box.right && y > box.top && y < box.bottom,
        );
        expect(inside, `${String(guests[index]?.name)} of ${String(seed)} at ${String(score)}`).toEqual([]);
      });
    }),
    runs,
  );
});

test('a guest is where it was when the tree has grown, but for what grows with it', () => {
  fc.assert(
    fc.property(seeds, fc.integer({ min: 250, max: FULL_TREE }), (seed, score) => {
      const tree = growTree(seed);
      const [before, after] = [250, score].map((leaves) =>
        placeGuests(tree, standAt(tree, leaves), leaves),
      ) as [PlacedGuest[], PlacedGuest[]];
      const sideOf = ({ name, x }: PlacedGuest) => [name, Math.sign(x - FOOT.x)];
      const beside = ({ name }: PlacedGuest) => name !== 'nest';
      expect(after.filter(beside).map(sideOf)).toEqual(before.filter(beside).map(sideOf));
    }),
    runs,
  );
});
