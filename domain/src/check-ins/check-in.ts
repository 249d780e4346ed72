import { activitiesWith } from '../activities/activities';

/** From −2 to 2: least to most energy, or least to most pleasant. */
export const LEVELS = [-2, -1, 0, 1, 2] as const;
export type Level = (typeof LEVELS)[number];

/** The activities around which someone can say how they feel: all games are among them. */
export const ASKED_ACTIVITIES = [
  'breathing',
  'body',
  'sitting',
  'movement',
  ...activitiesWith('round'),
  'sounds',
] as const;
export type AskedActivity = (typeof ASKED_ACTIVITIES)[number];

export type Side = 'before' | 'after';

/** Where a check-in belongs to one run of an activity. */
export type ActivityLink = {
  readonly activity: AskedActivity;
  /** The same before and after one run. */
  readonly runId: string;
  readonly side: Side;
};

/** How someone says they are at one moment. */
export type CheckIn = {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Minutes that the person's clock was ahead of UTC. It is kept, so that a day stays the day it was to them. */
  readonly offset: number;
  /** Null where it was not asked: around an activity, and in what comes from another app. */
  readonly energy: Level | null;
  readonly pleasant: Level;
  /** Ids of `FEELING_WORDS`, or words of the person's own. */
  readonly words: readonly string[];
  readonly tags: readonly string[];
  readonly note: string;
  readonly link: ActivityLink | null;
};

/** The most that can be typed. */
export const WORDS_MAX = 5;
export const TAGS_MAX = 12;
export const NAME_MAX_LENGTH = 40;
export const NOTE_MAX_LENGTH = 2_000;

/** The most that is read: other apps let people keep more, and nothing of it shall be cut off. */
export const READ_MAX = { words: 10, tags: 60, nameLength: 100, noteLength: 20_000 } as const;

/** No place on earth has a clock farther from UTC, in minutes. */
const OFFSET_MAX = 14 * 60;
/** The years 1970 to 2199. */
const AT_MAX = Date.UTC(2200, 0, 1);

/** Whether a value that was sealed, or comes from a file, is a whole check-in. Nothing else is kept as one. */
export function isCheckIn(value: unknown): value is CheckIn {
  if (typeof value !== 'object' || value === null) return false;
  const { at, offset, energy, pleasant, words, tags, note, link } = value as Record<string, unknown>;
  return (
    isWholeNumber(at, 0, AT_MAX) &&
    isWholeNumber(offset, -OFFSET_MAX, OFFSET_MAX) &&
    (energy === null || isLevel(energy)) &&
    isLevel(pleasant) &&
    areNames(words, READ_MAX.words) &&
    areNames(tags, READ_MAX.tags) &&
    typeof note === 'string' &&
    note.length <= READ_MAX.noteLength &&
    (link === null || isLink(link))
  );
}

export function isLevel(value: unknown): value is Level {
  return LEVELS.some((level) => level === value);
}

function isWholeNumber(value: unknown, from: number, to: number): value is number {
  return Number.isInteger(value) && (value as number) >= from && (value as number) <= to;
}

function areNames(value: unknown, most: number): value is string[] {
  return (
    Array.isArray(value) &&
    value.length <= most &&
    value.every(
      (name) => typeof name === 'string' && name.trim() !== '' && name.length <= READ_MAX.nameLength,
    )
  );
}

function isLink(value: unknown): value is ActivityLink {
  if (typeof value !== 'object' || value === null) return false;
  const { activity, runId, side } = value as Record<string, unknown>;
  return (
    ASKED_ACTIVITIES.some((asked) => asked === activity) &&
    typeof runId === 'string' &&
    /^[\w-]{1,64}$/.test(runId) &&
    (side === 'before' || side === 'after')
  );
}

/**
 * Names as they are kept: without spaces around them, none twice, and no more than there may be.
 *
 * @param most how many there may be
 */
export function tidyNames(names: readonly string[], most: number): string[] {
  const known = new Set<string>();
  const tidy = names
    .map((name) => name.replace(/\s+/g, ' ').trim())
    .filter((name) => {
      const key = name.toLowerCase();
      if (name === '' || known.has(key)) return false;
      known.add(key);
      return true;
    });
  return tidy.slice(0, most);
}
