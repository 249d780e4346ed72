import {
  BELL_SOUNDS,
  FEWEST_SITTING_MINUTES,
  lastBellMinute,
  MOST_SITTING_MINUTES,
  mostByChance,
  PREPARATION_SECONDS,
  SITTING_MINUTES,
  type BellsBetween,
  type BellSound,
  type PreparationSeconds,
  type Sitting,
} from './settings';

export type LengthChoice = (typeof SITTING_MINUTES)[number] | 'own' | 'open';

/** All settings as someone chose or typed them, right or wrong. */
export type TypedSitting = {
  readonly length: LengthChoice;
  readonly ownLength: string;
  readonly preparationSeconds: PreparationSeconds;
  readonly startBell: boolean;
  readonly endBell: boolean;
  readonly between: BellsBetween['kind'];
  readonly every: string;
  readonly ownMinutes: string;
  readonly byChance: string;
  readonly bellSound: BellSound;
  /** Whether the time stays in sight. */
  readonly showTime: boolean;
  /** Whether the screen stays on. */
  readonly keepAwake: boolean;
};

export type TypedField = 'ownLength' | 'every' | 'ownMinutes' | 'byChance';

/** Between which whole numbers a field has to be; or that there is no room for bells, or no end to spread them over. */
export type Problem = { readonly from: number; readonly to: number } | 'no-room' | 'no-end';

export type Problems = Readonly<Partial<Record<TypedField, Problem>>>;

/** What is chosen before anyone has chosen. */
export const USUAL_SITTING: TypedSitting = {
  length: 10,
  ownLength: '',
  preparationSeconds: 10,
  startBell: true,
  endBell: true,
  between: 'none',
  every: '',
  ownMinutes: '',
  byChance: '',
  bellSound: 'bowl',
  showTime: false,
  keepAwake: true,
};

const LENGTH_CHOICES: readonly LengthChoice[] = [...SITTING_MINUTES, 'own', 'open'];
const BETWEEN_KINDS: readonly BellsBetween['kind'][] = ['none', 'every', 'own', 'chance'];
const LONGEST_TYPED = 200;

/** The settings that were meant, or what is wrong with which field. Never throws, whatever was typed. */
export function readTyped(
  typed: TypedSitting,
): { readonly sitting: Sitting; readonly problems: null } | { readonly problems: Problems } {
  const length = lengthOf(typed);
  if (length === undefined) {
    const problems = { ownLength: { from: FEWEST_SITTING_MINUTES, to: MOST_SITTING_MINUTES } };
    return { problems };
  }
  const read = readBetween(typed, length);
  if ('problems' in read) return read;
  const { preparationSeconds, startBell, endBell, bellSound } = typed;
  return {
    sitting: {
      minutes: length,
      preparationSeconds,
      startBell,
      endBell,
      bellSound,
      between: read.between,
    },
    problems: null,
  };
}

function lengthOf({ length, ownLength }: TypedSitting): number | null | undefined {
  if (length === 'open') return null;
  if (length !== 'own') return length;
  return wholeNumber(ownLength, FEWEST_SITTING_MINUTES, MOST_SITTING_MINUTES);
}

function readBetween(
  typed: TypedSitting,
  length: number | null,
): { readonly between: BellsBetween } | { readonly problems: Problems } {
  const last = lastBellMinute(length);
  switch (typed.between) {
    case 'none':
      return { between: { kind: 'none' } };
    case 'every': {
      const minutes = wholeNumber(typed.every, 1, last);
      return minutes === undefined
        ? { problems: { every: rangeTo(last) } }
        : { between: { kind: 'every', minutes } };
    }
    case 'own': {
      const minutes = wholeNumbers(typed.ownMinutes, 1, last);
      return minutes === undefined
        ? { problems: { ownMinutes: rangeTo(last) } }
        : { between: { kind: 'own', minutes } };
    }
    case 'chance': {
      if (length === null) return { problems: { byChance: 'no-end' } };
      const most = mostByChance(length);
      const count = wholeNumber(typed.byChance, 1, most);
      return count === undefined
        ? { problems: { byChance: rangeTo(most) } }
        : { between: { kind: 'chance', count } };
    }
  }
}

function rangeTo(to: number): Problem {
  return to < 1 ? 'no-room' : { from: 1, to };
}

function wholeNumber(typed: string, from: number, to: number): number | undefined {
  const number = /^\d{1,4}$/.test(typed.trim()) ? Number(typed) : NaN;
  return number >= from && number <= to ? number : undefined;
}

/** Numbers with commas, semicolons or spaces between them; sorted, each of them once. */
function wholeNumbers(typed: string, from: number, to: number): readonly number[] | undefined {
  const numbers = typed
    .split(/[\s,;]+/)
    .filter((part) => part !== '')
    .map((part) => wholeNumber(part, from, to));
  const known = numbers.filter((number) => number !== undefined);
  if (known.length === 0 || known.length < numbers.length) return undefined;
  return [...new Set(known)].sort((a, b) => a - b);
}

/** What was chosen as a short text, in which only what is not usual stands. */
export function textOfTyped(typed: TypedSitting): string {
  const chosen = Object.entries(typed).filter(
    ([name, value]) => value !== USUAL_SITTING[name as keyof TypedSitting],
  );
  return JSON.stringify(Object.fromEntries(chosen));
}

/** What was chosen before; null where the text is none that was kept. A value of a later version counts as usual. */
export function typedFromText(text: string): TypedSitting | null {
  const kept = recordFrom(text);
  if (kept === null) return null;
  const usual = USUAL_SITTING;
  return {
    length: oneOf(LENGTH_CHOICES, kept.length, usual.length),
    ownLength: shortText(kept.ownLength),
    preparationSeconds: oneOf(PREPARATION_SECONDS, kept.preparationSeconds, usual.preparationSeconds),
    startBell: kept.startBell !== false,
    endBell: kept.endBell !== false,
    between: oneOf(BETWEEN_KINDS, kept.between, usual.between),
    every: shortText(kept.every),
    ownMinutes: shortText(kept.ownMinutes),
    byChance: shortText(kept.byChance),
    bellSound: oneOf(BELL_SOUNDS, kept.bellSound, usual.bellSound),
    showTime: kept.showTime === true,
    keepAwake: kept.keepAwake !== false,
  };
}

function recordFrom(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Readonly<Record<string, unknown>>)
      : null;
  } catch {
    return null;
  }
}

function oneOf<T>(known: readonly T[], value: unknown, usual: T): T {
  return known.find((one) => one === value) ?? usual;
}

function shortText(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, LONGEST_TYPED) : '';
}
