import { pieceEnds } from './pieces';
import type { TrackPlan } from './track';

/** A part of a track that is made by itself, in pieces, and heard so many times. */
export type Part = {
  readonly plan: TrackPlan;
  /** Ends of its pieces in milliseconds from the beginning of the part. */
  readonly ends: readonly number[];
  /** How often each of its pieces is heard; `Infinity` for as long as nothing comes after it. */
  readonly times: number;
};

/** What is heard at once, while the long loop is still being made. */
const QUICK_LOOP_MS = 15_000;

/** So long a loop of sounds is: no one knows it by heart, and it takes 15 MB. */
export const LOOP_MS = 240_000;

/** Fewer times than this, a loop is not worth its memory. */
const LEAST_TIMES = 2;

/**
 * The parts of a track. Sounds without cues are the same all the way through, so one loop of them is made and heard again
 * and again, and only what fades is made apart: a night of rain costs a phone a few seconds of work.
 */
export function partsOf(plan: TrackPlan): readonly Part[] {
  const whole = { plan, ends: pieceEnds(plan), times: plan.loops ? Infinity : 1 };
  if (plan.layers.length === 0 || plan.strikes.length > 0) return [whole];
  if (plan.loops) {
    const quick = { ...plan, durationMs: QUICK_LOOP_MS };
    return plan.durationMs > 2 * QUICK_LOOP_MS
      ? [{ plan: quick, ends: pieceEnds(quick), times: Infinity }, whole]
      : [whole];
  }
  return withLoop(plan) ?? [whole];
}

/** A short beginning, a loop as often as it fits, and an end with the fade; null where that is no gain. */
function withLoop(plan: TrackPlan): readonly Part[] | null {
  const beginning: TrackPlan = { ...plan, durationMs: QUICK_LOOP_MS, fade: null, loops: true };
  const loop: TrackPlan = { ...beginning, durationMs: LOOP_MS };
  const fadeFromMs = plan.fade?.fromMs ?? plan.durationMs;
  const times = Math.floor((fadeFromMs - QUICK_LOOP_MS) / LOOP_MS);
  if (times < LEAST_TIMES) return null;
  const beforeEndMs = QUICK_LOOP_MS + times * LOOP_MS;
  const end: TrackPlan = {
    ...plan,
    durationMs: plan.durationMs - beforeEndMs,
    fade:
      plan.fade === null
        ? null
        : { fromMs: plan.fade.fromMs - beforeEndMs, toMs: plan.fade.toMs - beforeEndMs },
  };
  return [
    { plan: beginning, ends: pieceEnds(beginning), times: 1 },
    { plan: loop, ends: pieceEnds(loop), times },
    { plan: end, ends: pieceEnds(end), times: 1 },
  ];
}
