import { type Joint, type Point, rounded, unit } from './shape';

/** Length of one piece of twig. */
const STEP = 10;
/** A light farther than this pulls nobody. */
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

type Shoot = Joint & { readonly heading: Point; forked: boolean };
type Lit = Point & { shoot: number; distance: number };

/**
 * Grows twigs towards light (space colonisation): every light pulls the joint nearest to it, every pulled
 * joint puts out one piece, and a light that is reached goes out. Twigs fork by themselves where the pull
 * divides, so no two trees branch alike and no twig takes another's light.
 *
 * @param bare the first joints, which put out nothing: the trunk
 * @returns the given joints, then the new ones
 */
export function growTwigs(lights: readonly Point[], wood: readonly Joint[], bare: number): Joint[] {
  const shoots: Shoot[] = wood.map((joint) => ({ ...joint, heading: wayTo(joint, wood), forked: true }));
  const taken = new Set(wood.map(square));
  let waiting = lights.map((light): Lit => ({ ...light, shoot: -1, distance: Infinity }));
  let known = bare;
  while (known < shoots.length && waiting.length > 0) {
    for (const lit of waiting) lookAt(lit, shoots, known);
    known = shoots.length;
    waiting = waiting.filter(({ distance }) => distance > TOUCH);
    for (const [index, pull] of pullsOf(waiting, shoots)) {
      const piece = nextPiece(shoots, index, pull);
      if (piece === undefined || taken.has(square(piece))) continue;
      taken.add(square(piece));
      shoots[index]!.forked = true;
      shoots.push(piece);
    }
  }
  return shoots.map(({ x, y, parent }) => ({ x, y, parent }));
}

/** Finds whether one of the new shoots is nearer to a light than all before. */
function lookAt(lit: Lit, shoots: readonly Shoot[], known: number): void {
  for (let index = known; index < shoots.length; index += 1) {
    const shoot = shoots[index]!;
    const x = shoot.x - lit.x;
    const y = shoot.y - lit.y;
    const distance = Math.sqrt(x * x + y * y);
    if (distance < lit.distance) {
      lit.shoot = index;
      lit.distance = distance;
    }
  }
}

function pullsOf(waiting: readonly Lit[], shoots: readonly Shoot[]): Map<number, Point> {
  const pulls = new Map<number, { x: number; y: number }>();
  for (const { x, y, shoot, distance } of waiting) {
    if (distance > SIGHT) continue;
    const from = shoots[shoot]!;
    const pull = pulls.get(shoot) ?? { x: 0, y: 0 };
    pull.x += (x - from.x) / distance;
    pull.y += (y - from.y) / distance;
    pulls.set(shoot, pull);
  }
  return pulls;
}

/** The first piece on a joint carries its twig on; every later one sets out as a twig of its own. */
function nextPiece(shoots: readonly Shoot[], index: number, pull: Point): Shoot | undefined {
  const shoot = shoots[index]!;
  const towards = unit(pull);
  const onward = wayTo(shoot, shoots);
  const way = unit({
    x: towards.x + onward.x * STIFFNESS,
    y: towards.y + onward.y * STIFFNESS - RISE,
  });
  const heading = shoot.forked ? way : shoot.heading;
  if (way.x * heading.x + way.y * heading.y < CURL) return undefined;
  return {
    x: rounded(shoot.x + way.x * STEP),
    y: rounded(shoot.y + way.y * STEP),
    parent: index,
    heading,
    forked: false,
  };
}

function wayTo(joint: Joint, joints: readonly Joint[]): Point {
  const before = joints[joint.parent] ?? joint;
  return unit({ x: joint.x - before.x, y: joint.y - before.y });
}

function square({ x, y }: Point): number {
  return Math.round(x / ROOM) * 1000 + Math.round(y / ROOM);
}
