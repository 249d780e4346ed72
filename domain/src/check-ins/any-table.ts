import { plainValue, type Table } from './csv';
import { type ReadRows, rowFrom, sorted } from './import-rows';
import { plainText } from './plain-text';
import { type DateOrder, readMoment, readTime, type WrittenMoment } from './written-dates';

/** Which column of a table has what; a number counts from 0, and null stands for none. */
export type Columns = {
  readonly date: number;
  readonly mood: number;
  readonly time: number | null;
  readonly tags: number | null;
  readonly note: number | null;
};

/** More different moods than this are measurements, and no one can be asked what each of them means. */
export const MOODS_MAX = 40;

/** Column names, in part, by which a first choice is made. */
const LIKELY: Readonly<Record<keyof Columns, RegExp>> = {
  date: /date|day|when|timestamp/i,
  time: /^time\b|time of day/i,
  mood: /mood|feeling|rating|score|level/i,
  tags: /tag|activit|factor|categor/i,
  note: /note|comment|text|journal|detail/i,
};

/** A first choice of columns by their names; null where no name fits. */
export function likelyColumns({ header }: Table): Readonly<Record<keyof Columns, number | null>> {
  const find = (name: keyof Columns) => {
    const index = header.findIndex((column) => LIKELY[name].test(column));
    return index === -1 ? null : index;
  };
  return {
    date: find('date'),
    time: find('time'),
    mood: find('mood'),
    tags: find('tags'),
    note: find('note'),
  };
}

/** The rows of any table, by the columns that someone chose. */
export function readAnyTable({ rows }: Table, columns: Columns, order: DateOrder): ReadRows {
  const read = rows.map((row, index) => {
    const value = (column: number | null) => (column === null ? '' : plainValue(row[column] ?? ''));
    const line = index + 2;
    return {
      line,
      found: rowFrom(line, {
        moment: withTime(readMoment(value(columns.date), order), value(columns.time)),
        mood: value(columns.mood),
        tags: value(columns.tags).split(/[|,;]/),
        note: plainText(value(columns.note)),
      }),
    };
  });
  return sorted(read);
}

function withTime(moment: WrittenMoment | null, time: string): WrittenMoment | null {
  return moment === null || time === '' ? moment : { ...moment, minutes: readTime(time) ?? moment.minutes };
}
