import { useEffect, useRef, useState } from 'react';
import { loudness, useSoundPreferences } from '../audio/sound-preferences';
import { backgroundLayers, useBackgroundSound } from './background-sound';
import { fetchTrackPlayer } from './lazy-track-player';
import type { MixPlayer } from './mix-player';

/**
 * Plays the chosen mix behind something, as long as it is under way. What has a track of its own puts the mix into it
 * instead, with `backgroundLayers`.
 *
 * @param underWay becomes true in a tap
 * @param title what the lock screen says
 */
export function useBackgroundPlayer(underWay: boolean, title: string): void {
  const chosen = useBackgroundSound((state) => state.chosen);
  const [createPlayer, setCreatePlayer] = useState<(() => MixPlayer) | null>(null);
  const player = useRef<MixPlayer | null>(null);
  useEffect(() => {
    // Loaded with the choice, so that it is there when the tap comes; whoever wants no sound needs none of it.
    if (chosen === '') return;
    fetchTrackPlayer();
    import('./browser-mix-player').then(
      ({ browserMixPlayer }) => setCreatePlayer(() => browserMixPlayer),
      (error: unknown) => console.warn('The sounds could not be loaded:', error),
    );
  }, [chosen]);
  useEffect(() => {
    const layers = backgroundLayers();
    if (!underWay || createPlayer === null || layers.length === 0) return undefined;
    const playing = (player.current ??= createPlayer());
    const follow = () => playing.setVolume(loudness(useSoundPreferences.getState()));
    follow();
    const stopFollowing = useSoundPreferences.subscribe(follow);
    playing
      .play(layers, { title }, null)
      .catch(() => console.info('The sound was not played: the browser wants a touch first.'));
    return () => {
      stopFollowing();
      playing.stop();
    };
  }, [underWay, chosen, title, createPlayer]);
}
