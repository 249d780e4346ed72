const MINUTE_MS = 60_000;

/**
 * Time is handed out in cells of a quarter of an hour. Every clock of the world is a multiple of it
 * away from UTC, so that cells are the same stretches for everyone; and a cell taken once cannot be
 * taken again, which is what forbids double booking.
 */
export const CELL_MINUTES = 15;
export const CELL_MS = CELL_MINUTES * MINUTE_MS;

/** The numbers of the cells of an appointment, counted from 1970. */
export function cellsOf(startMs: number, minutes: number): number[] {
  const first = startMs / CELL_MS;
  return Array.from({ length: minutes / CELL_MINUTES }, (_, index) => first + index);
}
