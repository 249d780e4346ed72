import { type Columns, likelyColumns, MOODS_MAX, readAnyTable } from '@stillgrove/domain/check-ins/any-table';
import type { CheckIn, Level } from '@stillgrove/domain/check-ins/check-in';
import { FILE_MAX_BYTES, readTable, type Table, type TableProblem } from '@stillgrove/domain/check-ins/csv';
import { isDaylio, readDaylio } from '@stillgrove/domain/check-ins/daylio';
import { checkInsInJson } from '@stillgrove/domain/check-ins/export';
import { checkInsOf, moodsIn, notYetKept, type ReadRows } from '@stillgrove/domain/check-ins/import-rows';
import { type DateOrder, orderOf } from '@stillgrove/domain/check-ins/written-dates';
import { offsetAtLocal } from '../../platform/clock/now-here';
import type { SavedCheckIn } from './use-check-ins';

type Levels = ReadonlyMap<string, Level>;

/** A file that was read, with the answers that are given so far. */
export type OpenedFile =
  | { readonly kind: 'json'; readonly checkIns: readonly CheckIn[]; readonly unreadable: number }
  | { readonly kind: 'daylio'; readonly read: ReadRows; readonly levels: Levels }
  | {
      readonly kind: 'table';
      readonly table: Table;
      readonly columns: Readonly<Record<keyof Columns, number | null>>;
      /** Null as long as it has to be asked. */
      readonly order: DateOrder | null;
      /** Null until there are a column for dates and one for moods. */
      readonly read: ReadRows | null;
      readonly levels: Levels;
    };

export type FileProblem = TableProblem | { readonly because: 'too-large' | 'not-json' | 'unreadable' };

export async function openFile(file: File): Promise<OpenedFile | FileProblem> {
  if (file.size > FILE_MAX_BYTES) return { because: 'too-large' };
  let text: string;
  try {
    text = await file.text();
  } catch {
    return { because: 'unreadable' };
  }
  if (/^\s*[{[]/.test(text)) {
    const data = checkInsInJson(text);
    return data === null ? { because: 'not-json' } : { kind: 'json', ...data };
  }
  const table = readTable(text);
  if ('because' in table) return table;
  if (isDaylio(table)) {
    const read = readDaylio(table);
    return { kind: 'daylio', read, levels: guessed(read) };
  }
  return withColumns(table, likelyColumns(table), null);
}

/** A table with other answers about its columns; what its moods mean is asked again. */
export function withColumns(
  table: Table,
  columns: Readonly<Record<keyof Columns, number | null>>,
  answer: DateOrder | null,
): OpenedFile {
  const { date, mood } = columns;
  const told = date === null ? 'none' : orderOf(table.rows.map((row) => row[date] ?? ''));
  const order = told === 'either' ? answer : told === 'none' ? 'day-first' : told;
  const read =
    date === null || mood === null || order === null
      ? null
      : readAnyTable(table, { ...columns, date, mood }, order);
  return { kind: 'table', table, columns, order, read, levels: read === null ? new Map() : guessed(read) };
}

function guessed({ rows }: ReadRows): Levels {
  return new Map(
    moodsIn(rows).flatMap(({ name, guess }) => (guess === null ? [] : [[name, guess] as const])),
  );
}

/** The moods to ask about; null where there are too many, so that the column is the wrong one. */
export function moodsOf(opened: Exclude<OpenedFile, { kind: 'json' }>) {
  const moods = moodsIn(opened.read?.rows ?? []);
  return moods.length > MOODS_MAX ? null : moods;
}

export type Found = {
  /** Null as long as something has to be asked. */
  readonly toAdd: readonly CheckIn[] | null;
  /** How many are here already. */
  readonly known: number;
  readonly leftOut: ReadRows['leftOut'];
};

/** What importing the file would do. */
export function foundIn(opened: OpenedFile, records: readonly SavedCheckIn[]): Found {
  const leftOut =
    opened.kind === 'json'
      ? Array.from({ length: opened.unreadable }, () => ({ line: 0, because: 'mood' as const }))
      : (opened.read?.leftOut ?? []);
  const checkIns = opened.kind === 'json' ? opened.checkIns : answered(opened);
  if (checkIns === null) return { toAdd: null, known: 0, leftOut };
  const toAdd = notYetKept(
    checkIns,
    records.map(({ value }) => value),
  );
  return { toAdd, known: checkIns.length - toAdd.length, leftOut };
}

function answered(opened: Exclude<OpenedFile, { kind: 'json' }>): readonly CheckIn[] | null {
  const moods = moodsOf(opened);
  if (opened.read === null || moods === null || moods.some(({ name }) => !opened.levels.has(name)))
    return null;
  return checkInsOf(opened.read.rows, opened.levels, offsetAtLocal);
}
