import type { LeafShape } from './leaf-path';

/** However many leaves come at once, they unfold as about so many sprays: each one costs every frame. */
const SPRAYS = 100;

/** Neighboring leaves that unfold as one. */
export type Spray = { readonly lead: LeafShape; readonly outline: string };

/** Sorts arriving leaves into sprays; a few leaves are one spray each. */
export function spraysOf(arriving: readonly LeafShape[], allArriving: number): Spray[] {
  const size = Math.ceil(allArriving / SPRAYS);
  const sprays: Spray[] = [];
  let free = [...arriving];
  for (let lead = free[0]; lead !== undefined; lead = free[0]) {
    const { x, y } = lead;
    const distance = (leaf: LeafShape) => (leaf.x - x) ** 2 + (leaf.y - y) ** 2;
    const near = new Set(free.toSorted((a, b) => distance(a) - distance(b)).slice(0, size));
    const outline = [...near].map(
      (leaf) => `M${(leaf.x - x).toFixed(1)} ${(leaf.y - y).toFixed(1)}${leaf.curve}`,
    );
    sprays.push({ lead, outline: outline.join('') });
    free = free.filter((leaf) => !near.has(leaf));
  }
  return sprays;
}
