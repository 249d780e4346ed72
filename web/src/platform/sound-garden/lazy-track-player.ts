import { retry } from '../http/retry';
import { createTellers } from './tellers';
import type { TrackPlayer } from './track-player';

/** Longer than this in all, and a tap is answered with an error, in milliseconds. */
const LAST_PAUSE_MS = 4_000;

/** The code that plays tracks. */
export const loadTrackPlayer = () => retry(() => import('./track-player'), LAST_PAUSE_MS);

/** Fetches what plays tracks. Call it once a page is live, so that it is there when the tap comes. */
export function fetchTrackPlayer(): void {
  // The tap asks for it again, and says so when that fails.
  loadTrackPlayer().catch(() => undefined);
}

/** A track player of this browser. */
export function browserTrackPlayer(): TrackPlayer {
  return createLazyTrackPlayer(async () => (await loadTrackPlayer()).createTrackPlayer());
}

/**
 * A track player whose code comes after the page is live, for nothing is heard before a tap.
 *
 * @param load called at the first `play`, and again after it has failed
 */
export function createLazyTrackPlayer(load: () => Promise<TrackPlayer>): TrackPlayer {
  const ended = createTellers();
  const paused = createTellers();
  const resumed = createTellers();
  let player: TrackPlayer | null = null;
  let loading: Promise<TrackPlayer> | null = null;
  let volume = 1;
  let muted = false;
  /** Grows with each play and stop: what was asked for before the player came is given up. */
  let newest = 0;
  /** The play that was paused before the player came. */
  let held = 0;

  const take = (loaded: TrackPlayer): TrackPlayer => {
    player = loaded;
    loaded.setVolume(volume);
    loaded.setMuted(muted);
    loaded.whenEnded(ended.tell);
    loaded.whenPaused(paused.tell);
    loaded.whenResumed(resumed.tell);
    return loaded;
  };

  const loadOnce = (): Promise<TrackPlayer> => {
    loading ??= load().then(take, (error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };

  return {
    async play(plan, about) {
      if (player !== null) return player.play(plan, about);
      newest += 1;
      const number = newest;
      const loaded = await loadOnce();
      if (number !== newest) return undefined;
      const playing = loaded.play(plan, about);
      if (number === held) loaded.pause();
      return playing;
    },
    pause() {
      held = newest;
      player?.pause();
    },
    async resume() {
      held = 0;
      await player?.resume();
    },
    stop() {
      newest += 1;
      player?.stop();
    },
    positionMs: () => player?.positionMs() ?? 0,
    setVolume(next) {
      volume = next;
      player?.setVolume(next);
    },
    setMuted(next) {
      muted = next;
      player?.setMuted(next);
    },
    isPlaying: () => player?.isPlaying() ?? false,
    hasTrack: () => player?.hasTrack() ?? false,
    whenEnded: ended.add,
    whenPaused: paused.add,
    whenResumed: resumed.add,
  };
}
