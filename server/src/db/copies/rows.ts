import { CompiledQuery, type QueryResult } from 'kysely';
import { type Db, isPostgres } from '../transaction';
import type { TableShape } from './table-shape';

/** Values in the order of the table's columns. */
export type Row = readonly Value[];
export type Value = string | number | null;

/** Rows that are read or written by one statement; few enough for the limit on its parameters. */
export const PAGE_ROWS = 500;

/** Fewer of a table whose rows may have some hundred kilobytes each. */
const LARGE_ROWS: Readonly<Record<string, number>> = { vault_records: 20 };

export function pageRowsOf(table: string): number {
  return LARGE_ROWS[table] ?? PAGE_ROWS;
}

/** All rows of a table, page by page in the order of its key, with no more than a page in memory. */
export async function* pagesOf(db: Db, shape: TableShape): AsyncGenerator<Row[]> {
  const { key } = shape;
  const most = pageRowsOf(shape.name);
  let last: Row | undefined;
  for (;;) {
    const place = placeholders(db);
    const after = last === undefined ? '' : `where (${list(key)}) > (${place(key.length)})`;
    const page: Row[] = await select(
      db,
      shape,
      `${after} order by ${list(key)} limit ${String(most)}`,
      last === undefined ? [] : keyOf(shape, last),
    );
    if (page.length > 0) yield page;
    if (page.length < most) return;
    last = page.at(-1);
  }
}

/** Adds a page of rows; one whose key is taken is left as it is. @returns how many were added */
export async function insertMissingRows(db: Db, shape: TableShape, rows: readonly Row[]): Promise<number> {
  if (rows.length === 0) return 0;
  const { name, columns, key } = shape;
  const place = placeholders(db);
  const values = rows.map(() => `(${place(columns.length)})`).join();
  const text = `insert into ${quoted(name)} (${list(columns)}) values ${values} on conflict (${list(key)}) do nothing`;
  return affected(await run(db, text, rows.flat()));
}

/** The columns that identify a row of its table. */
export function keyOf({ columns, key }: TableShape, row: Row): Row {
  return key.map((name) => row[columns.indexOf(name)] ?? null);
}

async function select(db: Db, { name, columns }: TableShape, rest: string, values: Row): Promise<Row[]> {
  const { rows } = await run(db, `select ${list(columns)} from ${quoted(name)} ${rest}`, values);
  return rows.map((row) => columns.map((column) => row[column] ?? null));
}

function run(db: Db, text: string, values: Row): Promise<QueryResult<Record<string, Value>>> {
  return db.executeQuery<Record<string, Value>>(CompiledQuery.raw(text, [...values]));
}

/** Makes placeholders for one parameter after the other. */
function placeholders(db: Db): (count: number) => string {
  let used = 0;
  const next = isPostgres(db) ? () => `$${String((used += 1))}` : () => '?';
  return (count) => Array.from({ length: count }, next).join();
}

function affected({ numAffectedRows }: QueryResult<unknown>): number {
  return Number(numAffectedRows ?? 0);
}

function list(names: readonly string[]): string {
  return names.map(quoted).join();
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
