import { dateOf } from '../diary/day';

/**
 * A note in the private space that the person had their recovery kit in hand on this day: when it was made, and whenever
 * they were asked about it. It is shared like all other records, so that one device asks for all.
 */
export type KitNote = { readonly v: 1; readonly day: string };

/** The one record of its kind. */
export const KIT_NOTE_ID = 'recovery-kit';

/** Devices in other time zones may be a day ahead; what is further ahead comes from a wrong clock. */
const AHEAD_DAYS = 2;
const DAY_MS = 86_400_000;

export function isKitNote(value: unknown): value is KitNote {
  if (typeof value !== 'object' || value === null) return false;
  const { v, day } = value as Record<string, unknown>;
  return v === 1 && typeof day === 'string' && /^\d{4}-/.test(day) && dateOf(day) !== null;
}

/**
 * Whether someone who shares their private space is asked if they still have the kit: a year after the last time, and no
 * more than once a year.
 *
 * @param note null where none is known, as for spaces of an earlier version
 * @param today `YYYY-MM-DD`
 * @returns `note` when this day is to be noted, and the year begins with it
 */
export function kitQuestion(note: KitNote | null, today: string): 'ask' | 'wait' | 'note' {
  if (note === null || daysBetween(today, note.day) > AHEAD_DAYS) return 'note';
  return today >= aYearAfter(note.day) ? 'ask' : 'wait';
}

function daysBetween(from: string, to: string): number {
  return ((dateOf(to)?.getTime() ?? 0) - (dateOf(from)?.getTime() ?? 0)) / DAY_MS;
}

/** The same day of the next year; for February 29 whatever comes after the 28th. */
function aYearAfter(day: string): string {
  return `${String(Number(day.slice(0, 4)) + 1).padStart(4, '0')}${day.slice(4)}`;
}
