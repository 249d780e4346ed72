import type { Layer } from '../sounds/sound';
import { planFrom } from '../sounds/plan-from';
import type { Strike, TrackPlan } from '../sounds/track';
import { bellsOf, sittingMs } from './bells';
import type { Sitting } from './settings';

const SECOND_MS = 1_000;

/** The bell at the end rings three times, so that it is told from the others with closed eyes. */
const END_STRIKES = 3;
const BETWEEN_END_STRIKES_MS = 6 * SECOND_MS;

/** Until a bell has rung out, and until the background is silent, after the end. */
const RING_OUT_MS = 20 * SECOND_MS;
const BACKGROUND_FADE_MS = 8 * SECOND_MS;

const BELL_VOLUME = 0.8;

/**
 * All that is heard of a sitting: silence or a background with bells on time, and the last bell as it rings out.
 *
 * @param layers the background
 * @param seed of the bells left to chance
 * @param fromMs milliseconds since the beginning, settling included, from which on it is wanted
 */
export function trackOfSitting(
  sitting: Sitting,
  layers: readonly Layer[],
  seed: number,
  fromMs = 0,
): TrackPlan {
  const beganMs = sitting.preparationSeconds * SECOND_MS;
  const endMs = beganMs + sittingMs(sitting);
  const bells = bellsOf(sitting, seed);
  const strikes = bells.flatMap(({ kind, atMs }): Strike[] =>
    Array.from({ length: kind === 'end' ? END_STRIKES : 1 }, (_, index) => ({
      atMs: beganMs + atMs + index * BETWEEN_END_STRIKES_MS,
      cue: { kind: sitting.bellSound },
      volume: BELL_VOLUME,
    })),
  );
  const lastStrikeMs = strikes.at(-1)?.atMs ?? 0;
  const silentMs = Math.max(
    endMs + (layers.length > 0 ? BACKGROUND_FADE_MS : 0),
    strikes.length > 0 ? lastStrikeMs + RING_OUT_MS : 0,
  );
  const whole: TrackPlan = {
    seed,
    durationMs: silentMs,
    layers,
    strikes,
    fade: layers.length > 0 ? { fromMs: endMs, toMs: silentMs } : null,
    loops: false,
  };
  return planFrom(whole, fromMs);
}
