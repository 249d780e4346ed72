import { fadeGain } from '@stillgrove/domain/sounds/fade';
import { type Mix, planOfMix } from '@stillgrove/domain/sounds/mixes';
import type { TrackPlan } from '@stillgrove/domain/sounds/track';
import type { LiveMix } from './live-mix';
import type { PageVisibility } from './page-visibility';
import { createTellers } from './tellers';
import type { About, TrackPlayer } from './track-player';

/**
 * Plays a mix of sounds: live while the page can be seen, and as a rendered track when it is hidden or the screen is off.
 * Both begin with the tap; which of the two is heard changes without a gap.
 */
export type MixPlayer = {
  /**
   * Must be called from a tap. Resolves as soon as it can be heard.
   *
   * @param sleepMs how long until it has faded; null goes on without an end
   * @throws when the browser refuses to play, or when the sound cannot be made
   */
  play: (mix: Mix, about: About, sleepMs: number | null) => Promise<void>;
  /** Other sounds or volumes, heard at once. */
  change: (mix: Mix, about: About) => void;
  /** Another end for what plays, from now on. */
  setSleep: (sleepMs: number | null) => void;
  /** How long until it is silent; null where it has no end. */
  leftMs: () => number | null;
  pause: () => void;
  /** Rejects when the browser wants a tap first. */
  resume: () => Promise<void>;
  stop: () => void;
  /** 0 (silent) to 1. */
  setVolume: (volume: number) => void;
  /** Whether this device makes sounds so slowly that many at once would falter. */
  isSlow: () => boolean;
  /** Tells when the sleep timer is over. Returns how to stop telling. */
  whenEnded: (tell: () => void) => () => void;
  /** Tells when something else paused it, such as the lock screen or a call. Returns how to stop telling. */
  whenPaused: (tell: () => void) => () => void;
  /** Tells when the lock screen lets it go on. Returns how to stop telling. */
  whenResumed: (tell: () => void) => () => void;
};

export type MixPlayerPorts = {
  /** @param made told how long each piece took to make, as a share of the time it is heard */
  createTrack: (made: (share: number) => void) => TrackPlayer;
  openLive: (seed: number) => Promise<LiveMix>;
  page: PageVisibility;
  /** Calls back once, or again and again; returns how to stop. */
  after: (ms: number, work: () => void) => () => void;
  every: (ms: number, work: () => void) => () => void;
};

/** One goes over into the other in so many seconds. */
const CHANGE_SECONDS = 0.4;
/** When no slider has moved for so long, the track is made again. */
const REST_MS = 900;
const FADE_STEP_MS = 1_000;

/** A device that takes more than a fifth of the time of a sound to make it. */
const SLOW_SHARE = 0.2;
/** All tracks are of one seed: what was made live goes on alike when it is rendered. */
const SEED = 20_261_123;

type Session = {
  mix: Mix;
  about: About;
  plan: TrackPlan;
  live: LiveMix | null;
  wanted: boolean;
  /** The track is of sounds that were changed since. */
  stale: boolean;
};

