import type { Random } from '../../random/seeded';
import {
  BUBBLE_COLORS,
  BUBBLE_COUNT,
  LARGEST_BUBBLE,
  pressArea,
  SMALLEST_BUBBLE,
  type Bubble,
  type Place,
} from './bubble';
import { roomAt, SMALLEST_FIELD, SMALLEST_WIDE_FIELD, wideRoomAt, type Field, type Point } from './field';

/** Air between two press areas, and between a bubble and the frame: room to drift. */
export const AIR = 6;

/** The same where there is less of it, on a phone on its side. */
export const WIDE_AIR = 2;

/** A window, how far a point in it is from its frame, and the air in it. */
type Window = { readonly field: Field; readonly roomAt: (point: Point) => number; readonly air: number };

const TALL: Window = { field: SMALLEST_FIELD, roomAt, air: AIR };
const WIDE: Window = { field: SMALLEST_WIDE_FIELD, roomAt: wideRoomAt, air: WIDE_AIR };

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
  const tall = placeAll(random, sizes, TALL).sort((a, b) => a.y - b.y);
  const colors = tall.map(() => colorOf(random));
  const wide = placeAll(random, sizes, WIDE);
  return tall.map(({ x, y, size }, id) => {
    const { width, height } = SMALLEST_FIELD;
    const color = colors[id] ?? BUBBLE_COLORS[0];
    return { id, x: x / width, y: y / height, size, color, wide: takeOfSize(wide, size) };
  });
}

function placeAll(random: Random, sizes: readonly number[], window: Window): Placed[] {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const placed = tryToPlaceAll(random, sizes, window);
    if (placed !== null) return placed;
  }
  throw new Error('There is no room for the bubbles. Does the random source return different numbers?');
}

/** Large ones first, while there is most room. */
function tryToPlaceAll(random: Random, sizes: readonly number[], window: Window): Placed[] | null {
  const placed: Placed[] = [];
  for (const size of [...sizes].sort((a, b) => b - a)) {
    const place = freePlace(random, size, placed, window);
    if (place === null) return null;
    placed.push({ ...place, size });
  }
  return placed;
}

function freePlace(random: Random, size: number, placed: readonly Placed[], window: Window): Point | null {
  const { width, height } = window.field;
  for (let candidate = 0; candidate < CANDIDATES; candidate += 1) {
    const point = { x: random() * width, y: random() * height };
    if (airAround(point, size, placed, window) >= window.air) return point;
  }
  return null;
}

function airAround(point: Point, size: number, placed: readonly Placed[], window: Window): number {
  let air = window.roomAt(point) - size / 2;
  for (const other of placed) {
    const between = Math.hypot(point.x - other.x, point.y - other.y);
    air = Math.min(air, between - (pressArea({ size }) + pressArea(other)) / 2);
  }
  return air;
}

/** Takes a place in the low window that fits a bubble of a size. */
function takeOfSize(places: Placed[], size: number): Place {
  const [place] = places.splice(
    places.findIndex((one) => one.size === size),
    1,
  );
  const { width, height } = SMALLEST_WIDE_FIELD;
  return { x: (place?.x ?? 0) / width, y: (place?.y ?? 0) / height };
}

function colorOf(random: Random): Bubble['color'] {
  return BUBBLE_COLORS[Math.floor(random() * BUBBLE_COLORS.length)] ?? BUBBLE_COLORS[0];
}

function wholeBetween(random: Random, least: number, most: number): number {
  return least + Math.floor(random() * (most - least + 1));
}
