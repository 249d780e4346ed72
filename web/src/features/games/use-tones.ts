import { useEffect, useRef } from 'react';
import { loadSoundPreferences, loudness, useSoundPreferences } from '../../platform/audio/sound-preferences';
import { tones, type Tones } from '../../platform/audio/tones';
import { vibrate } from '../../platform/screen/vibration';

/** A touch that is felt as one soft tap. */
const TAP = [12];

/** Tones of a game, each with a soft tap, as loud as the person likes them or not at all. */
export function useTones(): (hertz: readonly number[], seconds: number) => void {
  const made = useRef<Tones | null>(null);
  useEffect(() => {
    loadSoundPreferences();
    made.current = tones();
    return () => made.current?.close();
  }, []);
  return (hertz, seconds) => {
    const preferences = useSoundPreferences.getState();
    for (const tone of hertz) made.current?.strike(tone, loudness(preferences), seconds);
    if (preferences.vibration) vibrate(TAP);
  };
}

/** A fifth that rests: something was found. */
const FOUND_HERTZ = [523.3, 784] as const;
const FOUND_SECONDS = 1.4;

/** The sound of something found. */
export function useFoundSound(): () => void {
  const strike = useTones();
  return () => strike(FOUND_HERTZ, FOUND_SECONDS);
}
