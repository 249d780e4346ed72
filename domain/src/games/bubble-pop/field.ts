/** A place in a field, in CSS pixels from its top left corner. */
export type Point = { readonly x: number; readonly y: number };

/** The window in which bubbles float, in CSS pixels. */
export type Field = { readonly width: number; readonly height: number };

/**
 * Bubbles are scattered for a window of this size, whose top is half a circle. Any other window is this
 * one drawn out: every distance in it is as long or longer. So bubbles that keep apart and inside here do
 * so on every screen, as long as the window is no smaller.
 */
export const SMALLEST_FIELD: Field = { width: 280, height: 440 };

/** The same for a phone on its side: low, wide, and without a round top. */
export const SMALLEST_WIDE_FIELD: Field = { width: 456, height: 190 };

const RADIUS = SMALLEST_FIELD.width / 2;

/** The part of the window's height that its round top takes. */
export const ARCH_PART = RADIUS / SMALLEST_FIELD.height;

/** How far it is from a point to the frame of the smallest window; negative outside. */
export function roomAt(point: Point): number {
  const toSides = roomToSides(point, SMALLEST_FIELD);
  const { x, y } = point;
  return y < RADIUS ? Math.min(toSides, RADIUS - Math.hypot(x - RADIUS, y - RADIUS)) : toSides;
}

/** The same for the smallest window of a phone on its side. */
export function wideRoomAt(point: Point): number {
  return roomToSides(point, SMALLEST_WIDE_FIELD);
}

function roomToSides({ x, y }: Point, { width, height }: Field): number {
  return Math.min(x, width - x, y, height - y);
}
