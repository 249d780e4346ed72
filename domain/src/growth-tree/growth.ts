import { FULL_TREE, SPROUT_UNTIL } from './progress';
import { FOOT, type Limb, rounded } from './shape';
import type { Root, Skeleton } from './skeleton';

const SAPLING_WOOD = 0.14;
const SAPLING_HEIGHT = 0.58;
const TIP_WIDTH = 0.6;
const FORK_SOFTNESS = 3;

/** The share of the wood that stands when a tree has this many leaves: a sapling's until the sprout has become one, all of it at 500. */
export function woodAt(leaves: number): number {
  return SAPLING_WOOD + (1 - SAPLING_WOOD) * grownShare(leaves) ** 0.75;
}

/**
 * How tall a tree with this many leaves stands beside a full one, as a factor around its foot.
 * Places on the tree never move; the whole tree rises.
 */
export function heightAt(leaves: number): number {
  return SAPLING_HEIGHT + (1 - SAPLING_HEIGHT) * grownShare(leaves) ** 0.6;
}

/** Young wood is stouter than what it carries asks for. */
const YOUNG_GIRTH = 1.5;
const YOUNG_UNTIL = 95;

/** By how much the limbs of a tree with this many leaves are wider than their load makes them. */
export function girthAt(leaves: number): number {
  return 1 + YOUNG_GIRTH * Math.exp((SPROUT_UNTIL - Math.max(SPROUT_UNTIL, leaves)) / YOUNG_UNTIL);
}

/** The limbs of a tree with this many leaves. More leaves never make one shorter or thinner. */
export function limbsAt(skeleton: Skeleton, leaves: number): Limb[] {
  const wood = woodAt(leaves);
  const widths = widthsAt(skeleton, wood);
  const stems = skeleton.stems.map((stem) => standingPart(skeleton, stem, wood, widths));
  const roots = skeleton.roots.map((root) => rootAt(root, widths[0] ?? 0));
  return [...stems.filter((limb) => limb.length > 1), ...roots];
}

function grownShare(leaves: number): number {
  return Math.min(1, Math.max(0, (leaves - SPROUT_UNTIL) / (FULL_TREE - SPROUT_UNTIL)));
}

/** A limb is as thick as what it carries asks for, each twig counting more as it ages. */
function widthsAt({ joints, births, stems }: Skeleton, wood: number): number[] {
  const burdens = births.map((birth) => Math.min(1, Math.max(0, (wood - birth) / 0.12)));
  for (let index = joints.length - 1; index > 0; index -= 1) {
    const parent = joints[index]?.parent ?? 0;
    burdens[parent] = (burdens[parent] ?? 0) + (burdens[index] ?? 0);
  }
  let widths = burdens.map((burden, index) => {
    const above = FOOT.y - (joints[index]?.y ?? 0);
    return (TIP_WIDTH + 0.8 * burden ** 0.61) * (1 + 0.55 * Math.exp(-above / 26));
  });
  for (let pass = 0; pass < FORK_SOFTNESS; pass += 1) widths = evened(widths, stems);
  return widths;
}

/** Wood narrows over a length, not at the point where a branch leaves it. */
function evened(widths: readonly number[], stems: Skeleton['stems']): number[] {
  const even = [...widths];
  for (const stem of stems) {
    for (let place = 1; place < stem.length - 1; place += 1) {
      const width = (neighbor: number) => widths[stem[place + neighbor] ?? 0] ?? 0;
      even[stem[place] ?? 0] = (width(-1) + width(0) + width(1)) / 3;
    }
  }
  return even;
}

/** A branch begins inside its parent, a joint below the fork, so that it parts from it along a curve. */
function standingPart(
  { joints, births }: Skeleton,
  stem: readonly number[],
  wood: number,
  widths: readonly number[],
): Limb {
  const own = stem.filter((index) => (births[index] ?? 0) <= wood);
  const [first] = own;
  if (first === undefined) return [];
  const parent = joints[first]?.parent ?? -1;
  const girth = widths[first] ?? 0;
  const at = (index: number, width: number) => {
    const joint = joints[index];
    return joint === undefined ? [] : [{ x: joint.x, y: joint.y, width: rounded(width) }];
  };
  return [
    ...at(joints[parent]?.parent ?? -1, girth * 0.5),
    ...at(parent, girth * 0.9),
    ...own.flatMap((index) => at(index, widths[index] ?? 0)),
  ];
}

/** Roots widen the foot and hide that it ends. */
function rootAt({ reach, sink }: Root, foot: number): Limb {
  const at = (share: number, down: number, width: number) => ({
    x: rounded(FOOT.x + reach * foot * share),
    y: rounded(FOOT.y + foot * down),
    width: rounded(foot * width),
  });
  return [at(0, -0.8, 0.08), at(0.2, -0.32, 0.4), at(0.55, sink * 0.5, 0.24), at(1, sink, 0.02)];
}
