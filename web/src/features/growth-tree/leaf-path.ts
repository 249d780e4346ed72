import type { Leaf } from '@stillgrove/domain/growth-tree/shape';

/** Half outlines from stalk (0, 0) to tip (1, 0) and back, as control points of two curves. */
const FORMS = [
  [0.14, -0.36, 0.62, -0.36, 1, 0, 0.66, 0.32, 0.2, 0.36, 0, 0],
  [0.3, -0.3, 0.7, -0.2, 1, 0.05, 0.6, 0.2, 0.25, 0.14, 0, 0],
  [0.02, -0.46, 0.72, -0.52, 1, 0, 0.78, 0.44, 0.12, 0.5, 0, 0],
  [0.16, -0.42, 0.72, -0.4, 1, 0.1, 0.7, 0.26, 0.28, 0.2, 0, 0],
] as const;

/** A leaf and how it is drawn: its curve starts at its stalk, wherever that is put. */
export type LeafShape = Pick<Leaf, 'x' | 'y' | 'shade'> & { readonly order: number; readonly curve: string };

export function shapeOf(leaf: Leaf, order: number): LeafShape {
  return { x: leaf.x, y: leaf.y, shade: leaf.shade, order, curve: curveOf(leaf, order) };
}

/** Many leaves as one path. */
export function outlineOf(leaves: readonly LeafShape[]): string {
  return leaves.map(({ x, y, curve }) => `M${String(x)} ${String(y)}${curve}`).join('');
}

function curveOf(leaf: Leaf, order: number): string {
  const form = FORMS[(order * 7 + leaf.shade) % FORMS.length] ?? FORMS[0];
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
