import type { ScriptPart } from '@stillgrove/domain/body-scan/plan';
import { useEffect, useState } from 'react';
import { bellOnNeed } from '../../platform/audio/bell-on-need';
import { loadSoundPreferences } from '../../platform/audio/sound-preferences';
import { monotonicNow } from '../../platform/clock/clock';
import { heartbeat } from '../../platform/clock/heartbeat';
import { whenIdle } from '../../platform/clock/idle';
import { useLeaving } from '../../platform/screen/use-leaving';
import { keepScreenAwake } from '../../platform/screen/wake-lock';
import { hush, hushWhenTurnedOff, say } from '../../platform/speech/guide-voice';
import { loadVoicePreference } from '../../platform/speech/voice-preference';
import { createPlaceKeeper } from '../../platform/storage/kept-place';
import { createScanSession, placeFrom, type Place, type ScanSession } from './scan-session';

/** The body scan with its voice, its bell and the screen kept awake. */
export function useBodyScan(script: readonly ScriptPart[], place: Place | null): ScanSession {
  const [{ session, bell }] = useState(() => createScan(script, place));
  const running = session.store((state) => state.status === 'running');

  useEffect(() => whenIdle(bell.fetch), [bell]);
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

  useEffect(hushWhenTurnedOff, []);
  useLeaving(session.leave);
  useEffect(() => bell.close, [bell]);
  return session;
}

export const scanPlace = createPlaceKeeper('body-scan', placeFrom);

function createScan(script: readonly ScriptPart[], kept: Place | null) {
  loadSoundPreferences();
  loadVoicePreference();
  const bell = bellOnNeed();
  const session = createScanSession(
    script,
    {
      now: monotonicNow,
      keep: scanPlace.keep,
      // A sentence that is still being read is not cut off; the pauses make up for a slow voice.
      onLine: say,
      onPart: bell.strike,
      onHush: hush,
    },
    kept,
  );
  return { session, bell };
}
