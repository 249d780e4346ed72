import { partAt, timelineOf, type PartKind, type Timeline } from '@stillgrove/domain/sleep/timeline';
import type { WindDown } from '@stillgrove/domain/sleep/wind-down';
import { create } from 'zustand';
import { createOneTab, type AskForLock } from '../../platform/one-tab/one-tab';
import type { Heard, SessionTime } from '../../platform/session-time/session-time';
import type { Place } from './kept-place';

/** What an evening needs of the world outside. */
export type WindDownPorts = {
  time: SessionTime;
  heard: (chosen: WindDown) => Heard;
  /** Whether sound is turned on. */
  wantsSound: () => boolean;
  /** The lock of the tab in which the evening plays. */
  askForLock: AskForLock;
  /** Keeps the place for a reload; null forgets it. */
  keep: (place: Place | null) => void;
  /** Whatever is being read aloud is to stop. */
  onHush: () => void;
};

export type WindDownState = {
  /** `resting` while it is paused. */
  status: 'ready' | 'running' | 'resting' | 'over';
  /** Whole seconds since it began. */
  seconds: number;
  /** The part that is due; null where the screen alone is dimmed. */
  part: PartKind | null;
  /** Milliseconds since that part began. */
  inPartMs: number;
  silent: boolean;
  notice: 'elsewhere' | 'refused' | null;
};

const AT_REST: WindDownState = {
  status: 'ready',
  seconds: 0,
  part: null,
  inPartMs: 0,
  silent: false,
  notice: null,
};

type Evening = { readonly chosen: WindDown; readonly timeline: Timeline };

/** An evening from its one button to its end. All that is shown follows from one position in time. */
export function createWindDownSession(ports: WindDownPorts, kept: Place | null) {
  const { time } = ports;
  const store = create<WindDownState>(() => AT_REST);
  let evening: Evening | null = null;
  let positionMs = kept?.positionMs ?? 0;

  const oneTab = createOneTab(ports.askForLock, () => {
    pause();
    store.setState({ notice: 'elsewhere' });
  });

  const look = ({ timeline }: Evening) => {
    const part = partAt(timeline, positionMs);
    return {
      seconds: Math.floor(positionMs / 1_000),
      part: part?.kind ?? null,
      inPartMs: positionMs - (part?.startMs ?? 0),
    };
  };

  const follow = (nowMs = time.positionMs()) => {
    if (evening === null) return;
    const { chosen, timeline } = evening;
    positionMs = nowMs;
    // The dimmed screen alone has no end.
    if (timeline.durationMs > 0 && positionMs >= timeline.durationMs) {
      finish();
      return;
    }
    ports.keep({ chosen, positionMs });
    store.setState(look(evening));
  };

  const finish = () => {
    time.stop();
    ports.keep(null);
    oneTab.release();
    ports.onHush();
    store.setState({ status: 'over', part: null });
  };

  const rest = () => {
    if (store.getState().status !== 'running') return;
    follow();
    ports.onHush();
    if (store.getState().status === 'running') store.setState({ status: 'resting' });
  };

  const pause = () => {
    if (store.getState().status !== 'running') return;
    time.pause();
    rest();
  };

  /** From a tap, since browsers let sound begin with one only. It rests again where another tab has the evening. */
  const play = async ({ chosen, timeline }: Evening, claim: 'if-free' | 'take-over') => {
    const hasSound = timeline.durationMs > 0 && ports.wantsSound();
    store.setState({ status: 'running', silent: !hasSound && timeline.durationMs > 0, notice: null });
    const claimed = oneTab.claim(claim);
    if (hasSound) await hear(chosen);
    else time.startSilent(positionMs);
    follow();
    if ((await claimed) === 'elsewhere') {
      pause();
      store.setState({ notice: 'elsewhere' });
    }
  };

  const hear = async (chosen: WindDown) => {
    const outcome = await time.startHeard(ports.heard(chosen), positionMs);
    if (outcome === 'superseded') return;
    store.setState(outcome === 'silent' ? { silent: true, notice: 'refused' } : { silent: false });
    // Paused while the sound was being made.
    if (store.getState().status !== 'running') time.pause();
  };

  if (kept !== null) {
    evening = { chosen: kept.chosen, timeline: timelineOf(kept.chosen) };
    store.setState({ ...look(evening), status: 'resting' });
  }

  return {
    store,
    /** What was chosen for this evening; null before there is one. */
    chosen: () => evening?.chosen ?? null,
    /** Must be called from a tap. */
    begin(chosen: WindDown) {
      if (store.getState().status === 'running') return;
      time.stop();
      evening = { chosen, timeline: timelineOf(chosen) };
      positionMs = 0;
      store.setState(AT_REST);
      void play(evening, 'if-free');
    },
    pause,
    /** Goes on where it was paused, also by another load of the page. Must be called from a tap. */
    goOn(claim: 'if-free' | 'take-over' = 'if-free') {
      if (evening !== null && store.getState().status === 'resting') void play(evening, claim);
    },
    /** Sound was turned on or off. Off, the track goes on unheard; on, it begins where the clock is. */
    soundChanged() {
      if (evening === null || evening.timeline.durationMs === 0) return;
      if (store.getState().status !== 'running' || !ports.wantsSound() || !time.isSilent()) return;
      follow();
      void hear(evening.chosen);
    },
    /** Ends it, or puts its end away. */
    end() {
      time.stop();
      ports.keep(null);
      oneTab.release();
      ports.onHush();
      evening = null;
      store.setState(AT_REST);
    },
    /** To be called often while it runs; how often changes nothing but how soon things are seen. */
    advance() {
      if (store.getState().status === 'running') follow();
    },
    /** Milliseconds until words may change. */
    dueIn: time.dueIn,
    /** Follows what the lock screen and the end of the sound do to it. Returns how to stop. */
    listen: () =>
      time.listen({
        paused: rest,
        resumed() {
          if (store.getState().status === 'resting') store.setState({ status: 'running' });
        },
        ended() {
          if (store.getState().status === 'running') follow(Infinity);
        },
      }),
    /** The page goes away, and the sound with it: the place is kept. */
    leave() {
      pause();
      time.stop();
      oneTab.release();
    },
  };
}

export type WindDownSession = ReturnType<typeof createWindDownSession>;
