import type { PhaseName } from '@stillgrove/domain/breathing/pattern';
import { bells, loopingSound, type Bells, type LoopingSound } from '../../platform/audio/sound';

/** The background sound; both files hold the same two minutes. */
export function groveLoop(): LoopingSound {
  return loopingSound([
    { url: '/sound/grove.webm', type: 'audio/webm; codecs=opus' },
    { url: '/sound/grove.m4a', type: 'audio/mp4; codecs=mp4a.40.2' },
  ]);
}

export function phaseBells(): Bells<PhaseName> {
  return bells({ inhale: '/sound/inhale.mp3', hold: '/sound/hold.mp3', exhale: '/sound/exhale.mp3' });
}

/** One long vibration to breathe in, two short ones to hold, three to breathe out: clear with eyes closed. */
export const VIBRATIONS: Readonly<Record<PhaseName, readonly number[]>> = {
  inhale: [300],
  hold: [80, 120, 80],
  exhale: [120, 100, 120, 100, 240],
};
