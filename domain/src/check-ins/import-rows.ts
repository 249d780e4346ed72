import { type CheckIn, type Level, READ_MAX, tidyNames } from './check-in';
import { localDay, localTime } from './days';
import type { WrittenMoment } from './written-dates';

/** What one row of another app's file says, before it is known what its name of a mood means. */
export type ImportRow = {
  /** The line of the table in which it stands; the names of the columns are line 1. */
  readonly line: number;
  readonly moment: WrittenMoment;
  /** The app's own name for a mood. */
  readonly mood: string;
  readonly tags: readonly string[];
  readonly note: string;
};

/** Why a row is left out. */
export type RowProblem = 'date' | 'mood' | 'too-long';

export type ReadRows = {
  readonly rows: readonly ImportRow[];
  readonly leftOut: readonly { readonly line: number; readonly because: RowProblem }[];
};

/** A time for rows without one, in minutes since midnight. */
const NOON = 12 * 60;

/** Daylio's own five moods, as a file in English has them. They are asked about as well, with these as first answers. */
const KNOWN_MOODS: Readonly<Record<string, Level>> = { rad: 2, good: 1, meh: 0, bad: -1, awful: -2 };

/** A row of the file, or why it is left out. */
export function rowFrom(
  line: number,
  row: { moment: WrittenMoment | null; mood: string; tags: readonly string[]; note: string },
): { readonly row: ImportRow } | { readonly because: RowProblem } {
  const { moment } = row;
  const mood = row.mood.trim();
  const tags = tidyNames(row.tags, Infinity);
  if (moment === null) return { because: 'date' };
  if (mood === '') return { because: 'mood' };
  const isTooLong =
    tags.length > READ_MAX.tags ||
    [mood, ...tags].some(({ length }) => length > READ_MAX.nameLength) ||
    row.note.length > READ_MAX.noteLength;
  return isTooLong ? { because: 'too-long' } : { row: { line, moment, mood, tags, note: row.note } };
}

/** Puts what was read, and what is left out, in two lists. */
export function sorted(
  read: readonly { readonly line: number; readonly found: ReturnType<typeof rowFrom> }[],
): ReadRows {
  return {
    rows: read.flatMap(({ found }) => ('row' in found ? [found.row] : [])),
    leftOut: read.flatMap(({ line, found }) => ('row' in found ? [] : [{ line, because: found.because }])),
  };
}

/** The moods that rows name, the most frequent first, with what each means where that can be guessed. */
export function moodsIn(
  rows: readonly ImportRow[],
): readonly { readonly name: string; readonly times: number; readonly guess: Level | null }[] {
  const times = new Map<string, number>();
  for (const { mood } of rows) times.set(mood, (times.get(mood) ?? 0) + 1);
  return [...times]
    .map(([name, count]) => ({ name, times: count, guess: KNOWN_MOODS[name.toLowerCase()] ?? null }))
    .toSorted((a, b) => b.times - a.times);
}

/**
 * The check-ins that rows are. A name of a mood that is not one of Daylio's own is kept as a word.
 *
 * @param levels what each mood means
 * @param offsetAt minutes by which the person's clock is ahead of UTC at a moment by that clock (ms since 1970, as if it
 *   were UTC), where the file does not say it
 */
export function checkInsOf(
  rows: readonly ImportRow[],
  levels: ReadonlyMap<string, Level>,
  offsetAt: (localMs: number) => number,
): readonly CheckIn[] {
  return rows.flatMap(({ moment, mood, tags, note }) => {
    const pleasant = levels.get(mood);
    if (pleasant === undefined) return [];
    const localMs = Date.parse(moment.day) + (moment.minutes ?? NOON) * 60_000;
    const offset = moment.offset ?? offsetAt(localMs);
    const words = mood.toLowerCase() in KNOWN_MOODS || !/\p{L}/u.test(mood) ? [] : [mood];
    return [
      {
        at: localMs - offset * 60_000,
        offset,
        energy: null,
        pleasant,
        words,
        tags: [...tags],
        note,
        link: null,
      },
    ];
  });
}

/** Those of some check-ins that are not there yet, each once: importing a file again adds nothing. */
export function notYetKept(found: readonly CheckIn[], kept: readonly CheckIn[]): readonly CheckIn[] {
  const known = new Set(kept.map(sameness));
  return found.filter((checkIn) => {
    const key = sameness(checkIn);
    if (known.has(key)) return false;
    known.add(key);
    return true;
  });
}

/**
 * What two check-ins share when they are the same one: the person's own minute and what they wrote. Not the level, which
 * someone may answer otherwise when they import a file again.
 */
function sameness(checkIn: CheckIn): string {
  const { words, tags, note, link } = checkIn;
  const names = [...words, ...tags].map((name) => name.toLowerCase()).sort();
  const run = link === null ? null : [link.runId, link.side];
  return JSON.stringify([localDay(checkIn), localTime(checkIn), names, note.trim(), run]);
}
