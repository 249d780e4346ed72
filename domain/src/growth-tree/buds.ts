import type { Random } from '../random/seeded';
import { FULL_TREE } from './progress';
import { FOOT, type Point } from './shape';
import type { Skeleton } from './skeleton';

/** A joint that carries more than this is a branch; leaves sit on what is finer. */
const TWIG_LOAD = 140;
const LOWEST_BUD = FOOT.y - 130;
const MIN_DISTANCE = 5;

/** A place where a leaf may unfold. */
export type Bud = Point & {
  /** When the twig below it comes to be. */
  readonly birth: number;
  /** Where the leaf will point, in radians. */
  readonly angle: number;
};

/** Buds on both sides of every twig and at its tip, none closer to another than five units; the highest first. */
export function findBuds(skeleton: Skeleton, random: Random): Bud[] {
  for (let load = TWIG_LOAD; ; load *= 2) {
    const buds = budsUpTo(load, skeleton, random);
    if (buds.length >= FULL_TREE || load > skeleton.joints.length) return buds;
  }
}

function budsUpTo(load: number, { joints, births, loads }: Skeleton, random: Random): Bud[] {
  const buds: Bud[] = [];
  joints.forEach((joint, index) => {
    const parent = joints[joint.parent];
    const carried = loads[index] ?? 0;
    if (parent === undefined || carried > load || joint.y > LOWEST_BUD) return;
    const along = Math.atan2(joint.y - parent.y, joint.x - parent.x);
    const birth = births[index] ?? 0;
    const add = (share: number, turn: number) => {
      const bud = {
        x: parent.x + (joint.x - parent.x) * share + Math.cos(along + turn) * 3,
        y: parent.y + (joint.y - parent.y) * share + Math.sin(along + turn) * 3,
        birth,
        angle: drooped(along + turn * (0.4 + 0.35 * random()), random),
      };
      if (isFree(bud, buds)) buds.push(bud);
    };
    if (carried === 1) add(1, 0);
    add(0.35 + 0.15 * random(), Math.PI / 2);
    add(0.75 + 0.15 * random(), -Math.PI / 2);
  });
  return buds.sort((a, b) => a.y - b.y);
}

function isFree(place: Point, buds: readonly Bud[]): boolean {
  for (const bud of buds) {
    const x = bud.x - place.x;
    const y = bud.y - place.y;
    if (x * x + y * y < MIN_DISTANCE * MIN_DISTANCE) return false;
  }
  return true;
}

/** Leaves hang a little: their weight turns them from the twig's direction towards the ground. */
function drooped(angle: number, random: Random): number {
  const weight = 0.15 + 0.35 * random();
  return Math.atan2(Math.sin(angle) + weight, Math.cos(angle));
}
