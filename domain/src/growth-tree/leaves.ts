import { type Random, seededRandom } from '../random/seeded';
import { type Bud, findBuds } from './buds';
import { woodAt } from './growth';
import { FULL_TREE } from './progress';
import { FRAME, type Leaf, rounded, type Shade } from './shape';
import type { Skeleton } from './skeleton';

/** A leaf waits until its twig has grown a little past it. */
export const HEAD_START = 0.012;

/** From the depth of the crown to where the sun falls, with the share of the leaves up to each. */
const SHADES: readonly (readonly [until: number, shade: Shade])[] = [
  [0.24, 2],
  [0.52, 0],
  [0.82, 1],
  [1.06, 3],
  [Infinity, 4],
];

/** Amber stands out: a young tree has none yet. */
const AMBER_FROM = 60;

/**
 * The places of all leaves, in the order in which they appear.
 * Each next leaf takes the bud farthest from all leaves before it, among the twigs that stand by then, so
 * every count looks finished: spread over the crown, from the inner twigs outward.
 */
export function placeLeaves(skeleton: Skeleton, seed: number): Leaf[] {
  const random = seededRandom(seed ^ 0x1eaf);
  const light = sunlight(random);
  const takeRoomiest = takerOf(findBuds(skeleton, random));
  const leaves: Leaf[] = [];
  while (leaves.length < FULL_TREE) {
    const bud = takeRoomiest(woodAt(leaves.length) - HEAD_START);
    if (bud === undefined) throw new RangeError('a tree needs a bud for each of its leaves');
    leaves.push(unfold(bud, leaves.length, light(bud), random));
  }
  return leaves;
}

/**
 * Takes one bud after another: the one with most room on the wood that stands, or the next to stand when
 * all of those are taken. A bud's room is its squared distance from the nearest one taken before. All buds
 * are gone through for every leaf, so they are kept as columns of numbers.
 */
export function takerOf(buds: readonly Bud[]): (wood: number) => Bud | undefined {
  const xs = Float64Array.from(buds, ({ x }) => x);
  const ys = Float64Array.from(buds, ({ y }) => y);
  const births = Float64Array.from(buds, ({ birth }) => birth);
  const rooms = new Float64Array(buds.length).fill(Infinity);
  let taken: Bud | undefined;

  return (wood) => {
    const { x, y } = taken ?? { x: Infinity, y: Infinity };
    let best = -1;
    let most = 0;
    let next = -1;
    let soonest = Infinity;
    for (let index = 0; index < rooms.length; index += 1) {
      const across = (xs[index] ?? 0) - x;
      const down = (ys[index] ?? 0) - y;
      const room = Math.min(rooms[index] ?? 0, across * across + down * down);
      const birth = births[index] ?? 0;
      rooms[index] = room;
      if (birth <= wood && room > most) {
        best = index;
        most = room;
      } else if (birth > wood && birth < soonest && room > 0) {
        next = index;
        soonest = birth;
      }
    }
    taken = buds[best < 0 ? next : best];
    return taken;
  };
}

function unfold(bud: Bud, order: number, light: number, random: Random): Leaf {
  const size = 39 * (0.8 + 0.4 * random());
  const lit = Math.min(light + (random() - 0.5) * 0.75, order < AMBER_FROM ? 1 : Infinity);
  const [, shade] = SHADES.find(([until]) => lit < until) ?? [0, 0];
  return {
    x: rounded(inPicture(bud.x, FRAME.width, size)),
    y: rounded(inPicture(bud.y, FRAME.height, size)),
    angle: rounded((bud.angle * 180) / Math.PI + (random() - 0.5) * 36),
    size: rounded(size),
    shade,
  };
}

/** Where a leaf hangs so that no part of it is cut off, also after its place and size are rounded. */
function inPicture(place: number, extent: number, size: number): number {
  const margin = size + 0.2;
  return Math.min(extent - margin, Math.max(margin, place));
}

/** Light from the upper right, broken into patches so that whole sprays share a color. */
function sunlight(random: Random): (place: { x: number; y: number }) => number {
  const shift = random() * 6;
  return ({ x, y }) =>
    0.48 + (x - 500) / 2600 - (y - 350) / 1100 + Math.sin(x / 47 + shift) * Math.sin(y / 38 + shift) * 0.2;
}
