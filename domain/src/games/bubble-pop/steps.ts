import type { Bubble, Place } from './bubble';
import type { Field } from './field';

export type Direction = 'up' | 'down' | 'left' | 'right';

const WAYS: Readonly<Record<Direction, { x: number; y: number }>> = {
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
};

/** A bubble and where it is, in whichever window it floats. */
export type Floating = Place & Pick<Bubble, 'id'>;

/**
 * The nearest bubble in a direction, or null where the field ends. The more a bubble lies aside of
 * the way, the farther it counts: one at 45 degrees as far as another straight ahead at 1.4 times its
 * distance.
 */
export function bubbleTowards(
  direction: Direction,
  from: Floating,
  bubbles: readonly Floating[],
  field: Field,
): Floating | null {
  const way = WAYS[direction];
  return nearest(bubbles, (other) => {
    const x = (other.x - from.x) * field.width;
    const y = (other.y - from.y) * field.height;
    const ahead = x * way.x + y * way.y;
    return ahead <= 0 ? Infinity : (x * x + y * y) / ahead;
  });
}

/** The bubble nearest to another one, or null when it is the last. */
export function nearestBubble(from: Floating, bubbles: readonly Floating[], field: Field): Floating | null {
  return nearest(bubbles, (other) =>
    other.id === from.id
      ? Infinity
      : Math.hypot((other.x - from.x) * field.width, (other.y - from.y) * field.height),
  );
}

function nearest(bubbles: readonly Floating[], distanceTo: (bubble: Floating) => number): Floating | null {
  let best: Floating | null = null;
  let least = Infinity;
  for (const bubble of bubbles) {
    const distance = distanceTo(bubble);
    if (distance >= least) continue;
    best = bubble;
    least = distance;
  }
  return best;
}
