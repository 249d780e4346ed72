import { CompiledQuery, type QueryResult } from 'kysely';
import type { Statements } from './statements';

const BEGIN = CompiledQuery.raw('begin');
const COMMIT = CompiledQuery.raw('commit');

/**
 * Reads of one turn of the event loop share a read transaction, because locking and unlocking the file takes
 * longer than a read. With 50 connections at once a call with a session takes 1 to 7 % less processor time, and with
 * one alone about 14 % more. Changes of other processes are seen in the next turn.
 */
export class SharedReadTransaction {
  readonly #statements: Statements;
  #open = false;

  constructor(statements: Statements) {
    this.#statements = statements;
  }

  run<Row>(query: CompiledQuery): QueryResult<Row> {
    // The connection may be in a longer read transaction, such as that of a backup.
    if (!this.#statements.sqlite.inTransaction) {
      this.#statements.run(BEGIN);
      this.#open = true;
      setImmediate(() => {
        this.end();
      });
    }
    return this.#statements.run(query);
  }

  /** Call it before each change, so that the next read sees the change. */
  end(): void {
    if (!this.#open) return;
    this.#open = false;
    this.#statements.run(COMMIT);
  }
}
