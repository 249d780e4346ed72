/** A breathing session as one track, so that cues and background are made ahead and go on with the screen off. */
import type { Layer } from '../sounds/sound';
import type { Cue, Strike, TrackPlan } from '../sounds/track';
import { isLastPart, type Goal } from './arc';
import { breathAt, stepEndMs } from './breath';
import { fullnessOf, type Fullness, type Pattern, type Step } from './pattern';
import type { Background, CueFamily } from './sound-choices';

const LAYERS: Readonly<Record<Background, readonly Layer[]>> = {
  stream: [
    { sound: 'stream', volume: 0.45 },
    { sound: 'wind', volume: 0.35 },
  ],
  rain: [{ sound: 'rain', volume: 0.5 }],
  waves: [{ sound: 'waves', volume: 0.55 }],
  none: [],
};

/** The tone of empty lungs, and how many times as high that of full ones is: a fifth. */
const LOW_HERTZ = 220;
const FIFTH = 1.5;

const CUE_VOLUME = 0.6;
/** In the last part of a session. */
const LAST_CUE_VOLUME = 0.45;
const END_VOLUME = 0.8;
/** How long after the last exhale the end bell and the background fade. */
const END_MS = 8_000;

/** A session without an end is made for so long; what goes on longer gets another track. */
export const OPEN_TRACK_MS = 60 * 60_000;

export type SessionSound = {
  readonly pattern: Pattern;
  /** Milliseconds breathed when the track begins to breathe. */
  readonly fromMs: number;
  /** Milliseconds of settling in at the beginning of the track. */
  readonly settleMs: number;
  /** Null without an end. */
  readonly goal: Goal | null;
  readonly cues: CueFamily;
  readonly background: Background;
  readonly seed: number;
};

/**
 * The track of a session from a moment on. Time of the track is time to settle in, then time breathed since `fromMs`;
 * each cue stands where its step begins. What has begun before is not heard again.
 */
export function sessionTrack(session: SessionSound): TrackPlan {
  const { fromMs, settleMs, goal, background, seed } = session;
  const breathedMs = goal === null ? OPEN_TRACK_MS : Math.max(0, goal.toMs - fromMs);
  const endMs = settleMs + breathedMs;
  const end: readonly Strike[] =
    goal === null ? [] : [{ atMs: endMs, cue: { kind: 'bowl' }, volume: END_VOLUME }];
  return {
    seed,
    durationMs: goal === null ? endMs : endMs + END_MS,
    layers: LAYERS[background],
    strikes: [...cuesOf(session, fromMs + breathedMs), ...end],
    fade: goal === null ? null : { fromMs: endMs, toMs: endMs + END_MS },
    loops: false,
  };
}

/** The cues of all steps that begin from `fromMs` on and before `untilMs`. */
function cuesOf({ pattern, fromMs, settleMs, goal, cues }: SessionSound, untilMs: number): Strike[] {
  const fullness = fullnessOf(pattern);
  const strikes: Strike[] = [];
  const { completedSteps, progress } = breathAt(pattern, fromMs);
  for (let number = progress === 0 ? completedSteps : completedSteps + 1; ; number += 1) {
    const beginsMs = number === 0 ? 0 : stepEndMs(pattern, number - 1);
    if (beginsMs >= untilMs) return strikes;
    const at = number % pattern.length;
    const step = pattern[at] ?? pattern[0];
    const cue = cueOf(cues, step, fullness[at] ?? { from: 0, to: 0 });
    const volume = goal !== null && isLastPart(goal, beginsMs) ? LAST_CUE_VOLUME : CUE_VOLUME;
    if (cue !== null) strikes.push({ atMs: settleMs + beginsMs - fromMs, cue, volume });
  }
}

/** Air that moves is heard, and by its direction; a hold and a rest are silent. */
function cueOf(family: CueFamily, { kind, durationMs }: Step, { from, to }: Fullness): Cue | null {
  if (family === 'voice' || family === 'none') return null;
  if (kind === 'hold' || kind === 'rest') return null;
  const direction = kind === 'out' ? 'out' : 'in';
  if (family === 'bells') return { kind: direction === 'in' ? 'bell' : 'bowl' };
  if (family === 'breath') return { kind: 'breath', direction, durationMs };
  return { kind: 'tone', fromHertz: hertzOf(from), toHertz: hertzOf(to), durationMs };
}

function hertzOf(full: number): number {
  return LOW_HERTZ * FIFTH ** full;
}
