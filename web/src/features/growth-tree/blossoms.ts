import { seededRandom } from '@stillgrove/domain/random/seeded';
import { FOOT, type Leaf } from '@stillgrove/domain/growth-tree/shape';
import { PAINT, type Shape } from './layers';

/** One leaf in so many has a flower beside it. */
const EVERY = 4;
const FALLEN = 12;
const PETALS = [0, 1, 2, 3, 4].map((petal) => (petal * 2 * Math.PI) / 5);

/** Flowers all over a full crown, and a few petals on the ground. */
export function blossomsOf(leaves: readonly Leaf[]): { onTree: Shape[]; onGround: Shape[] } {
  const random = seededRandom(leaves.length);
  const flowers = { white: '', blush: '' };
  let hearts = '';
  leaves.forEach((leaf, order) => {
    if (order % EVERY !== 0) return;
    const [x, y] = [leaf.x + (random() - 0.5) * 16, leaf.y + (random() - 0.5) * 16];
    const color = random() < 0.58 ? 'white' : 'blush';
    flowers[color] += flower(x, y, 9 + 4 * random(), random() * 6);
    hearts += dot(x, y, 2.6);
  });
  let fallen = '';
  for (let petal = 0; petal < FALLEN; petal += 1) {
    const x = FOOT.x + (random() - 0.5) * 560;
    fallen += `M${fixed(x)} ${fixed(FOOT.y + 14 + random() * 20)}m-6 0a6 3 0 1 0 12 0a6 3 0 1 0-12 0z`;
  }
  return {
    onTree: [
      { paint: PAINT.blush, d: flowers.blush },
      { paint: PAINT.blossom, d: flowers.white },
      { paint: PAINT.heart, d: hearts },
    ],
    onGround: [{ paint: PAINT.blush, d: fallen }],
  };
}

function flower(x: number, y: number, size: number, turn: number): string {
  const petals = PETALS.map((angle) => {
    const at = (spread: number) =>
      `${fixed(size * 1.75 * Math.cos(angle + turn + spread))} ${fixed(size * 1.75 * Math.sin(angle + turn + spread))}`;
    return `c${at(-0.6)} ${at(0.6)} 0 0`;
  });
  return `M${fixed(x)} ${fixed(y)}${petals.join('')}`;
}

function dot(x: number, y: number, radius: number): string {
  const r = String(radius);
  return `M${fixed(x - radius)} ${fixed(y)}a${r} ${r} 0 1 0 ${String(2 * radius)} 0a${r} ${r} 0 1 0 ${String(-2 * radius)} 0z`;
}

function fixed(value: number): string {
  return value.toFixed(1);
}
