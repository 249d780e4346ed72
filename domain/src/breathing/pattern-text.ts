/**
 * Patterns as people write them, `4-7-8`, and as links carry them, `1.i4h7o8.Name`. Seconds may have a half: `5.5` in
 * text and `5_5` in a link.
 */
import { isPattern, type Pattern, type Step, type StepKind } from './pattern';
import { patternName } from './pattern-name';

export type NamedPattern = {
  /** Empty where it has none. */
  readonly name: string;
  readonly steps: Pattern;
};

/** What the places of a written pattern mean, by how many numbers there are. */
const PLACES: Readonly<Record<number, readonly StepKind[]>> = {
  2: ['in', 'out'],
  3: ['in', 'hold', 'out'],
  4: ['in', 'hold', 'out', 'rest'],
};

const LETTERS = { in: 'i', sip: 's', hold: 'h', out: 'o', rest: 'r' } as const satisfies Record<
  StepKind,
  string
>;
const KINDS = new Map<string, StepKind>(
  Object.entries(LETTERS).map(([kind, letter]) => [letter, kind as StepKind]),
);

/** Raised when the form of links changes; links of an earlier form are read as long as there are any. */
const LINK_VERSION = '1';

/** More than any pattern with a name of 40 characters takes. */
const LONGEST_LINK = 600;

/**
 * A pattern that someone wrote: two numbers are in and out, three in, hold and out, four in, hold, out and rest. A hold
 * or a rest of 0 is none.
 *
 * @returns null for what is no pattern that the guide leads
 */
export function patternFromText(text: string): Pattern | null {
  const numbers = text.split(/[-–—:/,]/, 5).map((number) => number.trim());
  const places = PLACES[numbers.length];
  if (places === undefined || !numbers.every((number) => /^\d{1,2}(?:\.[05])?$/.test(number))) return null;
  return patternFrom(places.map((kind, at) => ({ kind, durationMs: Number(numbers[at]) * 1_000 })));
}

/**
 * A pattern as people write it: `4-7-8`, `5.5-5.5`, `4-0-4-2`.
 *
 * @returns null for one that cannot be written so, such as one with a sip
 */
export function patternText(pattern: Pattern): string | null {
  // A rest has the fourth place, also where nothing is held.
  const withoutHold = pattern.length === 3 && pattern[2]?.kind === 'rest';
  const filled = withoutHold ? pattern.toSpliced(1, 0, { kind: 'hold', durationMs: 0 }) : pattern;
  const places = PLACES[filled.length];
  if (places?.length !== filled.length || places.some((kind, at) => kind !== filled[at]?.kind)) return null;
  return filled.map(({ durationMs }) => String(durationMs / 1_000)).join('-');
}

/** What follows `#p=` in a link that shares a pattern. */
export function linkOf({ name, steps }: NamedPattern): string {
  const parts = steps.map(
    ({ kind, durationMs }) => `${LETTERS[kind]}${String(durationMs / 1_000).replace('.', '_')}`,
  );
  return `${LINK_VERSION}.${parts.join('')}.${encodeURIComponent(patternName(name))}`;
}

/**
 * Reads what a link shares. It may come from anyone, so whatever is not exactly a pattern within our limits is none.
 *
 * @param link what follows `#p=`
 */
export function patternFromLink(link: string): NamedPattern | null {
  const match = /^1\.((?:[ishor]\d{1,2}(?:_5)?){2,8})\.(.*)$/s.exec(link);
  if (match?.[1] === undefined || link.length > LONGEST_LINK) return null;
  const steps = [...match[1].matchAll(/([ishor])(\d+(?:_5)?)/g)].map(([, letter = '', seconds = '']) => ({
    kind: KINDS.get(letter) ?? 'in',
    durationMs: Number(seconds.replace('_', '.')) * 1_000,
  }));
  const pattern = patternFrom(steps);
  const name = decoded(match[2] ?? '');
  return pattern === null || name === null ? null : { name: patternName(name), steps: pattern };
}

function patternFrom(steps: readonly Step[]): Pattern | null {
  const some = steps.filter(
    ({ kind, durationMs }) => durationMs !== 0 || (kind !== 'hold' && kind !== 'rest'),
  );
  return isPattern(some) ? some : null;
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
