/** The picture that the tree is drawn into: x grows to the right, y downward. */
export const FRAME = { width: 1000, height: 820 } as const;

/** Where the trunk leaves the ground. */
export const FOOT = { x: 500, y: 806 } as const;

export type Point = { readonly x: number; readonly y: number };

/** The color of a leaf, as an index into a palette of five. */
export type Shade = 0 | 1 | 2 | 3 | 4;

/** Where a leaf is, and how large. */
export type Placed = Point & {
  /** Where the tip points, in degrees: 0 is right, 90 is down. */
  readonly angle: number;
  /** Length from stalk to tip. */
  readonly size: number;
};

export type Leaf = Placed & { readonly shade: Shade };

/** A place along a limb and how thick the limb is there. */
type LimbPoint = Point & { readonly width: number };

/** A stem from where it leaves its parent to its tip. */
export type Limb = readonly LimbPoint[];

/** One decimal is finer than any screen shows, and it hides how engines differ in the last bits of a sine. */
export function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}

/** A joint of the skeleton; its parent always comes earlier in the list, the foot has parent −1. */
export type Joint = Point & { readonly parent: number };

/** The direction of a vector, of length 1. */
export function unit({ x, y }: Point): Point {
  const length = Math.sqrt(x * x + y * y) || 1;
  return { x: x / length, y: y / length };
}
