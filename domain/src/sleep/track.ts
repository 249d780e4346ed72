import { makePlan, type ScriptPart } from '../body-scan/plan';
import { BREATH_IN_MS, SLOW_BREATH_MS } from '../help/slow-breath';
import type { Layer } from '../sounds/sound';
import type { Strike, TrackPlan } from '../sounds/track';
import { timelineOf, type TimedPart } from './timeline';
import type { WindDown } from './wind-down';

/** Tones of a slow breath: up with the breath in, and further down with the longer breath out. */
const LOW_HERTZ = 147;
const HIGH_HERTZ = 220;

/** Tones become softer from the first breath to the last. */
const FIRST_BREATH_VOLUME = 0.5;
const LAST_BREATH_VOLUME = 0.36;

const PART_BELL_VOLUME = 0.4;

/**
 * All that is heard of an evening as one track, so that it goes on and ends by itself while the screen is off.
 *
 * @param script the words of the body scan, whose parts begin with a soft bowl
 * @param layers of the mix that was chosen
 */
export function trackOfWindDown(
  chosen: WindDown,
  script: readonly ScriptPart[],
  layers: readonly Layer[],
  seed: number,
): TrackPlan {
  const { parts, durationMs, fadeFromMs } = timelineOf(chosen);
  return {
    seed,
    durationMs,
    layers: chosen.sounds ? layers : [],
    strikes: parts.flatMap((part) => strikesOf(part, chosen, script)),
    fade: fadeFromMs === null ? null : { fromMs: fadeFromMs, toMs: durationMs },
    loops: false,
  };
}

function strikesOf(part: TimedPart, chosen: WindDown, script: readonly ScriptPart[]): readonly Strike[] {
  if (part.kind === 'breath') return breathTones(part);
  if (part.kind === 'sounds') return [];
  return makePlan(script, chosen.scanMinutes).parts.map(({ startMs }) => ({
    atMs: part.startMs + startMs,
    cue: { kind: 'bowl' },
    volume: PART_BELL_VOLUME,
  }));
}

function breathTones({ startMs, endMs }: TimedPart): readonly Strike[] {
  const breaths = Math.floor((endMs - startMs) / SLOW_BREATH_MS);
  return Array.from({ length: breaths }, (_, index): readonly Strike[] => {
    const atMs = startMs + index * SLOW_BREATH_MS;
    const share = index / Math.max(1, breaths - 1);
    const volume = FIRST_BREATH_VOLUME + (LAST_BREATH_VOLUME - FIRST_BREATH_VOLUME) * share;
    return [
      { atMs, cue: tone(LOW_HERTZ, HIGH_HERTZ, BREATH_IN_MS), volume },
      { atMs: atMs + BREATH_IN_MS, cue: tone(HIGH_HERTZ, LOW_HERTZ, SLOW_BREATH_MS - BREATH_IN_MS), volume },
    ];
  }).flat();
}

function tone(fromHertz: number, toHertz: number, durationMs: number) {
  return { kind: 'tone', fromHertz, toHertz, durationMs } as const;
}
