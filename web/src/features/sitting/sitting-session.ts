import { bellsOf } from '@stillgrove/domain/sitting/bells';
import { progressOf, shownSeconds, type SittingProgress } from '@stillgrove/domain/sitting/progress';
import type { Sitting } from '@stillgrove/domain/sitting/settings';
import { create } from 'zustand';
import { createOneTab, type AskForLock } from '../../platform/one-tab/one-tab';
import type { RefusedAward } from '../../platform/points/delivery';
import { createMinutes, type MinutePorts } from '../../platform/points/minutes';
import type { Heard, SessionTime } from '../../platform/session-time/session-time';
import type { Place } from './kept-place';

/** What a sitting needs of the world outside. */
export type SittingPorts = MinutePorts & {
  time: SessionTime;
  heard: (sitting: Sitting, seed: number) => Heard;
  /** Whether sound is turned on. */
  wantsSound: () => boolean;
  newSeed: () => number;
  /** The lock of the tab in which the person sits. */
  askForLock: AskForLock;
  /** Keeps the place for a reload; null forgets it. */
  keep: (place: Place | null) => void;
  /** A bell rings now, as far as the page can tell. */
  onBell: () => void;
};

export type SittingState = {
  /** `resting` while it is paused. */
  status: 'ready' | 'running' | 'resting' | 'over';
  stage: SittingProgress['stage'];
  /** Seconds left, or sat where there is no end. */
  seconds: number;
  /** Whole minutes that were sat. */
  satMinutes: number;
  /** 0 to 1. */
  share: number;
  /** Without sound, time goes by only while the page is in sight. */
  silent: boolean;
  points: number;
  /** `unbegun` when it was ended before the settling in was over. */
  notice: 'capped' | 'unsaved' | 'elsewhere' | 'refused' | 'unbegun' | null;
};

const AT_REST: SittingState = {
  status: 'ready',
  stage: 'preparing',
  seconds: 0,
  satMinutes: 0,
  share: 0,
  silent: false,
  points: 0,
  notice: null,
};

