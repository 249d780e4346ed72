import { type PlacedGuest, placeGuests } from '@stillgrove/domain/growth-tree/guest-places';
import { guestsAt } from '@stillgrove/domain/growth-tree/guests';
import { heightAt } from '@stillgrove/domain/growth-tree/growth';
import { placeFlowers } from '@stillgrove/domain/growth-tree/meadow';
import { FOOT, type Leaf, type Placed, type Shade } from '@stillgrove/domain/growth-tree/shape';
import { standAt, type Standing } from '@stillgrove/domain/growth-tree/standing';
import type { Tree } from '@stillgrove/domain/growth-tree/tree';
import { blossomsOf } from './blossoms';
import { type Glow, PAINT, type Shape } from './layers';
import { leafPath, veinPath } from './leaf-path';
import { limbPath } from './limb-path';
import { meadowShapes } from './meadow-shapes';
import { type Spray, spraysOf } from './sprays';

/** What is asked for: a tree with so many leaves, of which the first have been there before, in a meadow. */
export type Wish = {
  readonly leaves: number;
  readonly settled: number;
  /** How many flowers stand in the meadow. */
  readonly flowers: number;
};

/** Everything that is drawn, from the back to the front, as plain data that a worker can send. */
export type Picture = Wish & {
  readonly stage: Standing['stage'];
  readonly shadow: Glow;
  /** Dark grass into which the foot goes. */
  readonly foot: Glow;
  readonly back: readonly Shape[];
  /** Leaves that are at rest, each shade as one path. */
  readonly front: readonly Shape[];
  /** Leaves that are still to open. */
  readonly sprays: readonly Spray[];
  readonly blossoms: readonly Shape[];
  readonly fallen: readonly Shape[];
  readonly meadow: readonly Shape[];
  readonly guests: readonly PlacedGuest[];
};

/** The darkest first, those in the sun last. */
const FROM_THE_DARK: readonly Shade[] = [2, 0, 1, 3, 4];

/** Draws a tree as it stands. */
export function drawPicture(tree: Tree, wish: Wish): Picture {
  const standing = standAt(tree, wish.leaves);
  const { stage, leaves, companions } = standing;
  const settled = Math.min(wish.settled, leaves.length);
  const resting = leaves.slice(0, settled);
  const blooms = guestsAt(wish.leaves).includes('blossom');
  const { onTree, onGround } = blooms ? blossomsOf(leaves) : { onTree: [], onGround: [] };
  const guests = placeGuests(tree, standing, wish.leaves);
  const tall = stage === 'tree' ? heightAt(wish.leaves) : 0.4;
  return {
    ...wish,
    stage,
    shadow: {
      paint: PAINT.shadow,
      x: FOOT.x,
      y: FOOT.y + 18,
      rx: 330 * tall,
      ry: 20 + 14 * tall,
      opacity: 0.7,
    },
    foot: {
      paint: PAINT.ground,
      x: FOOT.x,
      y: FOOT.y + 6,
      rx: 40 + 110 * tall,
      ry: 16 + 18 * tall,
      opacity: 1,
    },
    back: [
      ...[PAINT.deep, PAINT.dark, PAINT.leaf[2]].map((paint, dark) => ({
        paint,
        d: pathOf(companions.filter(({ tone }) => tone === dark)),
      })),
      { paint: stage === 'sprout' ? PAINT.stem : PAINT.wood, d: limbPath(standing.limbs) },
    ].filter(({ d }) => d !== ''),
    front: [
      ...FROM_THE_DARK.map((shade) => ({
        paint: PAINT.leaf[shade],
        d: pathOf(resting.filter((leaf) => leaf.shade === shade)),
      })),
      ...(stage === 'sprout'
        ? [{ paint: PAINT.stem, d: resting.map(veinPath).join(''), line: 2, opacity: 0.6 }]
        : []),
    ].filter(({ d }) => d !== ''),
    sprays: spraysOf(leaves.slice(settled), settled),
    blossoms: onTree,
    fallen: onGround,
    meadow: meadowShapes(placeFlowers(tree.seed, guests, wish.flowers)),
    guests,
  };
}

function pathOf(leaves: readonly (Placed | Leaf)[]): string {
  return leaves.map((leaf, order) => leafPath(leaf, order)).join('');
}
