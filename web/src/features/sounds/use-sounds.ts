import { useEffect } from 'react';
import { loadSoundPreferences } from '../../platform/audio/sound-preferences';
import { beatWhenDue } from '../../platform/clock/heartbeat';
import { fetchTrackPlayer } from '../../platform/sound-garden/lazy-track-player';
import { useKeptPlace } from '../../platform/storage/kept-place';
import { showLasting } from '../../ui/layout/LastingPart';
import { keptMix } from './kept-mix';
import { SoundBar } from './SoundBar';
import { soundsOfTab } from './sounds-of-tab';
import type { SoundsSession } from './sounds-session';

const LOOK_MS = 1_000;

/** The sounds on their own page. When it is left while they play, they go on, and a bar with them stays. */
export function useSounds(): SoundsSession {
  const session = soundsOfTab();
  const playing = session.store((state) => state.status === 'playing');
  const kept = useKeptPlace(keptMix);
  useEffect(() => {
    if (kept !== null && session.store.getState().mix.length === 0)
      session.show(kept.mix, kept.chosen, kept.name);
    return session.store.subscribe((state, { mix, chosen, name }) => {
      if (state.mix !== mix || state.chosen !== chosen || state.name !== name)
        keptMix.keep(state.mix.length === 0 ? null : state);
    });
  }, [session, kept]);
  useEffect(loadSoundPreferences, []);
  useEffect(fetchTrackPlayer, []);
  useEffect(
    () =>
      playing
        ? beatWhenDue(
            () => LOOK_MS,
            () => session.look(),
          )
        : undefined,
    [playing, session],
  );
  useEffect(() => {
    showLasting(null);
    return () => {
      const { status } = session.store.getState();
      if (status === 'playing' || status === 'starting') showLasting(SoundBar);
      else session.forget();
    };
  }, [session]);
  return session;
}
