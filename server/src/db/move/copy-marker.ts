import { sql } from 'kysely';
import { DatabaseProblem } from '../errors';
import { ownTables } from '../own-tables';
import { type Db, isPostgres } from '../transaction';

/**
 * A table of one row that a database has while it is a copy of another one: which one, and whether the
 * copy is whole. The first server that starts on it takes the row away; from then on the database is a
 * instance of its own. Its name begins with an underscore, so that it is not copied itself.
 */
const MARKER = '_copy_of';

export type CopyMarker = { readonly source: string; readonly isWhole: boolean };

/** @returns null when the database is no copy */
export async function readMarker(db: Db): Promise<CopyMarker | null> {
  const tables = await ownTables(db);
  if (!tables.some(({ name }) => name === MARKER)) return null;
  const { rows } = await sql<{ source: string; is_whole: number }>`
    select source, is_whole from ${sql.table(MARKER)}`.execute(db);
  const [row] = rows;
  return row === undefined ? null : { source: row.source, isWhole: row.is_whole === 1 };
}

export async function writeMarker(db: Db, { source, isWhole }: CopyMarker): Promise<void> {
  await sql`
    create table if not exists ${sql.table(MARKER)} (
      id integer not null primary key,
      source text not null,
      is_whole integer not null
    )`.execute(db);
  await sql`
    insert into ${sql.table(MARKER)} (id, source, is_whole) values (1, ${source}, ${isWhole ? 1 : 0})
    on conflict (id) do update set source = excluded.source, is_whole = excluded.is_whole`.execute(db);
}

/**
 * Makes a copy an instance of its own, before a server begins to write into it.
 *
 * @throws DatabaseProblem when the copy is not whole
 */
export async function takeOver(db: Db): Promise<void> {
  const marker = isPostgres(db) ? await readMarker(db) : null;
  if (marker === null) return;
  if (!marker.isWhole) {
    throw new DatabaseProblem(
      'This database is an incomplete copy. Run npm run migrate:to-postgres until it finishes, then start the server.',
    );
  }
  // The table stays: several servers may start in the same moment, and another one may be about to read it.
  await sql`delete from ${sql.table(MARKER)}`.execute(db);
}
