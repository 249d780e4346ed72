import { useSoundPreferences } from '../audio/sound-preferences';
import type { TrackPlayer } from '../sound-garden/track-player';

/**
 * Keeps a player as loud as is chosen on this device, now and from then on.
 *
 * @param changed told of each change
 * @returns stops it
 */
export function followSound(player: TrackPlayer, changed: () => void): () => void {
  const hear = ({ on, volume }: { on: boolean; volume: number }) => {
    player.setMuted(!on);
    player.setVolume(volume / 100);
    changed();
  };
  hear(useSoundPreferences.getState());
  return useSoundPreferences.subscribe(hear);
}
