/** What a breathing pattern is, and which ones the guide will lead. A pattern is one breath, repeated. */

/** `sip` is a short second breath in on top of the first; one holds with full lungs and rests with empty ones. */
export type StepKind = 'in' | 'sip' | 'hold' | 'out' | 'rest';

export type Step = {
  readonly kind: StepKind;
  /** Milliseconds, in half seconds. */
  readonly durationMs: number;
};

export type Pattern = readonly [Step, ...Step[]];

/** In, hold, out, four seconds each (specification, section 9). */
export const DEFAULT_PATTERN: Pattern = [
  { kind: 'in', durationMs: 4_000 },
  { kind: 'hold', durationMs: 4_000 },
  { kind: 'out', durationMs: 4_000 },
];

export const FEWEST_STEPS = 2;
export const MOST_STEPS = 8;

/** Durations are whole multiples of this. */
export const STEP_GRID_MS = 500;

/** The shortest and the longest of each kind, in milliseconds. */
export const STEP_LIMITS: Readonly<Record<StepKind, readonly [number, number]>> = {
  in: [1_000, 15_000],
  sip: [500, 3_000],
  hold: [500, 20_000],
  out: [1_000, 15_000],
  rest: [500, 20_000],
};

/** One breath takes at least this long: 15 breaths a minute, which is no faster than people breathe at rest. */
export const SHORTEST_BREATH_MS = 4_000;

/** Someone is asked once before they hold or rest for longer than this. */
export const LONG_HOLD_MS = 10_000;

/** Why the guide does not lead a pattern. */
export type PatternProblem =
  | 'too-few-steps'
  | 'too-many-steps'
  /** A pattern is one breath: it begins with a breath in and has no second one but sips. */
  | 'one-breath-in'
  | 'no-breath-out'
  /** A sip tops up a breath in, at once or after a hold. */
  | 'sip-out-of-place'
  | 'step-length'
  | 'too-fast';

/** @returns the first thing that is wrong with the steps of a pattern, or null */
export function problemOf(steps: readonly Step[]): PatternProblem | null {
  if (steps.length < FEWEST_STEPS) return 'too-few-steps';
  if (steps.length > MOST_STEPS) return 'too-many-steps';
  if (steps.findLastIndex(({ kind }) => kind === 'in') !== 0) return 'one-breath-in';
  const firstOut = steps.findIndex(({ kind }) => kind === 'out');
  if (firstOut === -1) return 'no-breath-out';
  if (steps.findLastIndex(({ kind }) => kind === 'sip') > firstOut) return 'sip-out-of-place';
  if (!steps.every(hasRightLength)) return 'step-length';
  return breathMs(steps) < SHORTEST_BREATH_MS ? 'too-fast' : null;
}

export function isPattern(steps: readonly Step[]): steps is Pattern {
  return problemOf(steps) === null;
}

/** Whether a step is as long as its kind may be. */
export function hasRightLength({ kind, durationMs }: Step): boolean {
  const [shortest, longest] = STEP_LIMITS[kind];
  return durationMs >= shortest && durationMs <= longest && durationMs % STEP_GRID_MS === 0;
}

/** Milliseconds of one breath. */
export function breathMs(steps: readonly Step[]): number {
  return steps.reduce((sum, { durationMs }) => sum + durationMs, 0);
}

export function hasLongHold(pattern: Pattern): boolean {
  return pattern.some(({ kind, durationMs }) => isStill(kind) && durationMs > LONG_HOLD_MS);
}

/** Whether no air moves. */
export function isStill(kind: StepKind): boolean {
  return kind === 'hold' || kind === 'rest';
}

export function isSamePattern(one: Pattern, other: Pattern): boolean {
  return (
    one.length === other.length &&
    one.every((step, at) => step.kind === other[at]?.kind && step.durationMs === other[at].durationMs)
  );
}

/** How full the lungs are when a step begins and when it is over, 0 to 1, for what draws a breath. */
export type Fullness = { readonly from: number; readonly to: number };

/** So much of a breath is in before the sips that top it up. */
const BEFORE_SIPS = 0.75;

/**
 * How full the lungs are at the ends of each step of a pattern. Several breaths in, or out, share the way evenly by
 * their time.
 */
export function fullnessOf(pattern: Pattern): readonly Fullness[] {
  const timeOf = (kind: StepKind) => breathMs(pattern.filter((step) => step.kind === kind));
  const [sipMs, outMs] = [timeOf('sip'), timeOf('out')];
  const left = { sip: sipMs, out: outMs };
  let now = 0;
  return pattern.map(({ kind, durationMs }) => {
    const from = now;
    if (kind === 'in') now = sipMs === 0 ? 1 : BEFORE_SIPS;
    if (kind === 'sip') now = 1 - (1 - BEFORE_SIPS) * ((left.sip -= durationMs) / sipMs);
    if (kind === 'out') now = (left.out -= durationMs) / outMs;
    return { from, to: now };
  });
}
