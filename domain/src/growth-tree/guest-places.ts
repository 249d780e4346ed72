import { type Guest, guestsAt } from './guests';
import { heightAt, woodAt } from './growth';
import { FOOT, type Joint, type Placed, type Point, rounded } from './shape';
import type { Skeleton } from './skeleton';
import { risen, type Standing } from './standing';
import type { Tree } from './tree';

/** The drawn size of each, at its full scale, as wide and high around the middle of its lower edge. */
export const GUEST_SIZES = {
  nest: { width: 62, height: 34 },
  lantern: { width: 50, height: 88 },
  heron: { width: 120, height: 136 },
  bench: { width: 128, height: 80 },
} as const;

export type PlacedGuest = Point & {
  readonly name: Exclude<Guest, 'blossom'>;
  readonly scale: number;
  /** Which way it looks or leans: 1 right, −1 left. */
  readonly side: 1 | -1;
  /** Where a lantern's string is tied. */
  readonly tied?: Point;
};

/** A fork that bears a nest takes so many leaves; before that the nest lies in the grass. */
const FORK_FROM = 60;
const LANTERN_ABOVE_GROUND = 34;

/** Where the guests of a tree are: the heron on one side, lantern and bench on the other, none of them among the leaves. */
export function placeGuests(tree: Tree, standing: Standing, score: number): PlacedGuest[] {
  const bough = lanternBough(tree.skeleton);
  const side = bough.x < FOOT.x ? -1 : 1;
  const height = heightAt(score);
  const places = {
    nest: () => nestPlace(tree.skeleton, standing, height, side),
    lantern: () => lanternPlace(risen(bough, height), standing, height, side),
    heron: () => ({ x: FOOT.x - side * 345, y: FOOT.y + 20, scale: 1, side }) as const,
    bench: () => ({ x: FOOT.x + side * 320, y: FOOT.y + 26, scale: 1, side }) as const,
  };
  return guestsAt(score).flatMap((name) => (name === 'blossom' ? [] : [{ name, ...places[name]() }]));
}

/** The lowest wood well beside the trunk that is there when the lantern comes; it hangs there for good. */
function lanternBough({ joints, births }: Skeleton): Joint {
  const standing = joints.filter((_, index) => (births[index] ?? 1) <= woodAt(50));
  const beside = standing.filter(({ x }) => Math.abs(x - FOOT.x) > 170 && Math.abs(x - FOOT.x) < 290);
  const lowest = (best: Joint | undefined, joint: Joint) =>
    best === undefined || joint.y > best.y ? joint : best;
  return beside.reduce(lowest, undefined) ?? { x: FOOT.x + 200, y: FOOT.y - 420, parent: -1 };
}

function lanternPlace(tied: Point, standing: Standing, height: number, side: 1 | -1) {
  const lowest = (leaf: Placed) =>
    Math.abs(leaf.x - tied.x) < leaf.size + GUEST_SIZES.lantern.width / 2 ? leaf.y + leaf.size * 0.75 : 0;
  const foliage = [...standing.leaves, ...standing.companions].map(lowest);
  const top = Math.max(tied.y + 16, ...foliage);
  const room = FOOT.y - LANTERN_ABOVE_GROUND - top;
  const scale = Math.min(0.3 + 0.55 * height, room / GUEST_SIZES.lantern.height);
  return {
    x: tied.x,
    y: rounded(top + GUEST_SIZES.lantern.height * scale),
    scale: rounded(scale * 10) / 10,
    side,
    tied,
  };
}

function nestPlace(skeleton: Skeleton, { leaves }: Standing, height: number, side: 1 | -1) {
  if (leaves.length < FORK_FROM) return { x: FOOT.x - side * 170, y: FOOT.y + 18, scale: 1, side } as const;
  const fork = risen(forkOf(skeleton), height);
  return { x: fork.x, y: rounded(fork.y - 2), scale: rounded(0.6 + 0.4 * height), side };
}

/** Where the trunk divides. */
function forkOf({ joints, stems, loads }: Skeleton): Joint {
  const trunk = stems[0] ?? [];
  const place = trunk.findIndex((joint, index) => {
    const next = trunk[index + 1];
    return next !== undefined && (loads[joint] ?? 0) - (loads[next] ?? 0) > 60;
  });
  return joints[trunk[place] ?? 0] ?? { ...FOOT, parent: -1 };
}
