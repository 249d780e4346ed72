import { BUILT_IN_MIXES, isBuiltInMix, type Mix } from '@stillgrove/domain/sounds/mixes';
import { create } from 'zustand';
import { readPreference, writePreference } from '../preferences/preferences';
import { useAppStore } from '../session/app-store';
import { readMixes } from '../storage/own-mixes';

/** Behind words and cues a mix is softer than by itself: 9 dB. */
const BEHIND = 0.6;

/** The mix that someone likes to have behind what they do: the id of one that is built in, or of an own one; empty for none. */
export const useBackgroundSound = create<{ readonly chosen: string }>(() => ({ chosen: '' }));

/** Takes over what was chosen on this device before. */
export function loadBackgroundSound(): void {
  useBackgroundSound.setState({ chosen: readPreference('background-sound') ?? '' });
}

export function chooseBackgroundSound(id: string): void {
  writePreference('background-sound', id === '' ? null : id);
  useBackgroundSound.setState({ chosen: id });
}

/**
 * The layers of the chosen mix, soft enough to be behind something else: for the plan of a track.
 *
 * @returns none where nothing was chosen, or where an own mix is gone
 */
export function backgroundLayers(): Mix {
  return mixOf(useBackgroundSound.getState().chosen).map(({ sound, volume }) => ({
    sound,
    volume: volume * BEHIND,
  }));
}

/**
 * The layers of a mix, as loud as they are by themselves.
 *
 * @param id of one that is built in, or of an own one
 * @returns none where there is no such mix
 */
export function mixOf(id: string): Mix {
  if (isBuiltInMix(id)) return BUILT_IN_MIXES[id];
  const userId = useAppStore.getState().app.user?.id;
  if (id === '' || userId === undefined) return [];
  return readMixes(userId).find((mix) => mix.id === id)?.layers ?? [];
}
