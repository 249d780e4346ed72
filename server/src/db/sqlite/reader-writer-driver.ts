import { setTimeout as pause } from 'node:timers/promises';
import { Mutex } from 'async-mutex';
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
import { SharedReadTransaction } from './shared-read-transaction';
import { Statements } from './statements';

/** For how long (milliseconds) to retry while another process writes, and how far apart. */
const BUSY_LIMIT_MS = 5_000;
const RETRY_MS = 1;
/** For how long after a conflict this process pauses before its own changes, so that the other one gets the lock. */
const CONTENTION_MS = 1_000;
const YIELD_MS = 2;

const BEGIN_READING = CompiledQuery.raw('begin');
const BEGIN_WRITING = CompiledQuery.raw('begin immediate');
const COMMIT = CompiledQuery.raw('commit');
const ROLLBACK = CompiledQuery.raw('rollback');

/** Two connections to one file. */
export type ReaderAndWriter = {
  /** Sees what was committed last, and waits for no one. */
  readonly reader: Database.Database;
  /** One change at a time, of this process and of all others. */
  readonly writer: Database.Database;
};

/**
 * One connection reads and one writes, so that reads wait neither for a change of this process nor for another
 * process.
 *
 * While another process writes, SQLite's own busy timeout would block the event loop, and with it all requests.
 * This driver retries instead, and requests are served meanwhile.
 */
export class ReaderWriterDriver implements Driver {
  readonly #reader: Statements;
  readonly #reads: SharedReadTransaction;
  readonly #writer: Statements;
  readonly #writing = new Mutex();
  #lastBusyAt = -Infinity;

  constructor({ reader, writer }: ReaderAndWriter) {
    this.#reader = new Statements(reader);
    this.#reads = new SharedReadTransaction(this.#reader);
    this.#writer = new Statements(writer);
  }

  async init(): Promise<void> {
    // Both connections are open.
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    return this.connection();
  }

  /** Connections hold no resources and need no release. */
  connection(): DatabaseConnection {
    return new RoutingConnection(
      (query) => this.#reads.run(query),
      (query) => this.#write(query),
    );
  }

  async releaseConnection(): Promise<void> {
    // A connection holds no resources.
  }

  async beginTransaction(connection: DatabaseConnection, { accessMode }: TransactionSettings): Promise<void> {
    routingConnection(connection).open =
      accessMode === 'read only' ? this.#beginReading() : await this.#beginWriting();
  }

  /** All other reads of this connection are then of the same moment. */
  #beginReading(): OpenTransaction {
    this.#reads.end();
    this.#reader.run(BEGIN_READING);
    return { statements: this.#reader, release: () => undefined };
  }

  /**
   * Takes the lock at once: a transaction that takes it only at its first write fails when another
   * process wrote since its first read, whatever one waits for.
   */
  async #beginWriting(): Promise<OpenTransaction> {
    const release = await this.#writing.acquire();
    try {
      await this.#retryWhileBusy(() => this.#writer.run(BEGIN_WRITING));
      return { statements: this.#writer, release };
    } catch (error) {
      release();
      throw error;
    }
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    const { open } = routingConnection(connection);
    this.#reads.end();
    open?.statements.run(COMMIT);
    open?.release();
  }

  /** A full disk has ended the transaction already; a second end would hide why. */
  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    const { open } = routingConnection(connection);
    try {
      if (open?.statements.sqlite.inTransaction) open.statements.run(ROLLBACK);
    } finally {
      open?.release();
    }
  }

  async destroy(): Promise<void> {
    this.#reads.end();
    this.#reader.sqlite.close();
    this.#writer.sqlite.close();
  }

  #write<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    return this.#writing.runExclusive(() =>
      this.#retryWhileBusy(() => {
        this.#reads.end();
        return this.#writer.run<Row>(query);
      }),
    );
  }

  async #retryWhileBusy<T>(work: () => T): Promise<T> {
    const startedAt = performance.now();
    // Otherwise the process that has just written would always get the lock, and the other one never.
    if (startedAt - this.#lastBusyAt < CONTENTION_MS) await pause(YIELD_MS);
    for (;;) {
      try {
        return work();
      } catch (error) {
        const now = performance.now();
        if (!isBusy(error) || now - startedAt > BUSY_LIMIT_MS) throw error;
        this.#lastBusyAt = now;
      }
      await pause(RETRY_MS);
    }
  }
}

/** A transaction that is under way. */
type OpenTransaction = {
  readonly statements: Statements;
  /** Lets the next one begin. */
  readonly release: () => void;
};

type Run = <Row>(query: CompiledQuery) => QueryResult<Row> | Promise<QueryResult<Row>>;

/** What Kysely takes for a connection: it sends reads to the reader, all else to the writer. */
class RoutingConnection implements DatabaseConnection {
  open: OpenTransaction | null = null;
  readonly #read: Run;
  readonly #write: Run;

  constructor(read: Run, write: Run) {
    this.#read = read;
    this.#write = write;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.open) return this.open.statements.run(query);
    return SelectQueryNode.is(query.query) ? this.#read(query) : this.#write(query);
  }

  // eslint-disable-next-line require-yield
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('reading row by row is not supported');
  }
}

function routingConnection(connection: DatabaseConnection): RoutingConnection {
  if (connection instanceof RoutingConnection) return connection;
  throw new TypeError('this connection is of another driver');
}
