import { advance, goOn, moveTo, restingAt } from '@stillgrove/domain/body-scan/run';
import type { TrackPlan } from '@stillgrove/domain/sounds/track';
import type { TrackPlayer } from '../sound-garden/track-player';

type Ports = {
  readonly player: TrackPlayer;
  /** Milliseconds of a monotonic clock. */
  readonly now: () => number;
  /** Whether the page is on the screen. */
  readonly isInSight: () => boolean;
};

/** What is to be heard, from a moment of the session on. */
export type Heard = {
  readonly planFrom: (fromMs: number) => TrackPlan;
  /** What the lock screen says. */
  readonly title: string;
};

/**
 * The time of a session with sound. The sound leads it, which goes on while the screen is off. Without sound a
 * monotonic clock does, which goes on only while the page is in sight.
 */
export function createSessionTime({ player, now, isInSight }: Ports) {
  let byClock = restingAt(0);
  /** Where the track began that leads; null while the clock does. */
  let trackFromMs: number | null = null;
  /** How far the track was heard; a player that was taken away or has ended knows nothing of it. */
  let heardMs = 0;
  let newest = 0;

  const positionMs = () => {
    if (trackFromMs !== null) {
      heardMs = Math.max(heardMs, player.positionMs());
      return trackFromMs + heardMs;
    }
    // What went by out of sight is left out.
    if (byClock.advancedAt !== null) byClock = isInSight() ? advance(byClock, now()) : goOn(byClock, now());
    return byClock.elapsedMs;
  };

  const rest = () => {
    byClock = { ...moveTo(byClock, positionMs()), advancedAt: null };
  };

  return {
    positionMs,
    /** Milliseconds until the next whole second. */
    dueIn: () => 1_000 - (positionMs() % 1_000),
    /** Whether the clock leads. */
    isSilent: () => trackFromMs === null,
    /**
     * Begins at a moment with sound. Must be called from a tap.
     *
     * @returns `silent` when the sound cannot be heard, and the clock leads; `superseded` when it was stopped meanwhile
     */
    async startHeard({ planFrom, title }: Heard, fromMs: number): Promise<'heard' | 'silent' | 'superseded'> {
      newest += 1;
      const number = newest;
      byClock = restingAt(fromMs);
      trackFromMs = null;
      try {
        await player.play(planFrom(fromMs), { title });
      } catch {
        if (number !== newest) return 'superseded';
        byClock = goOn(byClock, now());
        return 'silent';
      }
      if (number !== newest) return 'superseded';
      trackFromMs = fromMs;
      heardMs = 0;
      return 'heard';
    },
    startSilent(fromMs: number) {
      newest += 1;
      trackFromMs = null;
      byClock = goOn(restingAt(fromMs), now());
    },
    pause() {
      if (trackFromMs === null) rest();
      else player.pause();
    },
    /**
     * Tells what became of the sound without anyone here: the lock screen or a call paused it or lets it go on, or it
     * was heard to its end.
     *
     * @returns stops telling
     */
    listen({ paused, resumed, ended }: Readonly<Record<'paused' | 'resumed' | 'ended', () => void>>) {
      const ifHeard = (tell: () => void) => () => {
        if (trackFromMs !== null) tell();
      };
      const stops = [
        player.whenPaused(ifHeard(paused)),
        player.whenResumed(ifHeard(resumed)),
        player.whenEnded(ifHeard(ended)),
      ];
      return () => {
        for (const stop of stops) stop();
      };
    },
    /** Ends the sound for good; the position stays. */
    stop() {
      newest += 1;
      rest();
      trackFromMs = null;
      player.stop();
    },
  };
}

export type SessionTime = ReturnType<typeof createSessionTime>;
