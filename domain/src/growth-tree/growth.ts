import { FULL_TREE } from './progress';
import { FOOT, type Limb, type LimbPoint, rounded } from './shape';
import type { Skeleton } from './skeleton';

const SAPLING_WOOD = 0.15;
const SAPLING_HEIGHT = 0.52;
const TIP_WIDTH = 0.7;

/** The share of the wood that stands when a tree has this many leaves: a sapling at 0, all of it at 500. */
export function woodAt(leaves: number): number {
  return SAPLING_WOOD + (1 - SAPLING_WOOD) * grownShare(leaves) ** 0.8;
}

/**
 * How tall a tree with this many leaves stands beside a full one, as a factor around its foot.
 * Places on the tree never move; the whole tree rises.
 */
export function heightAt(leaves: number): number {
  return SAPLING_HEIGHT + (1 - SAPLING_HEIGHT) * grownShare(leaves) ** 0.6;
}

/** The limbs of a tree with this many leaves. More leaves never make one shorter or thinner. */
export function limbsAt(skeleton: Skeleton, leaves: number): Limb[] {
  const wood = woodAt(leaves);
  const widths = widthsAt(skeleton, wood);
  return skeleton.stems.map((stem) => standingPart(skeleton, stem, wood, widths)).filter((limb) => limb.length > 1);
}

function grownShare(leaves: number): number {
  return Math.min(1, Math.max(0, leaves / FULL_TREE));
}

/** A limb is as thick as what it carries asks for, each twig counting more as it ages. */
function widthsAt({ joints, births }: Skeleton, wood: number): number[] {
  const burdens = births.map((birth) => Math.min(1, Math.max(0, (wood - birth) / 0.12)));
  for (let index = joints.length - 1; index > 0; index -= 1) {
    const parent = joints[index]?.parent ?? 0;
    burdens[parent] = (burdens[parent] ?? 0) + (burdens[index] ?? 0);
  }
  return burdens.map((burden, index) => {
    const above = FOOT.y - (joints[index]?.y ?? 0);
    return (TIP_WIDTH + 1.65 * Math.sqrt(burden)) * (1 + 0.75 * Math.exp(-above / 20));
  });
}

function standingPart(
  { joints, births }: Skeleton,
  stem: readonly number[],
  wood: number,
  widths: readonly number[],
): LimbPoint[] {
  const limb: LimbPoint[] = [];
  const root = stem[0] === 0 ? 0 : 1;
  // A branch leaves its parent as a collar: a little wider than itself, never as wide as the parent.
  const collar = Math.min(widths[stem[0] ?? 0] ?? 0, (widths[stem[1] ?? 0] ?? 0) * 1.35);
  for (let place = 0; place < stem.length; place += 1) {
    const index = stem[place] ?? 0;
    const joint = joints[index];
    const birth = births[index] ?? 0;
    if (joint === undefined || birth > wood) break;
    const width = place === 0 && root === 1 ? collar : (widths[index] ?? 0);
    limb.push({ x: joint.x, y: joint.y, width: rounded(width) });
  }
  return limb;
}
