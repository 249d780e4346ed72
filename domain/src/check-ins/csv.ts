/** Larger than any file of check-ins that someone made by hand, one a line. */
export const FILE_MAX_BYTES = 10_000_000;
export const ROWS_MAX = 20_000;

export type Table = {
  /** The names of the columns, without spaces around them. */
  readonly header: readonly string[];
  /** Each as long as the header. */
  readonly rows: readonly (readonly string[])[];
};

export type TableProblem =
  | { readonly because: 'empty' | 'too-many-rows' }
  /** A quotation mark that is not closed, or that has something behind it. */
  | { readonly because: 'quote'; readonly line: number };

/**
 * Reads a table of values with commas, semicolons or tabs between them, as RFC 4180 describes it: values may be quoted, and
 * a quoted value may have line breaks, and quotation marks written twice. Rows that are too short are filled up with empty
 * values; the last column takes nothing from rows that are too long.
 */
export function readTable(text: string): Table | TableProblem {
  const withoutMark = text.replace(/^\uFEFF/, '');
  const records = readRecords(withoutMark, separatorOf(withoutMark));
  if (!Array.isArray(records)) return records;
  const [header, ...rows] = records.filter((record) => record.some((value) => value.trim() !== ''));
  if (header === undefined || rows.length === 0) return { because: 'empty' };
  if (rows.length > ROWS_MAX) return { because: 'too-many-rows' };
  return {
    header: header.map((name) => name.trim()),
    rows: rows.map((row) => header.map((_, column) => row[column] ?? '')),
  };
}

/** The one of the three that stands most often in the first line, which has the names of the columns. */
function separatorOf(text: string): string {
  const firstLine = /^[^\r\n]*/.exec(text)?.[0] ?? '';
  const count = (separator: string) => firstLine.split(separator).length;
  return [',', ';', '\t'].reduce((best, other) => (count(other) > count(best) ? other : best));
}

const LINE_BREAK = /\r\n|\r|\n/y;

function readRecords(text: string, separator: string): string[][] | TableProblem {
  const records: string[][] = [];
  let record: string[] = [];
  let at = 0;
  let line = 1;
  const plain = new RegExp(`[^${separator}\r\n]*`, 'y');
  const quoted = /"((?:[^"]|"")*)"/y;
  const match = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found !== null) at += found[0].length;
    return found;
  };
  while (at < text.length) {
    const startsQuoted = text[at] === '"';
    const found = match(startsQuoted ? quoted : plain);
    if (found === null) return { because: 'quote', line };
    record.push(startsQuoted ? (found[1] ?? '').replaceAll('""', '"') : found[0]);
    line += found[0].split('\n').length - 1;
    if (text[at] === separator) {
      at += 1;
      // A separator at the very end has one more, empty, value behind it.
      if (at === text.length) record.push('');
    } else if (at < text.length && match(LINE_BREAK) === null) return { because: 'quote', line };
    else {
      records.push(record);
      record = [];
      line += 1;
      if (records.length > ROWS_MAX + 1) return { because: 'too-many-rows' };
    }
  }
  if (record.length > 0) records.push(record);
  return records;
}

/** What a spreadsheet would take for a formula. */
const FORMULA = /^'*[=+\-@\t\r]/;

/**
 * Writes a table that spreadsheets read: CRLF at the end of each line, and values quoted where they have to be. A value
 * that a spreadsheet would calculate gets an apostrophe in front of it, which `plainValue` takes away again.
 */
export function writeTable(records: readonly (readonly string[])[]): string {
  return records.map((record) => `${record.map(written).join(',')}\r\n`).join('');
}

function written(value: string): string {
  const harmless = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** A value without the apostrophe that `writeTable` put before it. */
export function plainValue(value: string): string {
  return value.startsWith("'") && FORMULA.test(value.slice(1)) ? value.slice(1) : value;
}
