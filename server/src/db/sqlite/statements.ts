import type Database from 'better-sqlite3';
import type { CompiledQuery, QueryResult } from 'kysely';

/** Distinct statements of the whole server, with room for lists of every length. */
const CACHED_STATEMENTS = 300;

/** Runs statements on a connection, each prepared once. */
export class Statements {
  readonly sqlite: Database.Database;
  readonly #prepared = new Map<string, Database.Statement>();

  constructor(sqlite: Database.Database) {
    this.sqlite = sqlite;
  }

  run<Row>({ sql, parameters }: CompiledQuery): QueryResult<Row> {
    const statement = this.#prepare(sql);
    if (statement.reader) return { rows: statement.all(parameters) as Row[] };
    const { changes } = statement.run(parameters);
    return { numAffectedRows: BigInt(changes), rows: [] };
  }

  #prepare(sql: string): Database.Statement {
    const known = this.#prepared.get(sql);
    if (known !== undefined) return known;
    const statement = this.sqlite.prepare(sql);
    this.#prepared.set(sql, statement);
    if (this.#prepared.size > CACHED_STATEMENTS) {
      // The oldest statement, not the least recently used one: keeping that order would cost every use.
      const oldest = this.#prepared.keys().next().value;
      if (oldest !== undefined) this.#prepared.delete(oldest);
    }
    return statement;
  }
}
