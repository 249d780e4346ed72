import { useEffect, useState } from 'react';
import { loadSoundPreferences, loudness, useSoundPreferences } from '../../platform/audio/sound-preferences';
import { monotonicNow, today } from '../../platform/clock/clock';
import { heartbeat } from '../../platform/clock/heartbeat';
import { webLock } from '../../platform/one-tab/one-tab';
import { awardPoints, listenToRefusals } from '../../platform/points/member-points';
import { vibrate } from '../../platform/screen/vibration';
import { keepScreenAwake } from '../../platform/screen/wake-lock';
import { useAppStore } from '../../platform/session/app-store';
import { showToast } from '../../platform/toasts/toast-store';
import { createBreathingSession, type BreathingSession } from './breathing-session';
import { groveLoop, phaseBells, VIBRATIONS } from './sounds';

/** The breathing exercise with its sound and vibration, and with the screen kept awake. */
export function useBreathing(): BreathingSession {
  const [{ session, loop, chimes }] = useState(createExercise);
  const active = session.store((state) => state.active);

  useEffect(() => {
    void session.resume();
    const hear = ({ key }: StorageEvent) => session.storedElsewhere(key);
    addEventListener('storage', hear);
    const stopListening = listenToRefusals(session.refuse);
    return () => {
      removeEventListener('storage', hear);
      stopListening();
      session.leave();
    };
  }, [session]);

  useEffect(() => {
    if (!active) return undefined;
    chimes.load();
    loop.play().catch((error: unknown) => {
      // Pressing Stop before the sound has loaded rejects the promise; that is not a refusal.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      console.warn('The sound needs a touch before it may play.');
    });
    const stopHeartbeat = heartbeat(session.advance);
    const letScreenSleep = keepScreenAwake();
    return () => {
      stopHeartbeat();
      letScreenSleep();
      loop.stop();
    };
  }, [active, chimes, loop, session]);

  useEffect(() => followVolume(loop.setVolume), [loop]);
  useEffect(() => followSignsOfLife(session.signOfLife), [session]);
  return session;
}

function createExercise() {
  loadSoundPreferences();
  const loop = groveLoop();
  const chimes = phaseBells();
  const session = createBreathingSession({
    now: monotonicNow,
    today,
    newRunId: () => crypto.randomUUID(),
    award: awardPoints,
    askForLock: webLock(`breathing:${useAppStore.getState().app.user?.id ?? ''}`),
    isGuided: () => document.visibilityState === 'visible' || loop.isPlaying(),
    onPhase(phase) {
      const preferences = useSoundPreferences.getState();
      if (preferences.on) chimes.strike(phase, loudness(preferences));
      if (preferences.vibration) vibrate(VIBRATIONS[phase]);
    },
    onUnattended() {
      showToast('The guide paused after 30 minutes. Press Start to continue.');
    },
  });
  return { session, loop, chimes };
}

function followVolume(setVolume: (volume: number) => void): () => void {
  setVolume(loudness(useSoundPreferences.getState()));
  return useSoundPreferences.subscribe((preferences) => setVolume(loudness(preferences)));
}

const SIGNS_OF_LIFE = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'visibilitychange'] as const;

function followSignsOfLife(note: () => void): () => void {
  for (const sign of SIGNS_OF_LIFE) document.addEventListener(sign, note, { passive: true });
  return () => {
    for (const sign of SIGNS_OF_LIFE) document.removeEventListener(sign, note);
  };
}
