import { t } from '@lingui/core/macro';
import { useEffect, useState } from 'react';
import { create } from 'zustand';
import { loadSoundPreferences, useSoundPreferences } from '../../platform/audio/sound-preferences';
import { monotonicNow, today } from '../../platform/clock/clock';
import { beatWhenDue } from '../../platform/clock/heartbeat';
import { webLock } from '../../platform/one-tab/one-tab';
import { awardPoints, listenToRefusals } from '../../platform/points/lazy-points';
import { useHydrating } from '../../platform/screen/use-hydrating';
import { vibrate } from '../../platform/screen/vibration';
import { keepScreenAwake } from '../../platform/screen/wake-lock';
import { useAppStore } from '../../platform/session/app-store';
import { recall, remember } from '../../platform/storage/tab-memory';
import { showToast } from '../../platform/toasts/toast-store';
import { createBreathingSession, type BreathingSession } from './breathing-session';
import { END_VIBRATION, STEP_VIBRATIONS } from './haptics';
import { currentPattern, followPatterns, loadPatterns, usePatterns } from './patterns/pattern-store';
import { createSessionSound } from './session-sound';
import { loadBreathingSettings, useBreathingSettings } from './settings/breathing-settings';
import { sayStep } from './spoken-steps';
import { storedPlan } from './stored-length';
import { useSessionSound, type Sound } from './use-session-sound';

/**
 * What a tab remembers until the exercise rests, ends or is left: its address. A reload leaves it as it is, and the way
 * back through the history to another address begins nothing.
 */
const UNDER_WAY = 'breathing-under-way';

/**
 * The breathing exercise with its sound and vibration, and with the screen kept awake.
 *
 * @param eyesClosed whether the guide has to be followed by ear
 */
export function useBreathing(eyesClosed: boolean): { session: BreathingSession; sound: Sound } {
  const knowsPerson = !useHydrating();
  const [{ session, sessionSound, useSilenced }] = useState(() => createExercise(knowsPerson));
  const underWay = session.store(({ stage }) => stage !== 'resting' && stage !== 'ended');
  const sound = useSessionSound(session, sessionSound, useSilenced(), eyesClosed);

  useEffect(() => {
    loadBreathingSettings();
    loadPatterns(useAppStore.getState().app.user?.id ?? '');
    const stopFollowingOwn = followPatterns();
    const stopFollowing = followPattern(session);
    void session.resume(storedPlan());
    const hear = ({ key }: StorageEvent) => session.storedElsewhere(key);
    addEventListener('storage', hear);
    const stopListening = listenToRefusals(session.refuse);
    return () => {
      removeEventListener('storage', hear);
      stopListening();
      stopFollowing();
      stopFollowingOwn();
      session.leave();
    };
  }, [session]);

  useEffect(() => {
    if (!underWay) return undefined;
    const advance = () => {
      session.advance();
      sessionSound.keepTime();
    };
    const stopBeat = beatWhenDue(session.dueIn, advance);
    document.addEventListener('visibilitychange', advance);
    const letScreenSleep = keepScreenAwake();
    remember(UNDER_WAY, location.href);
    return () => {
      remember(UNDER_WAY, null);
      stopBeat();
      document.removeEventListener('visibilitychange', advance);
      letScreenSleep();
    };
  }, [underWay, sessionSound, session]);

  useEffect(() => followSignsOfLife(session.signOfLife), [session]);
  return { session, sound };
}

function createExercise(knowsPerson: boolean) {
  loadSoundPreferences();
  const useSilenced = create(() => false);
  const sessionSound = createSessionSound((silenced) => useSilenced.setState(silenced, true));
  const session = createBreathingSession({
    now: monotonicNow,
    knowsPerson,
    wasUnderWayHere: () => recall(UNDER_WAY) === location.href,
    today,
    newRunId: () => crypto.randomUUID(),
    award: awardPoints,
    askForLock: webLock(`breathing:${useAppStore.getState().app.user?.id ?? ''}`),
    guidance() {
      if (sessionSound.isHeard()) return 'heard';
      return document.visibilityState === 'visible' ? 'seen' : 'none';
    },
    onStep(kind) {
      vibrateIfWanted(STEP_VIBRATIONS[kind]);
      if (useSoundPreferences.getState().on && useBreathingSettings.getState().cues === 'voice')
        sayStep(kind);
    },
    onUnattended() {
      showToast(t`The guide paused after 30 minutes. Press Start to continue.`);
    },
    onEnd: () => vibrateIfWanted(END_VIBRATION),
  });
  return { session, sessionSound, useSilenced };
}

function vibrateIfWanted(pattern: readonly number[]): void {
  if (useSoundPreferences.getState().vibration) vibrate(pattern);
}

/** The session breathes what is chosen on the page. */
function followPattern(session: BreathingSession): () => void {
  session.choose(currentPattern(usePatterns.getState()).steps);
  return usePatterns.subscribe((patterns) => session.choose(currentPattern(patterns).steps));
}

const SIGNS_OF_LIFE = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'visibilitychange'] as const;

function followSignsOfLife(note: () => void): () => void {
  for (const sign of SIGNS_OF_LIFE) document.addEventListener(sign, note, { passive: true });
  return () => {
    for (const sign of SIGNS_OF_LIFE) document.removeEventListener(sign, note);
  };
}
