import { instruction, type Routine } from '@stillgrove/domain/movement/routine';
import { minuteAward } from '@stillgrove/domain/points/rules';
import { useEffect, useState } from 'react';
import { create } from 'zustand';
import { bell as createBell, type Bell } from '../../platform/audio/bell';
import { loadSoundPreferences } from '../../platform/audio/sound-preferences';
import { monotonicNow, today } from '../../platform/clock/clock';
import { heartbeat } from '../../platform/clock/heartbeat';
import { createOneTab, webLock } from '../../platform/one-tab/one-tab';
import { awardPoints } from '../../platform/points/lazy-points';
import { useLeaving } from '../../platform/screen/use-leaving';
import { keepScreenAwake } from '../../platform/screen/wake-lock';
import { useAppStore } from '../../platform/session/app-store';
import { hush, hushWhenTurnedOff, say } from '../../platform/speech/guide-voice';
import { loadVoicePreference } from '../../platform/speech/voice-preference';
import { createPlaceKeeper, type PlaceKeeper } from '../../platform/storage/kept-place';
import { createMovementSession, placeFrom, type MovementSession, type Place } from './movement-session';
import { loadWay, useWay } from './way';

/** What the person learns beside the routine itself. */
type Report = {
  /** Points that the run has given. */
  points: number;
  /** The routine runs in another tab. */
  elsewhere: boolean;
};

export type Movement = {
  readonly session: MovementSession;
  readonly useReport: () => Report;
  /** Starts or goes on, unless another tab is under way; with `take-over` that one rests. */
  readonly start: (how?: 'take-over') => void;
  readonly bell: Bell;
  readonly release: () => void;
};

/** A routine with its voice, its bell and its points, and with the screen kept awake. */
export function useMovement(routine: Routine, place: Place | null): Movement {
  const [movement] = useState(() => createMovement(routine, place));
  const { session, bell, release } = movement;
  const running = session.store(({ status }) => status === 'running');

  useEffect(() => {
    if (!running) return undefined;
    bell.load();
    const stopHeartbeat = heartbeat(session.advance);
    const letScreenSleep = keepScreenAwake();
    return () => {
      stopHeartbeat();
      letScreenSleep();
      release();
    };
  }, [running, bell, session, release]);

  useEffect(hushWhenTurnedOff, []);
  useLeaving(session.leave);
  useEffect(() => bell.close, [bell]);
  return movement;
}

export function placeIn(routine: Routine): PlaceKeeper<Place> {
  return createPlaceKeeper(`movement:${routine.id}`, (value) => placeFrom(value, routine));
}

const personId = () => useAppStore.getState().app.user?.id ?? '';

function createMovement(routine: Routine, kept: Place | null): Movement {
  loadSoundPreferences();
  loadVoicePreference();
  loadWay();
  const bell = createBell();
  const report = create<Report>(() => ({ points: 0, elsewhere: false }));
  const session = createMovementSession(
    routine,
    {
      now: monotonicNow,
      newRunId: () => crypto.randomUUID(),
      keep: placeIn(routine).keep,
      onStep(step) {
        bell.strike();
        say(`${step.name}. ${instruction(step, useWay.getState().way).how}`);
      },
      onMinute(minute) {
        void awardPoints(minuteAward({ ...minute, activity: 'movement', day: today() })).then((outcome) => {
          if (outcome === 'recorded') report.setState(({ points }) => ({ points: points + 1 }));
        });
      },
      onEnd: bell.strike,
      onHush: hush,
    },
    kept,
  );
  const oneTab = createOneTab(webLock(`movement:${personId()}`), () => {
    session.pause();
    report.setState({ elsewhere: true });
  });
  return {
    session,
    useReport: report,
    bell,
    release: oneTab.release,
    start(how) {
      void oneTab.claim(how ?? 'if-free').then((claimed) => {
        if (claimed === 'superseded') return;
        report.setState({ elsewhere: claimed === 'elsewhere' });
        if (claimed === 'elsewhere') return;
        if (session.store.getState().status === 'over') report.setState({ points: 0 });
        session.start();
      });
    },
  };
}
