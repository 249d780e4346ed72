/**
 * One run of the breathing exercise: how much time counts as breathed.
 *
 * Times are milliseconds of a monotonic clock. A run is advanced now and then; the time between two
 * advances counts only when the person could follow the guide (page visible or its sound playing).
 */
export type BreathingRun = {
  /** Milliseconds breathed so far. */
  readonly elapsedMs: number;
  /** When the run was last advanced; null while it is stopped. */
  readonly advancedAt: number | null;
  /** When the person last showed a sign of life (a touch, a key, coming back to the page). */
  readonly signOfLifeAt: number;
};

/** A gap longer than this means that the device slept: no one was guided through it. */
export const LONGEST_COUNTED_GAP_MS = 10_000;

/** Breathing stops by itself after half an hour without a sign of life. */
export const LONGEST_UNATTENDED_MS = 30 * 60_000;

export const NEW_RUN: BreathingRun = { elapsedMs: 0, advancedAt: null, signOfLifeAt: 0 };

export function isActive(run: BreathingRun): boolean {
  return run.advancedAt !== null;
}

/** Starts or goes on with a run; pressing Start is a sign of life. */
export function startRun(run: BreathingRun, now: number): BreathingRun {
  return { ...run, advancedAt: now, signOfLifeAt: now };
}

/**
 * Counts the time since the last advance.
 *
 * @param guided whether the person could follow the guide during that time
 */
export function advanceRun(run: BreathingRun, now: number, guided: boolean): BreathingRun {
  if (run.advancedAt === null) return run;
  const gap = now - run.advancedAt;
  const attendedUntil = run.signOfLifeAt + LONGEST_UNATTENDED_MS;
  const counted =
    guided && gap <= LONGEST_COUNTED_GAP_MS ? Math.max(0, Math.min(now, attendedUntil) - run.advancedAt) : 0;
  return {
    ...run,
    elapsedMs: run.elapsedMs + counted,
    advancedAt: now >= attendedUntil ? null : now,
  };
}

export function stopRun(run: BreathingRun, now: number, guided: boolean): BreathingRun {
  return { ...advanceRun(run, now, guided), advancedAt: null };
}

export function noteSignOfLife(run: BreathingRun, now: number): BreathingRun {
  return { ...run, signOfLifeAt: now };
}
