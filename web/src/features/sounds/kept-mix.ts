import { parseMix, printMix } from '@stillgrove/domain/sounds/mix-text';
import { createPlaceKeeper } from '../../platform/storage/kept-place';
import type { SoundsState } from './sounds-session';

/** The mix on the page of sounds, with the id and the name it is known by. */
export type KeptMix = Pick<SoundsState, 'mix' | 'chosen' | 'name'>;

/** What was put together stays in its tab, over a reload as on the way to another page and back. */
export const keptMix = createPlaceKeeper<KeptMix>('sounds', readMix, ({ mix, chosen, name }) => ({
  mix: printMix(mix),
  chosen,
  name,
}));

/** The kept mix, or null when the value is none. */
export function readMix(value: unknown): KeptMix | null {
  const { mix: text, chosen, name } = (value ?? {}) as Partial<Record<string, unknown>>;
  if (typeof text !== 'string' || typeof chosen !== 'string' || typeof name !== 'string') return null;
  const mix = parseMix(text);
  return mix === null ? null : { mix, chosen, name };
}
