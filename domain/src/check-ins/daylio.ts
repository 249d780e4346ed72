import { plainValue, type Table } from './csv';
import { type ReadRows, rowFrom, sorted } from './import-rows';
import { plainText } from './plain-text';
import { readDayOfYear, readMoment, readTime, type WrittenMoment } from './written-dates';

/** Daylio's columns since 2020 (https://github.com/MichaelCurrin/daylio-csv-parser, docs/csv-format.md). */
export const DAYLIO_COLUMNS = [
  'full_date',
  'date',
  'weekday',
  'time',
  'mood',
  'activities',
  'note_title',
  'note',
] as const;
/** Its columns before that. */
const OLDER_COLUMNS = ['year', 'date', 'weekday', 'time', 'mood', 'activities', 'note'];

const BETWEEN_ACTIVITIES = ' | ';

export function isDaylio({ header }: Table): boolean {
  const has = (columns: readonly string[]) => columns.every((name) => header.includes(name));
  return has(DAYLIO_COLUMNS) || has(OLDER_COLUMNS);
}

/** The rows of a file of Daylio, in its newer or its older columns. */
export function readDaylio({ header, rows }: Table): ReadRows {
  const read = rows.map((row, index) => {
    const value = (name: string) => plainValue(row[header.indexOf(name)] ?? '');
    const note = [value('note_title'), value('note')].map(plainText).filter((text) => text !== '');
    const line = index + 2;
    return {
      line,
      found: rowFrom(line, {
        moment: momentOf(value),
        mood: value('mood'),
        tags: value('activities').split(BETWEEN_ACTIVITIES.trim()),
        note: note.join('\n'),
      }),
    };
  });
  return sorted(read);
}

function momentOf(value: (name: string) => string): WrittenMoment | null {
  const minutes = readTime(value('time'));
  const day =
    value('year') === ''
      ? (readMoment(value('full_date'), 'day-first')?.day ?? null)
      : readDayOfYear(value('year').trim(), value('date'));
  return day === null ? null : { day, minutes, offset: null };
}

/** How Daylio writes several activities in one value. */
export function joinActivities(names: readonly string[]): string {
  return names.map((name) => name.replaceAll('|', '/')).join(BETWEEN_ACTIVITIES);
}
