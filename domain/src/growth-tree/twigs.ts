import { type Joint, type Point, rounded, unit } from './shape';

/** Length of one piece of twig. */
const STEP = 10;
/** A light farther than this pulls nobody. */
const SIGHT = 150;
/** A light this near has been reached. */
const TOUCH = 13;
/** How strongly wood keeps its direction, and how it strives upward. */
const STIFFNESS = 0.8;
const RISE = 0.08;
/** Two joints nearer than this would be the same twig twice. */
const ROOM = 4.5;

/**
 * Grows twigs towards light (space colonisation): every light pulls the joint nearest to it, every pulled
 * joint puts out one piece, and a light that is reached goes out. Twigs fork by themselves where the pull
 * divides, so no two trees branch alike and no twig takes another's light.
 *
 * @param bare the first joints, which put out nothing: the trunk
 * @returns the given joints, then the new ones
 */
export function growTwigs(lights: readonly Point[], wood: readonly Joint[], bare: number): Joint[] {
  const joints = [...wood];
  let waiting = lights.map((light) => ({ light, joint: -1, distance: Infinity }));
  let known = bare;
  while (known < joints.length && waiting.length > 0) {
    for (const lit of waiting) {
      for (let index = known; index < joints.length; index += 1) {
        const distance = between(joints[index] as Joint, lit.light);
        if (distance < lit.distance) {
          lit.joint = index;
          lit.distance = distance;
        }
      }
    }
    known = joints.length;
    waiting = waiting.filter(({ distance }) => distance > TOUCH);

    const pulls = new Map<number, { x: number; y: number }>();
    for (const { light, joint: index, distance } of waiting) {
      if (distance > SIGHT) continue;
      const joint = joints[index] as Joint;
      const pull = pulls.get(index) ?? { x: 0, y: 0 };
      pull.x += (light.x - joint.x) / distance;
      pull.y += (light.y - joint.y) / distance;
      pulls.set(index, pull);
    }
    for (const [index, pull] of pulls) {
      const piece = nextPiece(joints, index, pull);
      if (!joints.some((other) => between(other, piece) < ROOM)) joints.push(piece);
    }
  }
  return joints;
}

function nextPiece(joints: readonly Joint[], index: number, pull: Point): Joint {
  const joint = joints[index] as Joint;
  const before = joints[joint.parent] ?? joint;
  const towards = unit(pull);
  const onward = unit({ x: joint.x - before.x, y: joint.y - before.y });
  const way = unit({
    x: towards.x + onward.x * STIFFNESS,
    y: towards.y + onward.y * STIFFNESS - RISE,
  });
  return { x: rounded(joint.x + way.x * STEP), y: rounded(joint.y + way.y * STEP), parent: index };
}

function between(a: Point, b: Point): number {
  return Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2);
}
