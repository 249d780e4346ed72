import { type Companion, companionsAt, youngLeavesAt } from './companions';
import { girthAt, heightAt, limbsAt } from './growth';
import { FULL_TREE, SPROUT_UNTIL } from './progress';
import { FOOT, type Leaf, type Limb, type Point, rounded } from './shape';
import { sproutAt } from './sprout';
import type { Tree } from './tree';

/** A tree as it stands with a number of leaves, in places of the picture. */
export type Standing = {
  readonly stage: 'seed' | 'sprout' | 'tree';
  readonly limbs: readonly Limb[];
  /** One for each task, the newest last. */
  readonly leaves: readonly Leaf[];
  readonly companions: readonly Companion[];
};

/** How a tree stands with this many leaves: a seed, a sprout up to 10, then a tree that rises and closes its crown. */
export function standAt(tree: Tree, leaves: number): Standing {
  const count = Math.min(FULL_TREE, Math.max(0, Math.floor(leaves)));
  if (count === 0) return { stage: 'seed', limbs: [], leaves: [], companions: [] };
  if (count <= SPROUT_UNTIL) {
    const sprout = sproutAt(tree, count);
    return { stage: 'sprout', limbs: [sprout.stem], leaves: sprout.leaves, companions: [] };
  }
  const height = heightAt(count);
  const girth = height * girthAt(count);
  const slip = (girth - height) * 1.6;
  const stretch = leafStretchAt(count);
  const place = <Thing extends Point & { readonly size: number }>(thing: Thing): Thing => ({
    ...thing,
    ...risen(thing, height),
    size: rounded(thing.size * stretch),
  });
  return {
    stage: 'tree',
    limbs: limbsAt(tree.skeleton, count).map((limb) =>
      limb.map((point) => ({ ...risen(point, height), width: rounded(point.width * girth + slip) })),
    ),
    leaves: tree.leaves.slice(0, count).map(place),
    companions: [...youngLeavesAt(tree.skeleton, count), ...companionsAt(tree.companions, count)].map(place),
  };
}

/** Where a place on a full tree is when the tree stands at this share of its height. */
export function risen({ x, y }: Point, height: number): Point {
  return { x: rounded(FOOT.x + (x - FOOT.x) * height), y: rounded(FOOT.y + (y - FOOT.y) * height) };
}

/** Leaves of a sapling are somewhat larger, so that a few are already something to see. */
function leafStretchAt(count: number): number {
  return 1 + 0.2 * Math.exp(-(count - SPROUT_UNTIL) / 90);
}
