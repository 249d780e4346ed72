import { sleepFade } from '../sounds/fade';
import { BREATH_MINUTES, NIGHT_MINUTES, type WindDown } from './wind-down';

export type PartKind = 'breath' | 'scan' | 'sounds';

/** A part of the evening; times are milliseconds since it began. */
export type TimedPart = { readonly kind: PartKind; readonly startMs: number; readonly endMs: number };

export type Timeline = {
  readonly parts: readonly TimedPart[];
  readonly durationMs: number;
  /** From when on the sounds fade until the end; null without sounds. */
  readonly fadeFromMs: number | null;
};

const MINUTE_MS = 60_000;

/** The parts that were chosen, one after another without gaps. Sounds also play below the parts before them. */
export function timelineOf(chosen: WindDown): Timeline {
  const lengths: readonly (readonly [PartKind, number])[] = [
    ['breath', chosen.breath ? BREATH_MINUTES : 0],
    ['scan', chosen.scan ? chosen.scanMinutes : 0],
    ['sounds', soundMinutes(chosen)],
  ];
  const parts: TimedPart[] = [];
  let now = 0;
  for (const [kind, minutes] of lengths) {
    if (minutes === 0) continue;
    parts.push({ kind, startMs: now, endMs: now + minutes * MINUTE_MS });
    now += minutes * MINUTE_MS;
  }
  const soundMs = soundMinutes(chosen) * MINUTE_MS;
  const fadeFromMs = chosen.sounds ? now - soundMs + sleepFade(soundMs).fromMs : null;
  return { parts, durationMs: now, fadeFromMs };
}

function soundMinutes({ sounds, fade, fadeMinutes }: WindDown): number {
  if (!sounds) return 0;
  return fade ? fadeMinutes : NIGHT_MINUTES;
}

/** The part that is due; null before there is any and once all are over. */
export function partAt({ parts }: Timeline, positionMs: number): TimedPart | null {
  return parts.find(({ endMs }) => positionMs < endMs) ?? null;
}
