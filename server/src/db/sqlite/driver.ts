import { setTimeout as pause } from 'node:timers/promises';
import type Database from 'better-sqlite3';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  SelectQueryNode,
  type TransactionSettings,
} from 'kysely';
import { isBusy } from '../errors';
import { Turns } from '../turns';
import { SharedLook } from './shared-look';
import { Statements } from './statements';

/** How long (milliseconds) to wait for other processes, and how often to look. */
const PATIENCE_MS = 5_000;
const LOOK_AGAIN_MS = 1;
/** For how long after meeting another process this one leaves gaps for it between its own changes. */
const CROWDED_MS = 1_000;
const GAP_MS = 2;

const BEGIN_READING = CompiledQuery.raw('begin');
const BEGIN_WRITING = CompiledQuery.raw('begin immediate');
const COMMIT = CompiledQuery.raw('commit');
const ROLLBACK = CompiledQuery.raw('rollback');

/** Two connections to one file. */
export type TwoWays = {
  /** Sees what was committed last, and waits for no one. */
  readonly reader: Database.Database;
  /** One change at a time, of this process and of all others. */
  readonly writer: Database.Database;
};

/**
 * Reads go beside writes: they neither wait for a change that is under way nor for another process.
 *
 * Where another process writes, SQLite would wait asleep, and with it all people whom this process
 * serves. Here it looks again and again instead, and serves them meanwhile.
 */
export class TwoWayDriver implements Driver {
  readonly #reader: Statements;
  readonly #look: SharedLook;
  readonly #writer: Statements;
  readonly #turns = new Turns();
  #metOthersAt = -Infinity;

  constructor({ reader, writer }: TwoWays) {
    this.#reader = new Statements(reader);
    this.#look = new SharedLook(this.#reader);
    this.#writer = new Statements(writer);
  }

  async init(): Promise<void> {
    // Both connections are open.
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    return this.connection();
  }

  /** Another way in, which costs nothing to forget. */
  connection(): DatabaseConnection {
    return new Way(
      (query) => this.#look.run(query),
      (query) => this.#alone(query),
    );
  }

  async releaseConnection(): Promise<void> {
    // Who comes next gets another one.
  }

  async beginTransaction(connection: DatabaseConnection, { accessMode }: TransactionSettings): Promise<void> {
    wayOf(connection).begun = accessMode === 'read only' ? this.#beginReading() : await this.#beginWriting();
  }

  /** What all others read meanwhile on this connection is of the same moment. */
  #beginReading(): Begun {
    this.#look.end();
    this.#reader.run(BEGIN_READING);
    return { statements: this.#reader, end: () => undefined };
  }

  /**
   * Takes the lock at once: a transaction that takes it only at its first write fails when another
   * process wrote since its first read, whatever one waits for.
   */
  async #beginWriting(): Promise<Begun> {
    const end = await this.#turns.take();
    try {
      await this.#untilOthersAreDone(() => this.#writer.run(BEGIN_WRITING));
      return { statements: this.#writer, end };
    } catch (error) {
      end();
      throw error;
    }
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    const { begun } = wayOf(connection);
    this.#look.end();
    begun?.statements.run(COMMIT);
    begun?.end();
  }

  /** A full disk has ended the transaction already; a second end would hide why. */
  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    const { begun } = wayOf(connection);
    try {
      if (begun?.statements.sqlite.inTransaction) begun.statements.run(ROLLBACK);
    } finally {
      begun?.end();
    }
  }

  async destroy(): Promise<void> {
    this.#look.end();
    this.#reader.sqlite.close();
    this.#writer.sqlite.close();
  }

  #alone<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    return this.#turns.run(() =>
      this.#untilOthersAreDone(() => {
        this.#look.end();
        return this.#writer.run<Row>(query);
      }),
    );
  }

  async #untilOthersAreDone<T>(work: () => T): Promise<T> {
    const startedAt = performance.now();
    // Otherwise the process that has just written would win every time, and the other one never.
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

/** A transaction that is under way. */
type Begun = {
  readonly statements: Statements;
  /** Lets the next one begin. */
  readonly end: () => void;
};

type Run = <Row>(query: CompiledQuery) => QueryResult<Row> | Promise<QueryResult<Row>>;

/** What Kysely takes for a connection: it finds the right way for each statement. */
class Way implements DatabaseConnection {
  begun: Begun | null = null;
  readonly #read: Run;
  readonly #write: Run;

  constructor(read: Run, write: Run) {
    this.#read = read;
    this.#write = write;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.begun) return this.begun.statements.run(query);
    return SelectQueryNode.is(query.query) ? this.#read(query) : this.#write(query);
  }

  // eslint-disable-next-line require-yield
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('no one here reads row by row');
  }
}

function wayOf(connection: DatabaseConnection): Way {
  if (connection instanceof Way) return connection;
  throw new TypeError('this connection is of another driver');
}