export function createMixPlayer(ports: MixPlayerPorts): MixPlayer {
  const ended = createTellers();
  const paused = createTellers();
  const resumed = createTellers();
  let slow = false;
  let session: Session | null = null;
  let volume = 1;
  let stopListening: () => void = () => undefined;
  let stopFading: () => void = () => undefined;
  let cancelRenewal: () => void = () => undefined;
  let cancelChange: () => void = () => undefined;
  const track = ports.createTrack((share) => {
    slow = share > SLOW_SHARE;
  });

  const liveLevel = ({ plan }: Session) =>
    volume * (plan.fade === null ? 1 : fadeGain(plan.fade, track.positionMs()));

  const hearTrack = (current: Session) => {
    // What is not made yet cannot be heard: until then the live sounds go on, where the device lets them.
    if (!track.isPlaying()) return;
    track.setMuted(false);
    current.live?.setGain(0, CHANGE_SECONDS);
    cancelChange = ports.after(2_000 * CHANGE_SECONDS, () => current.live?.rest());
  };

  const hearLive = async (current: Session, live: LiveMix) => {
    const awake = await live.wake();
    if (session !== current || !current.wanted || !ports.page.isVisible()) return;
    if (!awake) {
      track.setMuted(false);
      return;
    }
    live.setGain(liveLevel(current), CHANGE_SECONDS);
    cancelChange = ports.after(1_000 * CHANGE_SECONDS, () => track.setMuted(true));
  };

  /** Lets be heard what fits the page: live sounds while it is seen, the track otherwise. */
  const settle = () => {
    const current = session;
    if (!current?.wanted) return;
    cancelChange();
    if (current.live !== null && ports.page.isVisible()) void hearLive(current, current.live);
    else hearTrack(current);
  };

  const startTrack = async (current: Session) => {
    cancelRenewal();
    current.stale = false;
    await track.play(current.plan, current.about);
    if (session === current) settle();
  };

  /** Cut off in the middle of a wave, a sound would click. */
  const closeSoftly = (live: LiveMix) => {
    live.setGain(0, CHANGE_SECONDS / 4);
    ports.after(500 * CHANGE_SECONDS, live.close);
  };

  const end = () => {
    cancelRenewal();
    cancelChange();
    stopListening();
    stopFading();
    const live = session?.live;
    session = null;
    if (live) closeSoftly(live);
    track.stop();
  };

  const failed = (current: Session) => (error: unknown) => {
    if (session !== current) return;
    console.warn('The sound stopped:', error);
    end();
    paused.tell();
  };

  const leftMs = () =>
    session === null || session.plan.loops ? null : Math.max(0, session.plan.durationMs - track.positionMs());

  const renew = (current: Session, sleepMs: number | null) => {
    cancelRenewal();
    current.plan = planOfMix(current.mix, SEED, sleepMs);
    // One that is paused is made again when it goes on.
    if (current.wanted) startTrack(current).catch(failed(current));
    else current.stale = true;
  };

  const rest = (current: Session) => {
    current.wanted = false;
    cancelChange();
    current.live?.setGain(0, CHANGE_SECONDS / 4);
    cancelChange = ports.after(1_000 * CHANGE_SECONDS, () => current.live?.rest());
  };

  track.whenEnded(() => {
    if (session === null) return;
    end();
    ended.tell();
  });
  track.whenPaused(() => {
    if (session === null) return;
    rest(session);
    paused.tell();
  });
  track.whenResumed(() => {
    if (session === null) return;
    session.wanted = true;
    settle();
    resumed.tell();
  });

  const play = async (mix: Mix, about: About, sleepMs: number | null) => {
    end();
    const current: Session = {
      mix,
      about,
      plan: planOfMix(mix, SEED, sleepMs),
      live: null,
      wanted: true,
      stale: false,
    };
    session = current;
    stopListening = ports.page.whenChanged(settle);
    stopFading = ports.every(FADE_STEP_MS, () => {
      if (session?.plan.fade && session.wanted && ports.page.isVisible())
        session.live?.setGain(liveLevel(session), FADE_STEP_MS / 1_000);
    });
    // Both at once, within the tap. The track is silent as long as the live sounds may be heard.
    track.setMuted(true);
    const opened = ports.openLive(SEED);
    const started = startTrack(current);
    started.catch(() => undefined);
    const live = await opened.catch(() => null);
    if (session !== current) {
      live?.close();
      return;
    }
    if (live !== null) {
      current.live = live;
      live.change(current.mix);
      settle();
      // It is heard already; the track follows.
      started.catch(failed(current));
      return;
    }
    track.setMuted(false);
    try {
      await started;
    } catch (error) {
      if (session !== current) return;
      end();
      throw error;
    }
  };

  return {
    play,
    change(mix, about) {
      const current = session;
      if (current === null) return;
      current.mix = mix;
      current.about = about;
      current.live?.change(mix);
      cancelRenewal();
      cancelRenewal = ports.after(REST_MS, () => renew(current, leftMs()));
    },
    setSleep(sleepMs) {
      if (session !== null) renew(session, sleepMs);
    },
    leftMs,
    pause() {
      if (session === null) return;
      track.pause();
      rest(session);
    },
    async resume() {
      const current = session;
      if (current === null) return;
      current.wanted = true;
      // Another player may have ended the track meanwhile.
      if (track.hasTrack() && !current.stale) await track.resume();
      else await startTrack(current);
      settle();
    },
    stop: end,
    setVolume(next) {
      volume = next;
      track.setVolume(next);
      if (session?.wanted === true && ports.page.isVisible())
        session.live?.setGain(liveLevel(session), CHANGE_SECONDS / 4);
    },
    isSlow: () => slow,
    whenEnded: ended.add,
    whenPaused: paused.add,
    whenResumed: resumed.add,
  };
}
