/**
 * One run of the breathing exercise: how much time counts as breathed.
 *
 * Times are milliseconds of a monotonic clock. A run is advanced now and then; the time between two
 * advances counts only when the person could follow the guide.
 */
export type BreathingRun = {
  /** Milliseconds breathed so far. */
  readonly elapsedMs: number;
  /** When the run was last advanced; null while it is stopped. */
  readonly advancedAt: number | null;
  /** When the person last showed a sign of life (a touch, a key, coming back to the page). */
  readonly signOfLifeAt: number;
};

/**
 * How a person can follow the guide: they see it, they hear it as one track that plays on while the page sleeps, or
 * neither.
 */
export type Guidance = 'seen' | 'heard' | 'none';

/** A gap longer than this in what is seen means that the device slept: no one was guided through it. */
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
 * @param guidance how the person could follow the guide during that time
 */
export function advanceRun(run: BreathingRun, now: number, guidance: Guidance): BreathingRun {
  if (run.advancedAt === null) return run;
  const gap = now - run.advancedAt;
  const attendedUntil = run.signOfLifeAt + LONGEST_UNATTENDED_MS;
  const counted =
    guidance === 'heard' || (guidance === 'seen' && gap <= LONGEST_COUNTED_GAP_MS)
      ? Math.max(0, Math.min(now, attendedUntil) - run.advancedAt)
      : 0;
  return {
    ...run,
    elapsedMs: run.elapsedMs + counted,
    advancedAt: now >= attendedUntil ? null : now,
  };
}

export function stopRun(run: BreathingRun, now: number, guidance: Guidance): BreathingRun {
  return { ...advanceRun(run, now, guidance), advancedAt: null };
}

/** Ends a run that has reached a moment exactly there, however late that was noticed. */
export function finishRun(run: BreathingRun, atMs: number): BreathingRun {
  return { ...run, elapsedMs: Math.min(run.elapsedMs, atMs), advancedAt: null };
}

export function noteSignOfLife(run: BreathingRun, now: number): BreathingRun {
  return { ...run, signOfLifeAt: now };
}
