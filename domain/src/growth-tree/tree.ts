import { type Companion, placeCompanions } from './companions';
import { placeLeaves } from './leaves';
import type { Leaf } from './shape';
import { growSkeleton, type Skeleton } from './skeleton';

/** A full tree, as plain data; `standAt` tells how it stands with fewer leaves. */
export type Tree = {
  /** What it was grown from. */
  readonly seed: number;
  /** All 500 leaves in the order in which they appear; the first n are the leaves of a tree with n. */
  readonly leaves: readonly Leaf[];
  /** The dark leaves behind them, in the order in which they appear. */
  readonly companions: readonly Companion[];
  readonly skeleton: Skeleton;
};

/**
 * Grows a person's tree. The same seed always gives the same tree, in every browser.
 *
 * @param seed a whole number, usually `hashText(userId)`
 */
export function growTree(seed: number): Tree {
  const skeleton = growSkeleton(seed);
  return {
    seed,
    leaves: placeLeaves(skeleton, seed),
    companions: placeCompanions(skeleton, seed),
    skeleton,
  };
}
