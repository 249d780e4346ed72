import { progressOf } from '@stillgrove/domain/sitting/progress';
import type { Sitting } from '@stillgrove/domain/sitting/settings';
import { readTyped, textOfTyped, typedFromText, type TypedSitting } from '@stillgrove/domain/sitting/typed';
import { createPlaceKeeper } from '../../platform/storage/kept-place';

/** Where in a sitting someone is, so that a reload does not start over. */
export type Place = {
  readonly typed: TypedSitting;
  readonly sitting: Sitting;
  /** Of the bells left to chance. */
  readonly seed: number;
  /** Milliseconds since it began, settling included. */
  readonly positionMs: number;
};

export const sittingPlace = createPlaceKeeper<Place>('sitting', placeFrom, ({ typed, seed, positionMs }) => ({
  chosen: textOfTyped(typed),
  seed,
  positionMs: Math.floor(positionMs),
}));

/** @returns null when the value is none that was kept, or the sitting is over */
export function placeFrom(value: unknown): Place | null {
  if (typeof value !== 'object' || value === null) return null;
  const { chosen, seed, positionMs } = value as Readonly<Record<'chosen' | 'seed' | 'positionMs', unknown>>;
  if (typeof chosen !== 'string' || !Number.isSafeInteger(seed)) return null;
  if (typeof positionMs !== 'number' || !(positionMs >= 0)) return null;
  const typed = typedFromText(chosen);
  const read = typed === null ? null : readTyped(typed);
  if (typed === null || read?.problems !== null) return null;
  const { sitting } = read;
  if (progressOf(sitting, positionMs).stage === 'over') return null;
  return { typed, sitting, seed: seed as number, positionMs };
}
