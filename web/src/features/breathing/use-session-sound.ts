import { useEffect } from 'react';
import { loudness, useSoundPreferences } from '../../platform/audio/sound-preferences';
import { whenIdle } from '../../platform/clock/idle';
import type { CueFamily } from '@stillgrove/domain/breathing/sound-choices';
import type { BreathingSession } from './breathing-session';
import type { SessionSound } from './session-sound';
import { useBreathingSettings } from './settings/breathing-settings';

export type Sound = {
  /** Something else has silenced the sound, or the browser wants a press first. */
  silenced: boolean;
  playAgain: () => void;
};

/** With eyes closed, bells do not say which way the air goes, and without cues there would be no guide. */
export function cuesFor(chosen: CueFamily, eyesClosed: boolean): CueFamily {
  return eyesClosed && (chosen === 'bells' || chosen === 'none') ? 'tones' : chosen;
}

/**
 * The sound of a session while it is under way. It goes on from where the guide is when someone turns it on, changes its
 * cues or plays it again; at the end of a length its last bell rings out.
 */
export function useSessionSound(
  session: BreathingSession,
  sound: SessionSound,
  silenced: boolean,
  eyesClosed: boolean,
): Sound {
  const on = useSoundPreferences((preferences) => preferences.on);
  const { cues, background } = useBreathingSettings();
  const underWay = session.store(({ stage }) => stage === 'settling' || stage === 'breathing');
  const family = cuesFor(cues, eyesClosed);

  useEffect(() => whenIdle(sound.load), [sound]);
  useEffect(() => {
    if (!underWay || !on) return undefined;
    void sound.begin(session.place, { cues: family, background });
    return () => {
      const { stage } = session.store.getState();
      const hasRunOut = session.place().goal !== null && (stage === 'lingering' || stage === 'ended');
      if (!hasRunOut) sound.stop();
    };
  }, [session, sound, underWay, on, family, background]);
  useEffect(() => {
    const follow = (preferences: { on: boolean; volume: number }) => sound.setVolume(loudness(preferences));
    follow(useSoundPreferences.getState());
    return useSoundPreferences.subscribe(follow);
  }, [sound]);
  useEffect(() => sound.stop, [sound]);

  useEffect(() => {
    if (!silenced) return undefined;
    const comeBack = () => {
      if (document.visibilityState === 'visible') sound.playAgain();
    };
    document.addEventListener('visibilitychange', comeBack);
    return () => document.removeEventListener('visibilitychange', comeBack);
  }, [silenced, sound]);
  return { silenced, playAgain: sound.playAgain };
}