/** A sitting from its start to its end. All that is shown follows from one position in time. */
export function createSittingSession(ports: SittingPorts, kept: Place | null) {
  const { time } = ports;
  const store = create<SittingState>(() => AT_REST);
  let place: Place | null = kept;
  /** Minutes that another load of the page gave points for. */
  let minutesBefore = 0;
  let bellsRung = 0;

  const minutes = createMinutes('sitting', ports, (points, notice) =>
    store.setState((before) => ({ points, notice: before.notice === 'elsewhere' ? before.notice : notice })),
  );

  const pause = () => {
    if (store.getState().status !== 'running') return;
    time.pause();
    rest();
  };

  const rest = () => {
    if (store.getState().status !== 'running') return;
    follow();
    if (store.getState().status === 'running') store.setState({ status: 'resting' });
  };

  const oneTab = createOneTab(ports.askForLock, () => {
    pause();
    store.setState({ notice: 'elsewhere' });
  });

  const look = (sitting: Sitting, positionMs: number) => {
    const progress = progressOf(sitting, positionMs);
    const { stage, satMinutes, share } = progress;
    return { progress, shown: { stage, satMinutes, share, seconds: shownSeconds(progress) } };
  };

  /** Shows where it is, gives the points of whole minutes, and ends it at its end. */
  const follow = (positionMs = time.positionMs()) => {
    if (place === null) return;
    const { sitting, seed } = place;
    const { progress, shown } = look(sitting, positionMs);
    place = { ...place, positionMs };
    ports.keep(place);
    store.setState(shown);
    minutes.advance(progress.satMs - minutesBefore * 60_000);
    const rung = progress.stage === 'preparing' ? 0 : bellsUpTo(sitting, seed, progress.satMs);
    if (rung > bellsRung) ports.onBell();
    bellsRung = rung;
    if (progress.stage === 'over') finish();
  };

  /** The last bell rings out by itself. */
  const finish = () => {
    place = null;
    ports.keep(null);
    oneTab.release();
    store.setState({ status: 'over' });
  };

  /** From a tap, since browsers let sound begin with one only. It rests again where another tab has the sitting. */
  const play = async (from: Place, claim: 'if-free' | 'take-over') => {
    place = from;
    store.setState(({ notice }) => ({
      ...look(from.sitting, from.positionMs).shown,
      status: 'running',
      silent: !ports.wantsSound(),
      notice: notice === 'capped' ? notice : null,
    }));
    const claimed = oneTab.claim(claim);
    if (ports.wantsSound()) await hear(from);
    else time.startSilent(from.positionMs);
    if ((await claimed) === 'elsewhere') {
      pause();
      store.setState({ notice: 'elsewhere' });
    }
  };

  const hear = async ({ sitting, seed, positionMs }: Place) => {
    const outcome = await time.startHeard(ports.heard(sitting, seed), positionMs);
    if (outcome === 'superseded') return;
    if (outcome === 'silent') store.setState({ silent: true, notice: 'refused' });
    else store.setState({ silent: false });
    // Paused while the sound was being made.
    if (store.getState().status !== 'running') time.pause();
  };

  if (kept !== null) {
    const { progress, shown } = look(kept.sitting, kept.positionMs);
    minutesBefore = progress.satMinutes;
    bellsRung = bellsUpTo(kept.sitting, kept.seed, progress.satMs);
    store.setState({ ...shown, status: 'resting' });
  }

  return {
    store,
    /** What was chosen for this sitting; null before there is any. */
    chosen: () => place?.typed ?? null,
    /** Must be called from a tap. */
    begin(chosen: Pick<Place, 'typed' | 'sitting'>) {
      if (store.getState().status === 'running') return;
      time.stop();
      minutes.renew();
      minutesBefore = 0;
      bellsRung = 0;
      store.setState(AT_REST);
      void play({ ...chosen, seed: ports.newSeed(), positionMs: 0 }, 'if-free');
    },
    pause,
    /** Goes on where it was paused, also by another load of the page. Must be called from a tap. */
    goOn(claim: 'if-free' | 'take-over' = 'if-free') {
      if (place !== null && store.getState().status === 'resting') void play(place, claim);
    },
    /** Sound was turned on or off. Off, the track goes on unheard; on, it begins where the clock is. */
    soundChanged() {
      if (place === null || store.getState().status !== 'running') return;
      if (ports.wantsSound() && time.isSilent()) void hear({ ...place, positionMs: time.positionMs() });
    },
    /** Ends it before its end; what was sat stays. */
    end() {
      if (place === null) return;
      if (store.getState().status === 'running') follow();
      if (store.getState().status === 'over') return;
      const { stage } = store.getState();
      time.stop();
      finish();
      if (stage === 'preparing') store.setState({ notice: 'unbegun' });
    },
    /** Puts the end away. */
    putAway() {
      time.stop();
      store.setState(AT_REST);
    },
    /** To be called often while it runs; how often changes nothing but how soon things are seen. */
    advance() {
      if (store.getState().status === 'running') follow();
    },
    /** Milliseconds until another second is shown. */
    dueIn: time.dueIn,
    /** Follows what the lock screen and the end of the sound do to it. Returns how to stop. */
    listen: () =>
      time.listen({
        paused: rest,
        resumed() {
          if (place !== null && store.getState().status === 'resting') store.setState({ status: 'running' });
        },
        ended() {
          if (store.getState().status === 'running') follow(Infinity);
        },
      }),
    /** The page goes away: the place is kept. */
    leave() {
      pause();
      oneTab.release();
      time.stop();
    },
    /** @returns whether this page says so */
    refuse: (refused: RefusedAward): boolean => minutes.refuse(refused),
  };
}

export type SittingSession = ReturnType<typeof createSittingSession>;

function bellsUpTo(sitting: Sitting, seed: number, satMs: number): number {
  return bellsOf(sitting, seed).filter(({ atMs }) => atMs <= satMs).length;
}
