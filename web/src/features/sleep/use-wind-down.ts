import { t } from '@lingui/core/macro';
import type { ScriptPart } from '@stillgrove/domain/body-scan/plan';
import { planFrom } from '@stillgrove/domain/sounds/plan-from';
import { trackOfWindDown } from '@stillgrove/domain/sleep/track';
import { USUAL_WIND_DOWN } from '@stillgrove/domain/sleep/wind-down';
import { useEffect, useState } from 'react';
import { loadSoundPreferences, useSoundPreferences } from '../../platform/audio/sound-preferences';
import { monotonicNow } from '../../platform/clock/clock';
import { beatWhenDue } from '../../platform/clock/heartbeat';
import { webLock } from '../../platform/one-tab/one-tab';
import { useAppStore } from '../../platform/session/app-store';
import { followSound } from '../../platform/session-time/follow-sound';
import { createSessionTime } from '../../platform/session-time/session-time';
import { mixOf } from '../../platform/sound-garden/background-sound';
import { browserTrackPlayer, fetchTrackPlayer } from '../../platform/sound-garden/lazy-track-player';
import { speakers } from '../../platform/speech/device-voice';
import { loadVoicePreference, useVoicePreference } from '../../platform/speech/voice-preference';
import { windDownPlace, type Place } from './kept-place';
import { createWindDownSession, type WindDownSession } from './wind-down-session';

/** An evening with its sound. */
export function useWindDown(script: readonly ScriptPart[], kept: Place | null): WindDownSession {
  const [{ session, player }] = useState(() => createWindDown(script, kept));
  const running = session.store(({ status }) => status === 'running');

  useEffect(fetchTrackPlayer, []);
  useEffect(() => {
    const stopListening = [session.listen(), followSound(player, session.soundChanged), followVoice()];
    addEventListener('pagehide', session.leave);
    return () => {
      removeEventListener('pagehide', session.leave);
      for (const stop of stopListening) stop();
      session.leave();
    };
  }, [session, player]);

  useEffect(() => {
    if (!running) return undefined;
    const stopBeat = beatWhenDue(session.dueIn, session.advance);
    document.addEventListener('visibilitychange', session.advance);
    return () => {
      stopBeat();
      document.removeEventListener('visibilitychange', session.advance);
    };
  }, [running, session]);

  return session;
}

function createWindDown(script: readonly ScriptPart[], kept: Place | null) {
  loadSoundPreferences();
  loadVoicePreference();
  const player = browserTrackPlayer();
  const seed = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
  const session = createWindDownSession(
    {
      time: createSessionTime({
        player,
        now: monotonicNow,
        isInSight: () => document.visibilityState === 'visible',
      }),
      heard: (chosen) => {
        // An own mix may be gone.
        const mix = mixOf(chosen.mix);
        const layers = mix.length > 0 ? mix : mixOf(USUAL_WIND_DOWN.mix);
        const plan = trackOfWindDown(chosen, script, layers, seed);
        return { planFrom: (fromMs) => planFrom(plan, fromMs), title: t`Wind down` };
      },
      wantsSound: () => useSoundPreferences.getState().on,
      askForLock: (how, onLost) => webLock(`sleep:${useAppStore.getState().app.user?.id ?? ''}`)(how, onLost),
      keep: windDownPlace.keep,
      onHush: () => {
        if (useVoicePreference.getState().spoken) speakers.silence();
      },
    },
    kept,
  );
  return { session, player };
}

function followVoice(): () => void {
  return useVoicePreference.subscribe(({ spoken }) => {
    if (!spoken) speakers.silence();
  });
}
