import { type Joint, type Point, rounded, unit } from './shape';

/** Length of one piece of twig. */
const STEP = 10;
/** A light farther than this pulls no one. */
const SIGHT = 150;
/** A light this near has been reached. */
const TOUCH = 14;
/** How strongly wood keeps its direction, and how it strives upward. */
const STIFFNESS = 0.8;
const RISE = 0.08;
/** The cosine of how far a twig may stray from the way it set out: twigs sweep, they do not curl. */
const CURL = 0.45;
/** Two joints within a square this wide would be the same twig twice. */
const ROOM = 6;

type Shoot = Joint & {
  readonly index: number;
  /** The direction in which the wood arrives here. */
  readonly way: Point;
  /** The direction in which its twig set out. */
  readonly heading: Point;
  forked: boolean;
};
type Lit = Point & { shoot: Shoot | undefined; distance: number };

/**
 * Grows twigs towards light (space colonization): every light pulls the joint nearest to it, every pulled
 * joint puts out one piece, and a light that is reached goes out. Twigs fork by themselves where the pull
 * divides, so no two trees branch alike and no twig takes another's light.
 *
 * @param bareBelow wood lower than this (a larger y) puts out nothing: the trunk and where boughs begin
 * @returns the given joints, then the new ones
 */
export function growTwigs(lights: readonly Point[], wood: readonly Joint[], bareBelow: number): Joint[] {
  const shoots = wood.map((joint, index): Shoot => {
    const before = wood[joint.parent] ?? joint;
    const way = unit({ x: joint.x - before.x, y: joint.y - before.y });
    return { ...joint, index, way, heading: way, forked: true };
  });
  const taken = new Set(wood.map(square));
  let waiting = lights.map(({ x, y }): Lit => ({ x, y, shoot: undefined, distance: Infinity }));
  let fresh = shoots.filter(({ y }) => y < bareBelow);
  while (fresh.length > 0) {
    for (const lit of waiting) lookAt(lit, fresh);
    waiting = waiting.filter(({ distance }) => distance > TOUCH);
    fresh = [];
    for (const [shoot, pull] of pullsOf(waiting)) {
      const piece = nextPiece(shoot, pull, shoots.length);
      if (piece === undefined || taken.has(square(piece))) continue;
      taken.add(square(piece));
      shoot.forked = true;
      shoots.push(piece);
      fresh.push(piece);
    }
  }
  return shoots.map(({ x, y, parent }) => ({ x, y, parent }));
}

/** Finds whether one of the new shoots is nearer to a light than all before. */
function lookAt(lit: Lit, fresh: readonly Shoot[]): void {
  for (const shoot of fresh) {
    const x = shoot.x - lit.x;
    const y = shoot.y - lit.y;
    const distance = Math.sqrt(x * x + y * y);
    if (distance < lit.distance) {
      lit.shoot = shoot;
      lit.distance = distance;
    }
  }
}

function pullsOf(waiting: readonly Lit[]): Map<Shoot, Point> {
  const pulls = new Map<Shoot, { x: number; y: number }>();
  for (const { x, y, shoot, distance } of waiting) {
    if (shoot === undefined || distance > SIGHT) continue;
    const pull = pulls.get(shoot) ?? { x: 0, y: 0 };
    pull.x += (x - shoot.x) / distance;
    pull.y += (y - shoot.y) / distance;
    pulls.set(shoot, pull);
  }
  return pulls;
}

/** The first piece on a joint carries its twig on; every later one sets out as a twig of its own. */
function nextPiece(shoot: Shoot, pull: Point, index: number): Shoot | undefined {
  const towards = unit(pull);
  const way = unit({
    x: towards.x + shoot.way.x * STIFFNESS,
    y: towards.y + shoot.way.y * STIFFNESS - RISE,
  });
  const heading = shoot.forked ? way : shoot.heading;
  if (way.x * heading.x + way.y * heading.y < CURL) return undefined;
  const x = rounded(shoot.x + way.x * STEP);
  const y = rounded(shoot.y + way.y * STEP);
  return { x, y, parent: shoot.index, index, way, heading, forked: false };
}

function square({ x, y }: Point): number {
  return Math.round(x / ROOM) * 1000 + Math.round(y / ROOM);
}
