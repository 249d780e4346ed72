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

/** A bud and its distance, squared, from the nearest leaf so far. */
type Site = Bud & { room: number };

/**
 * The places of all leaves, in the order in which they appear.
 * Each next leaf takes the bud farthest from all leaves before it, among the twigs that stand by then, so
 * every count looks finished: spread over the crown, from the inner twigs outward.
 */
export function placeLeaves(skeleton: Skeleton, seed: number): Leaf[] {
  const random = seededRandom(seed ^ 0x1eaf);
  const light = sunlight(random);
  const sites = findBuds(skeleton, random).map((bud): Site => ({ ...bud, room: Infinity }));
  const leaves: Leaf[] = [];
  while (leaves.length < FULL_TREE) {
    const site = roomiest(sites, woodAt(leaves.length) - HEAD_START);
    if (site === undefined) throw new RangeError('a tree needs a bud for each of its leaves');
    for (const other of sites) {
      const x = other.x - site.x;
      const y = other.y - site.y;
      other.room = Math.min(other.room, x * x + y * y);
    }
    leaves.push(unfold(site, leaves.length, light(site), random));
  }
  return leaves;
}

/** The bud farthest from all leaves on the wood that stands; the next to stand when all of them are taken. */
function roomiest(sites: readonly Site[], wood: number): Site | undefined {
  let best: Site | undefined;
  let next: Site | undefined;
  for (const site of sites) {
    if (site.room === 0) continue;
    if (site.birth <= wood) {
      if (best === undefined || site.room > best.room) best = site;
    } else if (next === undefined || site.birth < next.birth) {
      next = site;
    }
  }
  return best ?? next;
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
