import { breathMs, type Pattern, type Step } from './pattern';

export type Breath = {
  readonly step: Step;
  /** Which of the pattern's steps that is, from 0. */
  readonly stepIndex: number;
  /** Steps completed since the start; the running step is the next one. */
  readonly completedSteps: number;
  /** Whole breaths (cycles of the pattern) completed since the start. */
  readonly completedBreaths: number;
  /** Seconds left in the step as they are counted aloud: 4, 3, 2, 1. Half a second more belongs to the first number. */
  readonly count: number;
  /** Milliseconds until the step is over. */
  readonly leftMs: number;
  /** 0 at the step's first moment, towards 1 at its last. */
  readonly progress: number;
};

/**
 * Where in the pattern a person is after a time of breathing.
 * Everything follows from the elapsed time, so a late or skipped frame cannot shift the guide.
 *
 * @param elapsedMs milliseconds of active breathing, 0 or more
 */
export function breathAt(pattern: Pattern, elapsedMs: number): Breath {
  const cycleMs = breathMs(pattern);
  const completedBreaths = Math.floor(elapsedMs / cycleMs);
  let remainder = elapsedMs - completedBreaths * cycleMs;
  let index = 0;
  let step: Step = pattern[0];
  for (const candidate of pattern) {
    step = candidate;
    if (remainder < candidate.durationMs || index === pattern.length - 1) break;
    remainder -= candidate.durationMs;
    index += 1;
  }
  const leftMs = Math.max(0, step.durationMs - remainder);
  return {
    step,
    stepIndex: index,
    completedSteps: completedBreaths * pattern.length + index,
    completedBreaths,
    count: Math.min(Math.max(1, Math.floor(step.durationMs / 1000)), Math.max(1, Math.ceil(leftMs / 1000))),
    leftMs,
    progress: Math.min(1, remainder / step.durationMs),
  };
}

/** Milliseconds of breathing after which the step with the given number has ended. */
export function stepEndMs(pattern: Pattern, stepIndex: number): number {
  const wholeCycles = Math.floor(stepIndex / pattern.length);
  return wholeCycles * breathMs(pattern) + breathMs(pattern.slice(0, (stepIndex % pattern.length) + 1));
}

/** Breaths that are complete after a time: each counts when its last exhale is over. */
export function breathsDone(pattern: Pattern, elapsedMs: number): number {
  const afterOutMs = breathMs(pattern.slice(pattern.findLastIndex(({ kind }) => kind === 'out') + 1));
  return Math.floor((elapsedMs + afterOutMs) / breathMs(pattern));
}
