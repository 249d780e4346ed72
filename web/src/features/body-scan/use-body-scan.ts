import type { ScriptPart } from '@stillgrove/domain/body-scan/plan';
import { useEffect, useState } from 'react';
import { bells } from '../../platform/audio/sound';
import { loadSoundPreferences, loudness, useSoundPreferences } from '../../platform/audio/sound-preferences';
import { monotonicNow } from '../../platform/clock/clock';
import { heartbeat } from '../../platform/clock/heartbeat';
import { keepScreenAwake } from '../../platform/screen/wake-lock';
import { useAppStore } from '../../platform/session/app-store';
import { speakers } from '../../platform/speech/device-voice';
import { loadVoicePreference, useVoicePreference } from '../../platform/speech/voice-preference';
import { recall, remember } from '../../platform/tab/tab-memory';
import { createScanSession, placeFrom, type ScanSession } from './scan-session';

/** The body scan with its voice, its bell and the screen kept awake. */
export function useBodyScan(script: readonly ScriptPart[]): ScanSession {
  const userId = useAppStore((state) => state.app.user?.id ?? '');
  const [{ session, bell }] = useState(() => createScan(script, `body-scan:${userId}`));
  const running = session.store((state) => state.status === 'running');

  useEffect(() => {
    if (!running) return undefined;
    bell.load();
    const stopHeartbeat = heartbeat(session.advance);
    const letScreenSleep = keepScreenAwake();
    return () => {
      stopHeartbeat();
      letScreenSleep();
    };
  }, [running, bell, session]);

  useEffect(
    () =>
      useVoicePreference.subscribe(({ spoken }) => {
        if (!spoken) speakers.silence();
      }),
    [],
  );
  useEffect(() => {
    const leave = () => session.leave();
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, [session]);
  return session;
}

function createScan(script: readonly ScriptPart[], placeName: string) {
  loadSoundPreferences();
  loadVoicePreference();
  const bell = bells({ turn: '/sound/exhale.mp3' });
  const session = createScanSession(
    script,
    {
      now: monotonicNow,
      keep: (place) => remember(placeName, place),
      onLine(text) {
        // A sentence that is still being read is not cut off; the pauses make up for a slow voice.
        if (useVoicePreference.getState().spoken) speakers.speak(text, () => undefined);
      },
      onPart() {
        const preferences = useSoundPreferences.getState();
        if (preferences.on) bell.strike('turn', loudness(preferences));
      },
      onHush: () => {
        if (useVoicePreference.getState().spoken) speakers.silence();
      },
    },
    placeFrom(recall(placeName)),
  );
  return { session, bell };
}
