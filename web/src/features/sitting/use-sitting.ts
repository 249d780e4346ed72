import { trackOfSitting } from '@stillgrove/domain/sitting/track';
import { t } from '@lingui/core/macro';
import { useEffect, useState } from 'react';
import { loadSoundPreferences, useSoundPreferences } from '../../platform/audio/sound-preferences';
import { monotonicNow, today } from '../../platform/clock/clock';
import { webLock } from '../../platform/one-tab/one-tab';
import { awardPoints, listenToRefusals } from '../../platform/points/lazy-points';
import { vibrate } from '../../platform/screen/vibration';
import { useAppStore } from '../../platform/session/app-store';
import { createSessionTime } from '../../platform/session-time/session-time';
import { useTrackSession } from '../../platform/session-time/use-track-session';
import { backgroundLayers } from '../../platform/sound-garden/background-sound';
import { browserTrackPlayer } from '../../platform/sound-garden/lazy-track-player';
import { sittingPlace, type Place } from './kept-place';
import { createSittingSession, type SittingSession } from './sitting-session';

const BELL_VIBRATION = [120] as const;

/** A sitting with its sound and vibration. */
export function useSitting(kept: Place | null): SittingSession {
  const [{ session, player }] = useState(() => createSitting(kept));
  const running = session.store(({ status }) => status === 'running');

  useEffect(() => listenToRefusals(session.refuse), [session]);
  useTrackSession(session, player, running);
  return session;
}

function createSitting(kept: Place | null) {
  loadSoundPreferences();
  const player = browserTrackPlayer();
  const session = createSittingSession(
    {
      time: createSessionTime({
        player,
        now: monotonicNow,
        isInSight: () => document.visibilityState === 'visible',
      }),
      heard: (sitting, seed) => ({
        planFrom: (fromMs) => trackOfSitting(sitting, backgroundLayers(), seed, fromMs),
        title: t`Time to sit`,
      }),
      wantsSound: () => useSoundPreferences.getState().on,
      newSeed: () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0,
      askForLock: (how, onLost) =>
        webLock(`sitting:${useAppStore.getState().app.user?.id ?? ''}`)(how, onLost),
      keep: sittingPlace.keep,
      onBell() {
        if (useSoundPreferences.getState().vibration) vibrate(BELL_VIBRATION);
      },
      newRunId: () => crypto.randomUUID(),
      today,
      award: awardPoints,
    },
    kept,
  );
  return { session, player };
}
