import type { Pattern, Phase } from './pattern';

export type Breath = {
  readonly phase: Phase;
  /** Phases completed since the start; the running phase is the next one. */
  readonly completedPhases: number;
  /** Whole breaths (cycles of the pattern) completed since the start. */
  readonly completedBreaths: number;
  /** Seconds left in the phase as they are counted aloud: 4, 3, 2, 1. */
  readonly count: number;
  /** 0 at the phase's first moment, towards 1 at its last. */
  readonly progress: number;
};

/**
 * Where in the pattern a person is after a time of breathing.
 * Everything follows from the elapsed time, so a late or skipped frame cannot shift the guide.
 *
 * @param elapsedMs milliseconds of active breathing, 0 or more
 */
export function breathAt(pattern: Pattern, elapsedMs: number): Breath {
  const cycleMs = pattern.reduce((sum, phase) => sum + phase.durationMs, 0);
  const completedBreaths = Math.floor(elapsedMs / cycleMs);
  let remainder = elapsedMs - completedBreaths * cycleMs;
  let index = 0;
  let phase: Phase = pattern[0];
  for (const candidate of pattern) {
    phase = candidate;
    if (remainder < candidate.durationMs || index === pattern.length - 1) break;
    remainder -= candidate.durationMs;
    index += 1;
  }
  return {
    phase,
    completedPhases: completedBreaths * pattern.length + index,
    completedBreaths,
    count: Math.max(1, Math.ceil((phase.durationMs - remainder) / 1000)),
    progress: Math.min(1, remainder / phase.durationMs),
  };
}

/** The phase with the given number, counted from 0 at the start. */
export function phaseAt(pattern: Pattern, phaseIndex: number): Phase {
  return pattern[phaseIndex % pattern.length] ?? pattern[0];
}

/** Milliseconds of breathing after which the phase with the given number has ended. */
export function phaseEndMs(pattern: Pattern, phaseIndex: number): number {
  const cycleMs = pattern.reduce((sum, phase) => sum + phase.durationMs, 0);
  const wholeCycles = Math.floor(phaseIndex / pattern.length);
  const inCycle = pattern
    .slice(0, (phaseIndex % pattern.length) + 1)
    .reduce((sum, phase) => sum + phase.durationMs, 0);
  return wholeCycles * cycleMs + inCycle;
}
