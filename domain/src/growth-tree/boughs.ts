import type { Random } from '../random/seeded';
import type { Cloud, Crown } from './crown';
import { FOOT, type Joint, type Point, rounded, unit } from './shape';

const STEP = 12;

/**
 * The great wood of a tree: a trunk that bends calmly, then boughs that fork until each leads into one cloud
 * of the crown. A bough leaves its fork in the direction of the wood before it and sweeps towards its cloud.
 */
export function growBoughs(crown: Crown, random: Random): Joint[] {
  const joints: Joint[] = [{ x: FOOT.x, y: FOOT.y, parent: -1 }];
  const height = 150 + 95 * random();
  const fork = { x: FOOT.x + crown.lean * (6 + 40 * random()), y: FOOT.y - height };
  const bend = { x: FOOT.x - crown.lean * (14 + 44 * random()), y: FOOT.y - height * 0.5 };
  const top = sweep(joints, 0, bend, fork);
  divide(joints, top, unit({ x: fork.x - bend.x, y: fork.y - bend.y }), crown.clouds, random);
  return joints;
}

/** Forks into two boughs, each towards its share of the clouds, until every cloud has one. */
function divide(joints: Joint[], from: number, way: Point, clouds: readonly Cloud[], random: Random): void {
  const cut = Math.min(clouds.length - 1, Math.max(1, Math.round(clouds.length * (0.34 + 0.32 * random()))));
  for (const group of [clouds.slice(0, cut), clouds.slice(cut)]) {
    const bough = reach(joints, from, way, group, random);
    if (group.length > 1) divide(joints, bough.tip, bough.way, group, random);
  }
}

function reach(joints: Joint[], from: number, way: Point, clouds: readonly Cloud[], random: Random) {
  const start = joints[from] ?? FOOT;
  const goal = centreOf(clouds);
  const share = clouds.length === 1 ? 0.95 : 0.32 + 0.2 * random();
  const end = { x: start.x + (goal.x - start.x) * share, y: start.y + (goal.y - start.y) * share };
  const length = Math.sqrt((end.x - start.x) ** 2 + (end.y - start.y) ** 2);
  const direct = unit({ x: end.x - start.x, y: end.y - start.y });
  const onward = unit({ x: way.x * 1.3 + direct.x, y: way.y * 1.3 + direct.y });
  const bend = { x: start.x + onward.x * length * 0.5, y: start.y + onward.y * length * 0.5 };
  return { tip: sweep(joints, from, bend, end), way: unit({ x: end.x - bend.x, y: end.y - bend.y }) };
}

/** Lays joints along a curve (a quadratic Bézier) and gives the number of the last. */
function sweep(joints: Joint[], from: number, bend: Point, end: Point): number {
  const start = joints[from] ?? end;
  const length = Math.sqrt((end.x - start.x) ** 2 + (end.y - start.y) ** 2);
  const pieces = Math.max(2, Math.round(length / STEP));
  for (let piece = 1; piece <= pieces; piece += 1) {
    const on = piece / pieces;
    const off = 1 - on;
    joints.push({
      x: rounded(off * off * start.x + 2 * off * on * bend.x + on * on * end.x),
      y: rounded(off * off * start.y + 2 * off * on * bend.y + on * on * end.y),
      parent: piece === 1 ? from : joints.length - 1,
    });
  }
  return joints.length - 1;
}

function centreOf(clouds: readonly Cloud[]): Point {
  const sum = clouds.reduce((total, cloud) => ({ x: total.x + cloud.x, y: total.y + cloud.y }), {
    x: 0,
    y: 0,
  });
  return { x: sum.x / clouds.length, y: sum.y / clouds.length };
}
