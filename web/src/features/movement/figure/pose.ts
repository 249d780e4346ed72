import type { Point } from './geometry';

/**
 * How an arm or a leg is held: by the directions of its upper and lower part, or by where its end (wrist or ankle)
 * shall be and to which side the joint between bends.
 *
 * Directions are degrees: 0 is down, 180 is up; 90 is to the front seen from the side, and outward seen from the front.
 * `short` tells how much of the length of each part is seen where it points toward the viewer: 1 is all of it.
 */
export type Limb =
  | { readonly at: readonly [upper: number, lower: number]; readonly short?: readonly [number, number] }
  | { readonly to: Point; readonly bend: 1 | -1; readonly short?: readonly [number, number] };

/** The first is the near one seen from the side, and the left one of the picture seen from the front. */
export type Pair<Value> = readonly [Value, Value];

export type Pose = {
  readonly hip: Point;
  /** Degrees by which the spine leans: to the front seen from the side, to the right seen from the front. */
  readonly lean?: number;
  /** Degrees by which the upper half of the spine leans more than the lower one. */
  readonly curl?: number;
  /** Degrees by which the head leans more than the upper spine. */
  readonly nod?: number;
  /** -1 to 1: how far the head is turned to the left or right of the picture; seen from the front. */
  readonly turn?: number;
  /** -1 to 1: how far the chest is turned; seen from the front. */
  readonly twist?: number;
  /** How much higher the shoulders are than at rest. */
  readonly shrug?: number;
  /** How much farther to the front the shoulders are than at rest; seen from the side. */
  readonly forward?: number;
  readonly arms: Pair<Limb>;
  readonly legs: Pair<Limb>;
  /** The directions of the feet; without them, as they hang from the legs. */
  readonly feet?: Pair<number>;
};

export type View = 'side' | 'front';
