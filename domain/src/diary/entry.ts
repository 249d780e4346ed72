import { isDayToWriteAbout, LOOKS_LIKE_A_DAY } from './day';

/** A page of someone's diary, as it is while the diary is open. */
export type DiaryEntry = {
  /** Random; the one part that also stands readable beside the sealed page. */
  readonly id: string;
  /** The day it is about, `YYYY-MM-DD`; pages of earlier versions may have a year of five or six digits. */
  readonly day: string;
  /** One of the weathers, a word that the person chose in an earlier version, or empty. */
  readonly mood: string;
  readonly text: string;
  /** Milliseconds since 1970 by the device's clock; it orders pages of one day and decides nothing. */
  readonly changedAtMs: number;
};

export const TEXT_MAX_LENGTH = 50_000;
export const MOOD_MAX_LENGTH = 30;

/** Whether there is anything in a page that would be missed. */
export function isWritten(entry: Pick<DiaryEntry, 'mood' | 'text'>): boolean {
  return entry.text.trim() !== '' || entry.mood.trim() !== '';
}

/** A page as it is saved: without the spaces around its mood and behind its text. */
export function trimmed(entry: DiaryEntry): DiaryEntry {
  return { ...entry, mood: entry.mood.trim(), text: entry.text.trimEnd() };
}

/** The newest day first, and within a day what was written last. */
export function newestFirst(
  a: Pick<DiaryEntry, 'day' | 'changedAtMs'>,
  b: Pick<DiaryEntry, 'day' | 'changedAtMs'>,
): number {
  if (a.day === b.day) return b.changedAtMs - a.changedAtMs;
  // A longer year is a later one.
  if (a.day.length !== b.day.length) return b.day.length - a.day.length;
  return a.day < b.day ? 1 : -1;
}

/** Why a page cannot be saved, by the field to correct; null when it can. */
export function fieldToCorrect(entry: DiaryEntry): 'day' | 'text' | null {
  if (!isDayToWriteAbout(entry.day)) return 'day';
  return isWritten(entry) ? null : 'text';
}

/**
 * Whether a value that was sealed or brought in from a file is a whole page within its limits. Nothing is
 * sealed as a page that this refuses.
 */
export function isDiaryEntry(value: unknown): value is DiaryEntry {
  return isUnfinishedEntry(value) && LOOKS_LIKE_A_DAY.test(value.day);
}

/** The same for a page that is still being written, whose day may be half typed. */
export function isUnfinishedEntry(value: unknown): value is DiaryEntry {
  if (typeof value !== 'object' || value === null) return false;
  const { id, day, mood, text, changedAtMs } = value as Record<string, unknown>;
  return (
    typeof id === 'string' &&
    /^[\w-]{1,64}$/.test(id) &&
    typeof day === 'string' &&
    typeof mood === 'string' &&
    mood.length <= MOOD_MAX_LENGTH &&
    typeof text === 'string' &&
    text.length <= TEXT_MAX_LENGTH &&
    typeof changedAtMs === 'number'
  );
}
