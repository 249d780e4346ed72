import { seededRandom } from '../random/seeded';
import { GUEST_SIZES, type PlacedGuest } from './guest-places';
import { FOOT, FRAME, type Point, rounded } from './shape';

const FLOWER_KINDS = ['daisy', 'poppy', 'buttercup', 'bellflower'] as const;

/** A flower of the meadow; its place is that of its foot. */
export type MeadowFlower = Point & {
  readonly kind: (typeof FLOWER_KINDS)[number];
  readonly height: number;
  /** How far its bloom stands beside its foot, to the right if positive. */
  readonly lean: number;
  /** How large its bloom is, around 1. */
  readonly scale: number;
  /** How far its petals are turned, in radians. */
  readonly turn: number;
};

const EDGE = 26;
/** The foot of the trunk and what lies around it. */
const TRUNK = 84;
const BESIDE_GUEST = 14;
/** A guest whose lower edge is higher is up in the tree. */
const NEAR_THE_GROUND = 100;
/** Of so many places the one farthest from all other flowers is taken. */
const PLACES_TRIED = 6;

/**
 * The flowers around a tree, in the order in which they come: the first n are those of a meadow with n. None stands
 * before the trunk or a guest on the ground.
 *
 * @param guests those of the full tree
 */
export function placeFlowers(seed: number, guests: readonly PlacedGuest[], count: number): MeadowFlower[] {
  const random = seededRandom(seed ^ 0xf10e);
  const taken = [
    { from: FOOT.x - TRUNK, to: FOOT.x + TRUNK },
    ...guests.filter(({ y }) => y > FOOT.y - NEAR_THE_GROUND).map(roomOf),
  ];
  const isFree = (x: number) => taken.every(({ from, to }) => x < from || x > to);
  const place = (): Point => {
    let x: number;
    do x = EDGE + random() * (FRAME.width - 2 * EDGE);
    while (!isFree(x));
    return { x, y: FOOT.y + 4 + 22 * random() };
  };
  const flowers: MeadowFlower[] = [];
  while (flowers.length < count) {
    const tried = Array.from({ length: PLACES_TRIED }, place);
    const [best = place()] = tried.toSorted(
      (one, other) => roomAround(other, flowers) - roomAround(one, flowers),
    );
    flowers.push({
      x: rounded(best.x),
      y: rounded(best.y),
      kind: FLOWER_KINDS[Math.floor(random() * FLOWER_KINDS.length)] ?? 'daisy',
      height: rounded(34 + 26 * random()),
      lean: rounded((random() - 0.5) * 18),
      scale: rounded((0.85 + 0.3 * random()) * 10) / 10,
      turn: rounded(random() * 6),
    });
  }
  return flowers;
}

function roomOf({ name, x, scale }: PlacedGuest): { from: number; to: number } {
  const half = (GUEST_SIZES[name].width / 2) * scale + BESIDE_GUEST;
  return { from: x - half, to: x + half };
}

/** The distance to the nearest of them. */
function roomAround({ x, y }: Point, flowers: readonly Point[]): number {
  return Math.min(...flowers.map((other) => Math.hypot(other.x - x, 2 * (other.y - y))));
}
