import { breathAt } from '../breathing/breath';
import type { Pattern } from '../breathing/pattern';

/** In and out without holding, longer out than in; earns nothing. */
const SLOW_BREATH: Pattern = [
  { name: 'inhale', durationMs: 4000, points: 0 },
  { name: 'exhale', durationMs: 6000, points: 0 },
];

/** Six whole breaths. */
const MINUTE_MS = 60_000;

export type SlowBreath = {
  readonly way: 'in' | 'out';
  /** 0 at the first moment of this way, towards 1 at its last. */
  readonly progress: number;
  /** Whole seconds of the minute that are left, counted down to 0. */
  readonly secondsLeft: number;
  readonly over: boolean;
};

/** Where in the minute of slow breath a person is; it follows from the elapsed time alone. */
export function slowBreathAt(elapsedMs: number): SlowBreath {
  const { phase, progress } = breathAt(SLOW_BREATH, Math.min(elapsedMs, MINUTE_MS - 1));
  return {
    way: phase.name === 'inhale' ? 'in' : 'out',
    progress,
    secondsLeft: Math.max(0, Math.ceil((MINUTE_MS - elapsedMs) / 1000)),
    over: elapsedMs >= MINUTE_MS,
  };
}
