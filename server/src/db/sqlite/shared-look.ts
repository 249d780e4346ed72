import { CompiledQuery, type QueryResult } from 'kysely';
import type { Statements } from './statements';

const BEGIN = CompiledQuery.raw('begin');
const COMMIT = CompiledQuery.raw('commit');

/**
 * Reads of one turn of the event loop look at the file together, since taking and leaving its lock takes
 * longer than a read. What other processes change meanwhile is seen in the next turn.
 */
export class SharedLook {
  readonly #statements: Statements;
  #open = false;

  constructor(statements: Statements) {
    this.#statements = statements;
  }

  run<Row>(query: CompiledQuery): QueryResult<Row> {
    // Someone may be reading at length, from one moment of their own.
    if (!this.#statements.sqlite.inTransaction) {
      this.#statements.run(BEGIN);
      this.#open = true;
      setImmediate(() => {
        this.end();
      });
    }
    return this.#statements.run(query);
  }

  /** To be called before a change, which the next read must see. */
  end(): void {
    if (!this.#open) return;
    this.#open = false;
    this.#statements.run(COMMIT);
  }
}
