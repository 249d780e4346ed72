import type { Random } from '../../random/seeded';
import {
  BUBBLE_COLORS,
  BUBBLE_COUNT,
  LARGEST_BUBBLE,
  pressArea,
  SMALLEST_BUBBLE,
  type Bubble,
} from './bubble';
import { roomAt, SMALLEST_FIELD, type Point } from './field';

/** Air between two press areas, and between a bubble and the frame: room to drift. */
export const AIR = 6;

/** So many places are looked at for a bubble before the whole scatter starts over. */
const CANDIDATES = 150;

const TRIES = 500;

type Placed = Point & { readonly size: number };

/**
 * Scatters a round's bubbles so that no press area touches another: whoever presses always means the
 * nearest one. They are numbered from top to bottom.
 */
export function scatterBubbles(random: Random): Bubble[] {
  const sizes = Array.from({ length: BUBBLE_COUNT }, () =>
    wholeBetween(random, SMALLEST_BUBBLE, LARGEST_BUBBLE),
  );
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const placed = placeAll(random, sizes);
    if (placed !== null)
      return placed.sort((a, b) => a.y - b.y).map((place, id) => bubbleOf(place, id, random));
  }
  throw new Error('There is no room for the bubbles. Does the random source return different numbers?');
}

/** Large ones first, while there is most room. */
function placeAll(random: Random, sizes: readonly number[]): Placed[] | null {
  const placed: Placed[] = [];
  for (const size of [...sizes].sort((a, b) => b - a)) {
    const place = freePlace(random, size, placed);
    if (place === null) return null;
    placed.push({ ...place, size });
  }
  return placed;
}

function freePlace(random: Random, size: number, placed: readonly Placed[]): Point | null {
  for (let candidate = 0; candidate < CANDIDATES; candidate += 1) {
    const point = { x: random() * SMALLEST_FIELD.width, y: random() * SMALLEST_FIELD.height };
    if (airAround(point, size, placed) >= AIR) return point;
  }
  return null;
}

function airAround(point: Point, size: number, placed: readonly Placed[]): number {
  let air = roomAt(point) - size / 2;
  for (const other of placed) {
    const between = Math.hypot(point.x - other.x, point.y - other.y);
    air = Math.min(air, between - (pressArea({ size }) + pressArea(other)) / 2);
  }
  return air;
}

function bubbleOf({ x, y, size }: Placed, id: number, random: Random): Bubble {
  const color = BUBBLE_COLORS[Math.floor(random() * BUBBLE_COLORS.length)] ?? BUBBLE_COLORS[0];
  return { id, x: x / SMALLEST_FIELD.width, y: y / SMALLEST_FIELD.height, size, color };
}

function wholeBetween(random: Random, least: number, most: number): number {
  return least + Math.floor(random() * (most - least + 1));
}
