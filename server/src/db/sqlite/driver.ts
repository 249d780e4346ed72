import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  SelectQueryNode,
} from 'kysely';
import { isBusy } from '../errors';
import type { TwoWays } from './dialect';
import { Statements } from './statements';
import { Turns } from './turns';

/** How long (milliseconds) to wait for other processes, and how often to look. */
const PATIENCE_MS = 5_000;
const LOOK_AGAIN_MS = 1;
/** For how long after meeting another process this one leaves gaps for it between its own changes. */
const CROWDED_MS = 1_000;
const GAP_MS = 2;

const BEGIN = CompiledQuery.raw('begin immediate');
const COMMIT = CompiledQuery.raw('commit');
const ROLLBACK = CompiledQuery.raw('rollback');

/**
 * Reads go beside writes: they neither wait for a change that is under way nor for another process.
 *
 * Where another process writes, SQLite would wait asleep, and with it all people whom this process
 * serves. Here it looks again and again instead, and serves them meanwhile.
 */
export class TwoWayDriver implements Driver {
  readonly #reader: Statements;
  readonly #writer: Statements;
  readonly #turns = new Turns();
  #endTurn: () => void = () => undefined;
  #metOthersAt = -Infinity;

  constructor({ reader, writer }: TwoWays) {
    this.#reader = new Statements(reader);
    this.#writer = new Statements(writer);
  }

  async init(): Promise<void> {
    // Both connections are open.
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    return new Way(
      (query) => this.#reader.run(query),
      (query) => this.#alone(query),
    );
  }

  async releaseConnection(): Promise<void> {
    // Who comes next gets another one.
  }

  /**
   * Every transaction here is going to write. One that takes the write lock only at its first write
   * fails at once when another process wrote since its first read, whatever one waits for.
   */
  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    this.#endTurn = await this.#turns.take();
    try {
      await this.#untilOthersAreDone(() => this.#writer.run(BEGIN));
    } catch (error) {
      this.#endTurn();
      throw error;
    }
    if (connection instanceof Way) connection.inTransaction = (query) => this.#writer.run(query);
  }

  async commitTransaction(): Promise<void> {
    this.#writer.run(COMMIT);
    this.#endTurn();
  }

  /** A full disk has ended the transaction already; a second end would hide why. */
  async rollbackTransaction(): Promise<void> {
    try {
      if (this.#writer.sqlite.inTransaction) this.#writer.run(ROLLBACK);
    } finally {
      this.#endTurn();
    }
  }

  async destroy(): Promise<void> {
    this.#reader.sqlite.close();
    this.#writer.sqlite.close();
  }

  async #alone<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const end = await this.#turns.take();
    try {
      return await this.#untilOthersAreDone(() => this.#writer.run<Row>(query));
    } finally {
      end();
    }
  }

  async #untilOthersAreDone<T>(work: () => T): Promise<T> {
    const startedAt = performance.now();
    // Whoever has just written would come first again, and the other process never.
    if (startedAt - this.#metOthersAt < CROWDED_MS) await pause(GAP_MS);
    for (;;) {
      try {
        return work();
      } catch (error) {
        const now = performance.now();
        if (!isBusy(error) || now - startedAt > PATIENCE_MS) throw error;
        this.#metOthersAt = now;
      }
      await pause(LOOK_AGAIN_MS);
    }
  }
}

type Run = <Row>(query: CompiledQuery) => QueryResult<Row> | Promise<QueryResult<Row>>;

/** What Kysely takes for a connection: it finds the right way for each statement. */
class Way implements DatabaseConnection {
  /** Set once a transaction has begun. */
  inTransaction: Run | null = null;
  readonly #read: Run;
  readonly #write: Run;

  constructor(read: Run, write: Run) {
    this.#read = read;
    this.#write = write;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.inTransaction) return this.inTransaction(query);
    return SelectQueryNode.is(query.query) ? this.#read(query) : this.#write(query);
  }

  // eslint-disable-next-line require-yield
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('nobody here reads row by row');
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
