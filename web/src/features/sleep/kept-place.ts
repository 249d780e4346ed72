import { timelineOf } from '@stillgrove/domain/sleep/timeline';
import {
  hasParts,
  textOfWindDown,
  windDownFromText,
  type WindDown,
} from '@stillgrove/domain/sleep/wind-down';
import { createPlaceKeeper } from '../../platform/storage/kept-place';

/** Where in an evening someone is. */
export type Place = {
  readonly chosen: WindDown;
  /** Milliseconds since it began. */
  readonly positionMs: number;
};

export const windDownPlace = createPlaceKeeper<Place>('sleep', placeFrom, ({ chosen, positionMs }) => ({
  chosen: textOfWindDown(chosen),
  positionMs: Math.floor(positionMs),
}));

/** @returns null when the value is none that was kept, or the evening is over */
export function placeFrom(value: unknown): Place | null {
  if (typeof value !== 'object' || value === null) return null;
  const { chosen: text, positionMs } = value as Readonly<Record<'chosen' | 'positionMs', unknown>>;
  if (typeof text !== 'string' || typeof positionMs !== 'number' || !(positionMs >= 0)) return null;
  const chosen = windDownFromText(text);
  const { durationMs } = timelineOf(chosen);
  // The dimmed screen alone has no end.
  if (!hasParts(chosen) || (durationMs > 0 && positionMs >= durationMs)) return null;
  return { chosen, positionMs };
}
