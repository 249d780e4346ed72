import { CompiledQuery, type QueryResult } from 'kysely';
import { type Db, isPostgres } from '../transaction';
import type { TableShape } from './table-shape';

/** Values in the order of the table's columns. */
export type Row = readonly Value[];
export type Value = string | number | null;

/** Rows that are read or written by one statement; few enough for the limit on its parameters. */
export const PAGE_ROWS = 500;

/** All rows of a table, page by page in the order of its key, with no more than a page in memory. */
export async function* pagesOf(db: Db, shape: TableShape): AsyncGenerator<Row[]> {
  const { key } = shape;
  let last: Row | undefined;
  for (;;) {
    const place = placeholders(db);
    const after = last === undefined ? '' : `where (${list(key)}) > (${place(key.length)})`;
    const page: Row[] = await select(
      db,
      shape,
      `${after} order by ${list(key)} limit ${String(PAGE_ROWS)}`,
      last === undefined ? [] : keyOf(shape, last),
    );
    if (page.length > 0) yield page;
    if (page.length < PAGE_ROWS) return;
    last = page.at(-1);
  }
}

/** Those of a page of rows that a table has under these keys, in no order. */
export async function rowsWithKeys(db: Db, shape: TableShape, keys: readonly Row[]): Promise<Row[]> {
  return select(db, shape, `where ${isOneOf(db, shape, keys)}`, keys.flat());
}

/** @returns how many there were */
export async function deleteRows(db: Db, shape: TableShape, keys: readonly Row[]): Promise<number> {
  if (keys.length === 0) return 0;
  const text = `delete from ${quoted(shape.name)} where ${isOneOf(db, shape, keys)}`;
  return affected(await run(db, text, keys.flat()));
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

export async function countRows(db: Db, { name }: TableShape): Promise<number> {
  const { rows } = await run(db, `select count(*) as count from ${quoted(name)}`, []);
  return Number(rows[0]?.count);
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

/** Lists of keys are the one thing that the two engines write differently. */
function isOneOf(db: Db, { key }: TableShape, keys: readonly Row[]): string {
  const place = placeholders(db);
  const listed = keys.map(() => `(${place(key.length)})`).join();
  return `(${list(key)}) in (${isPostgres(db) ? '' : 'values '}${listed})`;
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
