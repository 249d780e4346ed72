/**
 * Points for breathing are given by time alone, as if the default pattern’s clock ran: every four seconds of being
 * guided are the next phase, whichever pattern is breathed. So 4-4-4 earns what it always earned, at the end of its
 * inhale, hold and exhale, and no pattern is worth more than another.
 */

/** Milliseconds of one phase. */
export const PHASE_MS = 4_000;

/** What inhale, hold and exhale of the default pattern are worth (specification, section 9). */
const PHASE_POINTS = [1, 2, 1] as const;

/** Points of the phase with the given number, counted from 0 at the start of a run. */
export function phasePoints(phaseIndex: number): number {
  return PHASE_POINTS[phaseIndex % PHASE_POINTS.length] ?? 1;
}

/** Milliseconds of breathing after which the phase with the given number has ended. */
export function phaseEndMs(phaseIndex: number): number {
  return (phaseIndex + 1) * PHASE_MS;
}

/** Phases that are complete after a time of breathing. */
export function completedPhases(elapsedMs: number): number {
  return Math.floor(elapsedMs / PHASE_MS);
}
