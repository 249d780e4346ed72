import { breathAt } from '../breathing/breath';
import type { Pattern } from '../breathing/pattern';

/** Milliseconds of the breath in, and of the whole breath in and out. */
export const BREATH_IN_MS = 4_000;
export const SLOW_BREATH_MS = 10_000;

/** In and out without holding, longer out than in; earns nothing. */
const SLOW_BREATH: Pattern = [
  { kind: 'in', durationMs: BREATH_IN_MS },
  { kind: 'out', durationMs: SLOW_BREATH_MS - BREATH_IN_MS },
];

/** Whole breaths of the minute. */
export const SLOW_BREATHS = 6;

const MINUTE_MS = SLOW_BREATHS * SLOW_BREATH_MS;

export type SlowBreath = {
  readonly way: 'in' | 'out';
  /** 0 at the first moment of this way, towards 1 at its last. */
  readonly progress: number;
  /** Seconds of this way that are left, as they are counted: 4, 3, 2, 1. */
  readonly count: number;
  /** Breaths in and out that are complete, 0 to 6. */
  readonly completedBreaths: number;
  readonly over: boolean;
};

/** Where in the minute of slow breath a person is; it follows from the elapsed time alone. */
export function slowBreathAt(elapsedMs: number): SlowBreath {
  const { step, progress, count } = breathAt(SLOW_BREATH, Math.min(elapsedMs, MINUTE_MS - 1));
  return {
    way: step.kind === 'in' ? 'in' : 'out',
    progress,
    count,
    completedBreaths: Math.min(SLOW_BREATHS, Math.floor(elapsedMs / SLOW_BREATH_MS)),
    over: elapsedMs >= MINUTE_MS,
  };
}
