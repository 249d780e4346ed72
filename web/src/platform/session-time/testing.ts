import type { TrackPlan } from '@stillgrove/domain/sounds/track';
import type { TrackPlayer } from '../sound-garden/track-player';

/** A player without speakers, whose time goes by when a test says so. */
export function playerDouble() {
  const listeners = {
    ended: new Set<() => void>(),
    paused: new Set<() => void>(),
    resumed: new Set<() => void>(),
  };
  const state = {
    plans: [] as TrackPlan[],
    playing: false,
    hasTrack: false,
    positionMs: 0,
    volume: 1,
    muted: false,
    /** Whether the browser refuses to play. */
    refuses: false,
  };
  const listen = (to: Set<() => void>) => (tell: () => void) => {
    to.add(tell);
    return () => void to.delete(tell);
  };
  const player: TrackPlayer = {
    play(plan) {
      if (state.refuses) return Promise.reject(new Error('refused'));
      Object.assign(state, { playing: true, hasTrack: true, positionMs: 0 });
      state.plans.push(plan);
      return Promise.resolve();
    },
    pause: () => void (state.playing = false),
    resume: () => Promise.resolve(void (state.playing = true)),
    stop: () => void Object.assign(state, { playing: false, hasTrack: false, positionMs: 0 }),
    hasTrack: () => state.hasTrack,
    positionMs: () => state.positionMs,
    setVolume: (volume) => void (state.volume = volume),
    setMuted: (muted) => void (state.muted = muted),
    isPlaying: () => state.playing,
    whenEnded: listen(listeners.ended),
    whenPaused: listen(listeners.paused),
    whenResumed: listen(listeners.resumed),
  };
  const tell = (whom: keyof typeof listeners) => {
    for (const listener of listeners[whom]) listener();
  };
  return {
    player,
    state,
    play(ms: number) {
      if (state.playing) state.positionMs += ms;
    },
    /** The lock screen pauses, resumes; the track has come to its end. */
    tell,
  };
}
