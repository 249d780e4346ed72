import type { Placed } from '@stillgrove/domain/growth-tree/shape';

/** Half outlines from stalk (0, 0) to tip (1, 0) and back, as control points of two curves. */
const FORMS = [
  [0.14, -0.4, 0.62, -0.4, 1, 0, 0.66, 0.36, 0.2, 0.4, 0, 0],
  [0.26, -0.36, 0.7, -0.28, 1, 0.05, 0.62, 0.26, 0.25, 0.22, 0, 0],
  [0.02, -0.46, 0.72, -0.52, 1, 0, 0.78, 0.44, 0.12, 0.5, 0, 0],
  [0.16, -0.44, 0.72, -0.42, 1, 0.08, 0.7, 0.3, 0.28, 0.26, 0, 0],
] as const;

/** A leaf's outline, which begins at its stalk. */
export function leafPath(leaf: Placed, order: number, from = { x: 0, y: 0 }): string {
  return `M${(leaf.x - from.x).toFixed(1)} ${(leaf.y - from.y).toFixed(1)}${curveOf(leaf, order)}`;
}

/** The line from a leaf's stalk towards its tip. */
export function veinPath({ x, y, angle, size }: Placed): string {
  const turn = (angle * Math.PI) / 180;
  const to = (share: number) =>
    `${(size * share * Math.cos(turn)).toFixed(1)} ${(size * share * Math.sin(turn)).toFixed(1)}`;
  return `M${x.toFixed(1)},${y.toFixed(1)}l${to(0.78)}`;
}

function curveOf(leaf: Placed, order: number): string {
  const form = FORMS[(order * 7 + Math.round(leaf.angle)) & 3] ?? FORMS[0];
  const turn = (leaf.angle * Math.PI) / 180;
  const along = leaf.size * Math.cos(turn);
  const across = leaf.size * Math.sin(turn);
  const numbers: string[] = [];
  for (let index = 0; index < form.length; index += 2) {
    const tip = index < 6 ? [0, 0] : [1, form[5]];
    const u = (form[index] ?? 0) - (tip[0] ?? 0);
    const v = (form[index + 1] ?? 0) - (tip[1] ?? 0);
    numbers.push((u * along - v * across).toFixed(1), (u * across + v * along).toFixed(1));
  }
  return `c${numbers.join(' ')}z`;
}
