import type { Row } from './part';

/** Programs for tables take text that begins so for a formula and run it. */
const FORMULA = /^[=+\-@\t\r]/;

/** Pages of rows as one CSV, piece by piece; the first line names the columns of the first row. */
export async function* csvOfPages(pages: AsyncIterable<readonly Row[]>): AsyncGenerator<string> {
  let columns: readonly string[] | null = null;
  for await (const rows of pages) {
    if (rows.length === 0) continue;
    if (columns === null) yield csvOf(rows, (columns = Object.keys(rows[0] ?? {})));
    else yield linesOf(rows, columns);
  }
  if (columns === null) yield csvOf([]);
}

/**
 * Rows as CSV (RFC 4180), readable by every program for tables; the first line names the columns.
 *
 * @param columns those of the first row unless given
 */
export function csvOf(rows: readonly Row[], columns: readonly string[] = Object.keys(rows[0] ?? {})): string {
  return `${columns.map(cell).join(',')}\r\n${linesOf(rows, columns)}`;
}

function linesOf(rows: readonly Row[], columns: readonly string[]): string {
  return rows.map((row) => `${columns.map((column) => cell(row[column] ?? null)).join(',')}\r\n`).join('');
}

function cell(value: string | number | boolean | null): string {
  if (typeof value !== 'string') return value === null ? '' : String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
