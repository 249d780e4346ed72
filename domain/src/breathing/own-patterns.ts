/** The patterns that someone made, in their order. All functions return a new list and change nothing. */
import { isPattern, type Step, type StepKind } from './pattern';
import { patternName } from './pattern-name';
import type { NamedPattern } from './pattern-text';

export type OwnPattern = NamedPattern & { readonly id: string };

export type OwnPatterns = readonly OwnPattern[];

/** More than anyone wants to choose from; keeps what is stored small. */
export const MOST_OWN_PATTERNS = 50;

/** Puts a pattern at the end, or in the place of the one with its id. */
export function putPattern(patterns: OwnPatterns, pattern: OwnPattern): OwnPatterns {
  const has = patterns.some(({ id }) => id === pattern.id);
  if (has) return patterns.map((each) => (each.id === pattern.id ? pattern : each));
  return patterns.length < MOST_OWN_PATTERNS ? [...patterns, pattern] : patterns;
}

export function removePattern(patterns: OwnPatterns, id: string): OwnPatterns {
  return patterns.filter((each) => each.id !== id);
}

/** Brings a deleted pattern back to its place; once it is there, nothing changes. */
export function restorePattern(patterns: OwnPatterns, pattern: OwnPattern, at: number): OwnPatterns {
  return patterns.some(({ id }) => id === pattern.id) ? patterns : patterns.toSpliced(at, 0, pattern);
}

/** Moves a pattern up (-1) or down (1), not beyond the ends. */
export function movePattern(patterns: OwnPatterns, id: string, by: -1 | 1): OwnPatterns {
  const from = patterns.findIndex((each) => each.id === id);
  const [one, other] = [patterns[from], patterns[from + by]];
  return one === undefined || other === undefined
    ? patterns
    : patterns.with(from, other).with(from + by, one);
}

/** Those of another list come after one’s own; what is in both comes once. */
export function joinPatterns(patterns: OwnPatterns, others: OwnPatterns): OwnPatterns {
  return others.reduce(
    (joined, other) => (joined.some(({ id }) => id === other.id) ? joined : putPattern(joined, other)),
    patterns,
  );
}

/** The form in which patterns are kept. Raised when it changes, so that an older one can be read and brought over. */
const VERSION = 1;

/** A plain value for storage. */
export function storableOf(patterns: OwnPatterns): unknown {
  return {
    v: VERSION,
    patterns: patterns.map((pattern) => ({ id: pattern.id, ...contentOf(pattern) })),
  };
}

/** One pattern as a record of a private space, whose id is the pattern’s. */
export function patternAsValue(pattern: OwnPattern): unknown {
  return { v: VERSION, ...contentOf(pattern) };
}

/** @returns null for a value that is no pattern, or one of a later version */
export function patternOfValue(id: string, value: unknown): OwnPattern | null {
  const stored = fieldsOf(value);
  return stored.v === VERSION ? patternFrom({ ...stored, id }) : null;
}

function contentOf({ name, steps }: OwnPattern): {
  readonly name: string;
  readonly steps: readonly object[];
} {
  return { name, steps: steps.map(({ kind, durationMs }) => ({ k: kind, s: durationMs / 1_000 })) };
}

const KINDS: readonly unknown[] = ['in', 'sip', 'hold', 'out', 'rest'] satisfies StepKind[];

/** Reads what was kept. Whatever is damaged is left out, and nothing outside of the limits comes back. */
export function patternsFrom(stored: unknown): OwnPatterns {
  const { v, patterns } = fieldsOf(stored);
  if (v !== VERSION || !Array.isArray(patterns)) return [];
  return joinPatterns(
    [],
    patterns.map(patternFrom).filter((pattern) => pattern !== null),
  );
}

function patternFrom(stored: unknown): OwnPattern | null {
  const { id, name, steps } = fieldsOf(stored);
  if (typeof id !== 'string' || typeof name !== 'string' || !Array.isArray(steps)) return null;
  const read = steps.map(stepFrom).filter((step) => step !== null);
  return read.length === steps.length && isPattern(read)
    ? { id: id.slice(0, 64), name: patternName(name), steps: read }
    : null;
}

function stepFrom(stored: unknown): Step | null {
  const { k, s } = fieldsOf(stored);
  return KINDS.includes(k) && typeof s === 'number' ? { kind: k as StepKind, durationMs: s * 1_000 } : null;
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
}
