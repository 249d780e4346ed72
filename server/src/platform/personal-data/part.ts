import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Db, Tx } from '../../db/transaction';
import type { Tables } from '../../db/tables';
import type { Deleted } from '../deletions/deletion';

/** Whose data is meant. */
export type DataSubject = {
  readonly userId: string;
  readonly fullName: string;
  readonly email: string;
  /** The address as `normalizeEmail` writes it. */
  readonly emailKey: string;
  /**
   * Whether the person showed that the address is theirs. Until then what others stored under that
   * address is none of the account's: anyone may register any address.
   */
  readonly confirmed: boolean;
};

/** One line of a table for people; times are ISO 8601 in UTC. */
export type Row = Readonly<Record<string, string | number | boolean | null>>;

/** What one part of the server holds about a person, and how it goes. A part that may be long comes page by page. */
export type PersonalPart = {
  /** Names its file in the archive, in kebab case. */
  readonly name: string;
  /** What it is, in a sentence for the person. */
  readonly about: string;
  /** The tables that it answers for. A table that no part answers for fails a test. */
  readonly tables: readonly (keyof Tables)[];
  read: (db: Db, person: DataSubject) => Promise<Row[]> | AsyncIterable<readonly Row[]>;
  /** Rows with ids of their own that `erase` removes, so that they are remembered as deleted. */
  rowsToErase?(tx: Tx, person: DataSubject): Promise<readonly Deleted[]>;
  /** Removes what does not go with the row of the account by itself. */
  erase?(tx: Tx, person: DataSubject): Promise<void>;
};

/** A time as people and programs read it. */
export function isoTime(ms: number | null): string | null {
  return ms === null ? null : new Date(ms).toISOString();
}

/** The rows of a part, page by page. Others get a turn between two pages. */
export async function* pagesOfPart(
  { read }: PersonalPart,
  db: Db,
  person: DataSubject,
): AsyncGenerator<readonly Row[]> {
  const rows = read(db, person);
  if (!(Symbol.asyncIterator in rows)) {
    yield await rows;
    return;
  }
  for await (const page of rows) {
    yield page;
    await nextTurn();
  }
}
