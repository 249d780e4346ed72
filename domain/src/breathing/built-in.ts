import { DEFAULT_PATTERN, type Pattern, type Step, type StepKind } from './pattern';

/** Seconds of each step. */
type Seconds = readonly [StepKind, number];

function patternOf(first: Seconds, ...others: Seconds[]): Pattern {
  const step = ([kind, seconds]: Seconds): Step => ({ kind, durationMs: seconds * 1_000 });
  return [step(first), ...others.map(step)];
}

/** The patterns that come with the guide, by id, in their order. What is known of each stands with its words. */
export const BUILT_IN_PATTERNS = {
  default: DEFAULT_PATTERN,
  'longer-exhale': patternOf(['in', 4], ['out', 6]),
  'longer-exhale-short': patternOf(['in', 3], ['out', 6]),
  sighing: patternOf(['in', 2], ['sip', 1], ['out', 6]),
  box: patternOf(['in', 4], ['hold', 4], ['out', 4], ['rest', 4]),
  coherent: patternOf(['in', 5.5], ['out', 5.5]),
  '4-7-8': patternOf(['in', 4], ['hold', 7], ['out', 8]),
  calming: patternOf(['in', 5], ['out', 5]),
} as const satisfies Readonly<Record<string, Pattern>>;

export type BuiltInId = keyof typeof BUILT_IN_PATTERNS;

export const BUILT_IN_IDS = Object.keys(BUILT_IN_PATTERNS) as readonly BuiltInId[];

export function isBuiltIn(id: string): id is BuiltInId {
  return Object.hasOwn(BUILT_IN_PATTERNS, id);
}
