import type { Leaf, Shade } from '@stillgrove/domain/growth-tree/shape';
import { leafPath } from './leaf-path';

/** However many leaves come at once, they open as about so many sprays: each one costs every frame. */
const SPRAYS = 80;

/** Neighboring leaves of one color that open as one, around the stalk of the first. */
export type Spray = {
  readonly x: number;
  readonly y: number;
  readonly shade: Shade;
  /** The number of the first leaf, by which sprays come one after another. */
  readonly order: number;
  readonly d: string;
};

/** Sorts arriving leaves into sprays; a few leaves are one spray each. */
export function spraysOf(arriving: readonly Leaf[], firstOrder: number): Spray[] {
  const size = Math.ceil(arriving.length / SPRAYS);
  const sprays: Spray[] = [];
  let free = arriving.map((leaf, index) => ({ leaf, order: firstOrder + index }));
  for (let lead = free[0]; lead !== undefined; lead = free[0]) {
    const { x, y, shade } = lead.leaf;
    const distance = ({ leaf }: { leaf: Leaf }) => (leaf.x - x) ** 2 + (leaf.y - y) ** 2;
    const near = new Set(
      free
        .filter(({ leaf }) => leaf.shade === shade)
        .sort((a, b) => distance(a) - distance(b))
        .slice(0, size),
    );
    const d = [...near].map(({ leaf }, index) => leafPath(leaf, index, { x, y })).join('');
    sprays.push({ x, y, shade, order: lead.order, d });
    free = free.filter((leaf) => !near.has(leaf));
  }
  return sprays;
}
