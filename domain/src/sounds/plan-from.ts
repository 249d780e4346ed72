import type { TrackPlan } from './track';

/**
 * What is left of a track from a moment on, as a track of its own. What began to sound before is not heard again.
 *
 * @param fromMs milliseconds from the beginning of the track, 0 or more
 */
export function planFrom(plan: TrackPlan, fromMs: number): TrackPlan {
  if (fromMs <= 0) return plan;
  const { durationMs, strikes, fade } = plan;
  return {
    ...plan,
    durationMs: Math.max(0, durationMs - fromMs),
    strikes: strikes
      .filter(({ atMs }) => atMs >= fromMs)
      .map((strike) => ({ ...strike, atMs: strike.atMs - fromMs })),
    // A fade that has begun starts before the track, so that it goes on as far as it has come.
    fade: fade === null ? null : { fromMs: fade.fromMs - fromMs, toMs: fade.toMs - fromMs },
  };
}
