import { t } from '@lingui/core/macro';
import type { ScriptPart } from '@stillgrove/domain/body-scan/plan';
import { planFrom } from '@stillgrove/domain/sounds/plan-from';
import { trackOfWindDown } from '@stillgrove/domain/sleep/track';
import { USUAL_WIND_DOWN } from '@stillgrove/domain/sleep/wind-down';
import { useEffect, useState } from 'react';
import { loadSoundPreferences, useSoundPreferences } from '../../platform/audio/sound-preferences';
import { monotonicNow } from '../../platform/clock/clock';
import { webLock } from '../../platform/one-tab/one-tab';
import { useAppStore } from '../../platform/session/app-store';
import { createSessionTime } from '../../platform/session-time/session-time';
import { useTrackSession } from '../../platform/session-time/use-track-session';
import { mixOf } from '../../platform/sound-garden/background-sound';
import { browserTrackPlayer } from '../../platform/sound-garden/lazy-track-player';
import { hush, hushWhenTurnedOff } from '../../platform/speech/guide-voice';
import { loadVoicePreference } from '../../platform/speech/voice-preference';
import { windDownPlace, type Place } from './kept-place';
import { createWindDownSession, type WindDownSession } from './wind-down-session';

/** An evening with its sound. */
export function useWindDown(script: readonly ScriptPart[], kept: Place | null): WindDownSession {
  const [{ session, player }] = useState(() => createWindDown(script, kept));
  const running = session.store(({ status }) => status === 'running');

  useEffect(hushWhenTurnedOff, []);
  useTrackSession(session, player, running);
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
      onHush: hush,
    },
    kept,
  );
  return { session, player };
}
