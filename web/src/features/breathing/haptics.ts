import type { StepKind } from '@stillgrove/domain/breathing/pattern';

/**
 * One pulse to breathe in, a short one to sip, two to breathe out, and none while no air moves: clear with eyes closed.
 * Milliseconds on, off, on.
 */
export const STEP_VIBRATIONS: Readonly<Record<StepKind, readonly number[]>> = {
  in: [60],
  sip: [30],
  hold: [],
  out: [60, 120, 60],
  rest: [],
};

export const END_VIBRATION: readonly number[] = [400];
