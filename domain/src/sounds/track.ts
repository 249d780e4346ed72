import type { Layer } from './sound';

/** A short sound at one moment of a track. */
export type Cue =
  | { readonly kind: 'bell' }
  | { readonly kind: 'bowl' }
  /** A tone that glides from one pitch to another. */
  | {
      readonly kind: 'tone';
      readonly fromHertz: number;
      readonly toHertz: number;
      readonly durationMs: number;
    }
  /** Noise like a breath: brighter and louder towards the end of one in, darker and softer towards the end of one out. */
  | { readonly kind: 'breath'; readonly direction: 'in' | 'out'; readonly durationMs: number };

export type Strike = {
  /** When the cue begins, from the beginning of the track. */
  readonly atMs: number;
  readonly cue: Cue;
  /** 0 (silent) to 1; see `gainOf`. */
  readonly volume: number;
};

/** All that is heard in a session, from its first moment to its last. */
export type TrackPlan = {
  /** The same seed gives the same samples. */
  readonly seed: number;
  readonly durationMs: number;
  /** Sounds that are heard all the way through. */
  readonly layers: readonly Layer[];
  /** In any order. What still sounds at the end of the track is cut off with it, except in a loop. */
  readonly strikes: readonly Strike[];
  /** From when to when everything becomes silent, evenly in decibels; null to stay as loud as it is. */
  readonly fade: { readonly fromMs: number; readonly toMs: number } | null;
  /** Whether the end goes over into the beginning, so that it can be heard again and again. */
  readonly loops: boolean;
};

/** Samples a second of a track with sounds: enough for all that they have up to 16 kHz. */
export const LAYERS_RATE = 32_000;

/** Samples a second of a track with cues alone, which have nothing above 8 kHz. */
export const CUES_RATE = 16_000;

export function sampleRateOf({ layers }: Pick<TrackPlan, 'layers'>): number {
  return layers.length > 0 ? LAYERS_RATE : CUES_RATE;
}
