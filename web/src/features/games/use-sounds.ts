import { useEffect, useState } from 'react';
import { loadSoundPreferences, loudness, useSoundPreferences } from '../../platform/audio/sound-preferences';
import { bells } from '../../platform/audio/sound';
import { vibrate } from '../../platform/screen/vibration';

/** A touch that is felt as one soft tap. */
const TAP = [12];

/** Short sounds of a game, each with a soft tap, as loud as the person likes it or not at all. */
export function useSounds<Name extends string>(urls: Readonly<Record<Name, string>>): (name: Name) => void {
  const [game] = useState(() => {
    loadSoundPreferences();
    return bells(urls);
  });
  useEffect(() => {
    if (useSoundPreferences.getState().on) game.load();
  }, [game]);
  return (name) => {
    const preferences = useSoundPreferences.getState();
    if (preferences.on) game.strike(name, loudness(preferences));
    if (preferences.vibration) vibrate(TAP);
  };
}
