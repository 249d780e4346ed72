import type { Direction } from '../../ui/carousel/swipe';

/** Nearer to an end than this counts as being there: browsers round. */
const CLOSE_PX = 2;

/**
 * Where a step leads on a strip that is wider than its window. At either end the next step leads to
 * the other end.
 *
 * @param position pixels that lie before the window
 * @param end the furthest position
 */
export function stepAlong(position: number, end: number, direction: Direction, stepPx: number): number {
  if (direction === 'next') return position >= end - CLOSE_PX ? 0 : Math.min(end, position + stepPx);
  return position <= CLOSE_PX ? end : Math.max(0, position - stepPx);
}
