import { type Random, seededRandom } from '../random/seeded';
import { type Bud, findBuds } from './buds';
import { woodAt } from './growth';
import { FULL_TREE } from './progress';
import { type Leaf, rounded, type Shade } from './shape';
import type { Skeleton } from './skeleton';

/** A leaf waits until its twig has grown a little past it. */
const HEAD_START = 0.012;

/** From the depth of the crown to where the sun falls, with the share of the leaves up to each. */
const SHADES: readonly (readonly [until: number, shade: Shade])[] = [
  [0.25, 2],
  [0.52, 0],
  [0.74, 1],
  [0.88, 3],
  [Infinity, 4],
];

/**
 * The places of all leaves, in the order in which they appear.
 * Each next leaf takes the bud farthest from all leaves before it, among the twigs that stand by then, so
 * every count looks finished: spread over the crown, from the inner twigs outward.
 */
export function placeLeaves(skeleton: Skeleton, seed: number): Leaf[] {
  const random = seededRandom(seed ^ 0x1eaf);
  const buds = findBuds(skeleton, random);
  const light = sunlight(random);
  const clearance = new Float64Array(buds.length).fill(Infinity);
  const leaves: Leaf[] = [];
  while (leaves.length < FULL_TREE) {
    const bud = buds[roomiest(buds, clearance, woodAt(leaves.length) - HEAD_START)];
    if (bud === undefined) throw new RangeError('a tree needs a bud for each of its leaves');
    occupy(bud, buds, clearance);
    leaves.push(unfold(bud, leaves.length, light(bud), random));
  }
  return leaves;
}

/** Tells every bud how near (squared) the nearest leaf is now. */
function occupy(taken: Bud, buds: readonly Bud[], clearance: Float64Array): void {
  for (let index = 0; index < buds.length; index += 1) {
    const bud = buds[index]!;
    const x = bud.x - taken.x;
    const y = bud.y - taken.y;
    clearance[index] = Math.min(clearance[index]!, x * x + y * y);
  }
}

/** The bud farthest from all leaves on the wood that stands; the next to stand when all of them are taken. */
function roomiest(buds: readonly Bud[], clearance: Float64Array, wood: number): number {
  let best = -1;
  let most = 0;
  let next = -1;
  let soonest = Infinity;
  for (let index = 0; index < buds.length; index += 1) {
    const { birth } = buds[index]!;
    const room = clearance[index]!;
    if (birth <= wood && room > most) {
      best = index;
      most = room;
    } else if (room > 0 && birth < soonest) {
      next = index;
      soonest = birth;
    }
  }
  return best < 0 ? next : best;
}

/** The first leaves are the largest, so that a young tree is not bare to the eye. */
function unfold(bud: Bud, order: number, light: number, random: Random): Leaf {
  const size = (27 + 10 * Math.exp(-order / 70)) * (0.8 + 0.42 * random());
  const lit = light + (random() - 0.5) * 0.75;
  const [, shade] = SHADES.find(([until]) => lit < until) ?? [0, 0];
  return {
    x: rounded(bud.x),
    y: rounded(bud.y),
    angle: rounded((bud.angle * 180) / Math.PI + (random() - 0.5) * 36),
    size: rounded(size),
    shade,
  };
}

/** Light from the upper right, broken into patches so that whole sprays share a colour. */
function sunlight(random: Random): (place: { x: number; y: number }) => number {
  const shift = random() * 6;
  return ({ x, y }) =>
    0.48 + (x - 500) / 2600 - (y - 350) / 1100 + Math.sin(x / 47 + shift) * Math.sin(y / 38 + shift) * 0.2;
}
