/** The breathing pattern of the guide and what each of its phases is worth. */

export type PhaseName = 'inhale' | 'hold' | 'exhale';

export type Phase = {
  readonly name: PhaseName;
  /** Milliseconds. */
  readonly durationMs: number;
  /** Points for having breathed through the whole phase. */
  readonly points: number;
};

export type Pattern = readonly [Phase, ...Phase[]];

/** Inhale, hold, exhale, four seconds each; the hold is worth two points (specification, section 9). */
export const GROVE_PATTERN: Pattern = [
  { name: 'inhale', durationMs: 4000, points: 1 },
  { name: 'hold', durationMs: 4000, points: 2 },
  { name: 'exhale', durationMs: 4000, points: 1 },
];
