import { seededRandom } from '@stillgrove/domain/random/seeded';
import { FOOT, type Leaf } from '@stillgrove/domain/growth-tree/shape';
import { dotPath, fixed, flowerPath } from './flower-path';
import { PAINT, type Shape } from './layers';

/** One leaf in so many has a flower beside it. */
const EVERY = 4;
const FALLEN = 12;

/** Flowers all over a full crown, and a few petals on the ground. */
export function blossomsOf(leaves: readonly Leaf[]): { onTree: Shape[]; onGround: Shape[] } {
  const random = seededRandom(leaves.length);
  const flowers = { white: '', blush: '' };
  let hearts = '';
  leaves.forEach((leaf, order) => {
    if (order % EVERY !== 0) return;
    const [x, y] = [leaf.x + (random() - 0.5) * 16, leaf.y + (random() - 0.5) * 16];
    const color = random() < 0.58 ? 'white' : 'blush';
    flowers[color] += flowerPath(x, y, 9 + 4 * random(), random() * 6);
    hearts += dotPath(x, y, 2.6);
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
