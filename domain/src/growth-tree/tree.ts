import { limbsAt } from './growth';
import { placeLeaves } from './leaves';
import type { Leaf, Limb } from './shape';
import { growSkeleton } from './skeleton';

export type Tree = {
  /** All 500 leaves in the order in which they appear; the first n are the leaves of a tree with n. */
  readonly leaves: readonly Leaf[];
  /** The limbs of this tree when it carries so many leaves, the trunk first. */
  readonly limbsAt: (leaves: number) => Limb[];
};

/**
 * Grows a person's tree. The same seed always gives the same tree, in every browser.
 *
 * @param seed a whole number, usually `hashText(userId)`
 */
export function growTree(seed: number): Tree {
  const skeleton = growSkeleton(seed);
  return { leaves: placeLeaves(skeleton, seed), limbsAt: (leaves) => limbsAt(skeleton, leaves) };
}
