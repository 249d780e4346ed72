import { durationMs, type Routine, type Step } from './routine';

export type CurrentStep = {
  readonly step: Step;
  readonly stepIndex: number;
  /** The step that comes after it, if there is one. */
  readonly next: Step | undefined;
  /** When it began, in milliseconds since the beginning of the routine. */
  readonly startMs: number;
  /** Seconds that are left of it, the begun one counted. */
  readonly secondsLeft: number;
  readonly over: boolean;
};

/** Going back within so short a time of a step's beginning means the step before it. */
const JUST_BEGUN_MS = 4_000;

/**
 * Which step is due after a time. It follows from the time alone, so a device that was busy or asleep cannot get ahead
 * or behind.
 *
 * @param elapsedMs milliseconds from the beginning of the routine, 0 or more
 * @throws Error when the routine has no steps
 */
export function stepAt(routine: Routine, elapsedMs: number): CurrentStep {
  const { steps } = routine;
  let startMs = 0;
  let stepIndex = 0;
  for (const [index, { seconds }] of steps.entries()) {
    stepIndex = index;
    const endMs = startMs + seconds * 1_000;
    if (elapsedMs < endMs || index === steps.length - 1) break;
    startMs = endMs;
  }
  const step = steps[stepIndex];
  if (step === undefined) throw new Error('A routine needs at least one step.');
  return {
    step,
    stepIndex,
    next: steps[stepIndex + 1],
    startMs,
    secondsLeft: Math.max(0, Math.ceil((startMs + step.seconds * 1_000 - elapsedMs) / 1_000)),
    over: elapsedMs >= durationMs(routine),
  };
}

/** When the step begins that one goes back to. */
export function backOneStep(routine: Routine, elapsedMs: number): number {
  const { startMs } = stepAt(routine, elapsedMs);
  if (elapsedMs - startMs > JUST_BEGUN_MS || startMs === 0) return startMs;
  return stepAt(routine, startMs - 1).startMs;
}

/** When the next step begins; the end after the last one. */
export function skipStep(routine: Routine, elapsedMs: number): number {
  const { step, startMs } = stepAt(routine, elapsedMs);
  return startMs + step.seconds * 1_000;
}
