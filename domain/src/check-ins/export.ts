import { type CheckIn, isCheckIn, type Level } from './check-in';
import { writeTable } from './csv';
import { DAYLIO_COLUMNS, joinActivities } from './daylio';
import { localDay, localTime } from './days';

/** What names a file of check-ins, whoever made it. */
const FORMAT = 'stillgrove-check-ins';

/** All check-ins with everything that is kept of them, the earliest first. */
export function checkInsAsJson(checkIns: readonly CheckIn[]): string {
  const inOrder = checkIns.toSorted((a, b) => a.at - b.at);
  return JSON.stringify({ format: FORMAT, version: 1, checkIns: inOrder }, null, 2);
}

/**
 * The check-ins in a file that `checkInsAsJson` made.
 *
 * @returns null when it is no such file
 */
export function checkInsInJson(
  text: string,
): { readonly checkIns: readonly CheckIn[]; readonly unreadable: number } | null {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof file !== 'object' || file === null) return null;
  const { format, checkIns } = file as Record<string, unknown>;
  if (format !== FORMAT || !Array.isArray(checkIns)) return null;
  const readable = checkIns.filter(isCheckIn);
  return { checkIns: readable, unreadable: checkIns.length - readable.length };
}

/** Daylio's names of its five moods. */
const MOODS: Readonly<Record<Level, string>> = {
  '2': 'rad',
  '1': 'good',
  '0': 'meh',
  '-1': 'bad',
  '-2': 'awful',
};

/** The words that depend on the language of the page. */
export type ExportWords = {
  /** `January 5` */
  readonly date: (day: string) => string;
  /** `Monday` */
  readonly weekday: (day: string) => string;
  readonly feeling: (word: string) => string;
};

/** All check-ins in Daylio's columns, so that they can move on to another app; energy has no place in these. */
export function checkInsAsCsv(checkIns: readonly CheckIn[], words: ExportWords): string {
  const rows = checkIns
    .toSorted((a, b) => b.at - a.at)
    .map((checkIn) => {
      const day = localDay(checkIn);
      return [
        day,
        words.date(day),
        words.weekday(day),
        localTime(checkIn),
        MOODS[checkIn.pleasant],
        joinActivities([...checkIn.words.map(words.feeling), ...checkIn.tags]),
        '',
        checkIn.note,
      ];
    });
  return writeTable([DAYLIO_COLUMNS, ...rows]);
}
