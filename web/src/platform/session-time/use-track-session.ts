import { useEffect } from 'react';
import { beatWhenDue } from '../clock/heartbeat';
import { useLeaving } from '../screen/use-leaving';
import { fetchTrackPlayer } from '../sound-garden/lazy-track-player';
import type { TrackPlayer } from '../sound-garden/track-player';
import { followSound } from './follow-sound';

/** A session whose time is that of a sound, or that of the clock where none is heard. */
type TrackSession = {
  /** Follows what is done to the sound elsewhere. @returns how to stop */
  readonly listen: () => () => void;
  readonly soundChanged: () => void;
  /** Milliseconds until something else is shown. */
  readonly dueIn: () => number;
  readonly advance: () => void;
  readonly leave: () => void;
};

/** Ties a session to its sound, to the page that shows it, and to time while it runs. */
export function useTrackSession(session: TrackSession, player: TrackPlayer, running: boolean): void {
  useEffect(fetchTrackPlayer, []);
  useEffect(() => {
    const stops = [session.listen(), followSound(player, session.soundChanged)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [session, player]);
  useLeaving(session.leave);
  useEffect(() => {
    if (!running) return undefined;
    const stopBeat = beatWhenDue(session.dueIn, session.advance);
    document.addEventListener('visibilitychange', session.advance);
    return () => {
      stopBeat();
      document.removeEventListener('visibilitychange', session.advance);
    };
  }, [running, session]);
}
