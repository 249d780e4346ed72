import { heightAt, limbsAt } from './growth';
import { SPROUT_UNTIL } from './progress';
import { FOOT, type Leaf, type Limb, type Point, rounded, type Shade } from './shape';
import type { Tree } from './tree';

/** With its first leaf, and with all that a sprout has; the sapling that it becomes is never lower. */
const FIRST_HEIGHT = 178;
const PER_LEAF = 12;
const FULL_HEIGHT = FIRST_HEIGHT + PER_LEAF * (SPROUT_UNTIL - 2);

const SHADES: readonly Shade[] = [1, 0, 1, 3, 0, 1, 0, 3, 1, 0];

/** A young stem with its first leaves: a pair, then one after another up the stem, the lower ones the largest. */
export function sproutAt(
  tree: Tree,
  leaves: number,
): { readonly stem: Limb; readonly leaves: readonly Leaf[] } {
  const count = Math.min(SPROUT_UNTIL, leaves);
  const height = FIRST_HEIGHT + PER_LEAF * Math.max(0, count - 2);
  const on = curveOf(tree, height, Math.min(1, saplingHeight(tree) / FULL_HEIGHT));
  const steps = Array.from({ length: 13 }, (_, step) => step / 12);
  const stem = steps.map((share) => ({
    ...on(share),
    width: rounded((10 + count * 0.6) * (1 - 0.62 * share) + 5 * Math.exp(-share * 9)),
  }));
  return {
    stem,
    leaves: Array.from({ length: count }, (_, order) => leafOf(tree, order, count, on)),
  };
}

/** How high the wood of the tree is with the first leaf after the sprout. */
function saplingHeight({ skeleton }: Tree): number {
  const ys = limbsAt(skeleton, SPROUT_UNTIL + 1).flatMap((limb) => limb.map(({ y }) => y));
  return (FOOT.y - Math.min(...ys)) * heightAt(SPROUT_UNTIL + 1) - 1;
}

function curveOf({ skeleton }: Tree, height: number, scale: number): (share: number) => Point {
  const sway = Math.sign(skeleton.lean) * (0.1 + 0.06 * Math.abs(skeleton.lean)) * height;
  return (share) => ({
    x: rounded(FOOT.x + scale * sway * Math.sin(2.5 * share) * (1.15 - 0.5 * share)),
    y: rounded(FOOT.y - scale * height * share),
  });
}

function leafOf(tree: Tree, order: number, count: number, on: (share: number) => Point): Leaf {
  const [pair, pairs] = [Math.floor(order / 2), Math.ceil(count / 2)];
  const up = 0.42 + (0.58 * (pair + 1)) / pairs - (order % 2) * 0.03;
  const side = (order % 2 === 0 ? 1 : -1) * Math.sign(tree.skeleton.lean || 1);
  const below = pairs - 1 - pair;
  const spread = Math.min(72, 34 + below * 11 + (tree.leaves[order]?.size ?? 0) * 0.2);
  return {
    ...on(up),
    angle: rounded(-90 + side * spread),
    size: rounded((74 + below * 5) * (order === 1 ? 0.86 : 1)),
    shade: SHADES[order] ?? 0,
  };
}
