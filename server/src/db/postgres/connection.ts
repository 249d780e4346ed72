import type { PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { DatabaseAway, DatabaseReadOnly, isConnectionLost, isReadOnly } from '../errors';
import { type CommitGate, DatabaseSilent } from './commit-gate';
import { LONG_STATEMENTS, LONG_STATEMENT_MS } from './long-statements';
import { statementName } from './statement-names';

/** How much longer (milliseconds) an answer may take than the server’s own limit for a long statement. */
const MARGIN_MS = 5_000;

const BEGIN = /^(begin|start transaction)/;
/** Outside of a transaction, the statement itself is committed. */
const CHANGE = /^(insert|update|delete) /;

export type AnswerLimit = {
  /** How long (milliseconds) a statement may wait for its answer at present. */
  currentMs(): number;
  /** Calls back when the limit becomes shorter. @returns what stops that */
  onShortened(listener: () => void): () => void;
  /** Called when an answer came. */
  answered(client: pg.PoolClient): void;
  /** Called when none came in time. @param askedAt as `performance.now()` counts */
  silent(askedAt: number): void;
  /** Called when the server refused a change because it takes none. */
  readOnly(): void;
  /** Of all connections of the pool. */
  readonly gate: CommitGate;
};

export type CheckedConnection = PostgresPoolClient & {
  /** Whether the server takes changes. @throws DatabaseAway */
  takesWrites(): Promise<boolean>;
  /** Closes it instead of giving it back. */
  drop(): void;
};

/**
 * A connection that reports with DatabaseAway when the server cannot be reached, and reports a commit that the
 * server answered with a rollback as an error.
 *
 * A network may drop packets without closing the connection, and then no answer ever comes. PostgreSQL's own
 * time limits do not help, because their errors travel on the same connection. So time is also measured here,
 * and a connection that stays silent leaves the pool at once. So does one to a server that takes no changes: by the
 * next look, another server may be the primary.
 */
export function checkedConnection(client: pg.PoolClient, limit: AnswerLimit): CheckedConnection {
  let isLong = false;
  let inTransaction = false;
  let given = false;
  let ended: DatabaseAway | null = null;
  const giveBack = (problem: Error | boolean = false) => {
    if (given) return;
    given = true;
    client.release(problem);
  };
  /** Ends the connection even while it waits, and the statement with it; what is asked of it later fails likewise. */
  const end = (problem: DatabaseAway): DatabaseAway => {
    ended ??= problem;
    giveBack(problem);
    return problem;
  };

  const ask = async (sql: string, parameters: readonly unknown[]) => {
    const askedAt = performance.now();
    const asked = client.query({ name: statementName(sql), text: sql, values: [...parameters] });
    const limitMs = () => (isLong ? LONG_STATEMENT_MS + MARGIN_MS : limit.currentMs());
    const inTime = await answeredInTime(asked, { askedAt, limitMs, onShortened: limit.onShortened });
    if (!inTime) {
      limit.silent(askedAt);
      throw end(new DatabaseSilent('the database server did not answer in time'));
    }
    const result = await asked.catch((error: unknown) => {
      if (!isReadOnly(error)) return tellAway(error);
      limit.readOnly();
      throw end(new DatabaseReadOnly(error));
    });
    limit.answered(client);
    // After a statement that failed, PostgreSQL answers a commit by undoing everything, without an error.
    if (sql === 'commit' && result.command !== 'COMMIT') throw new Error('the change was undone');
    return result;
  };

  const query = async (sql: string, parameters: readonly unknown[]) => {
    if (ended !== null) throw ended;
    if (sql === LONG_STATEMENTS) isLong = true;
    if (BEGIN.test(sql)) inTransaction = true;
    const commits = inTransaction ? sql === 'commit' : CHANGE.test(sql);
    if (sql === 'commit' || sql === 'rollback') inTransaction = false;
    return commits && !isLong ? limit.gate.pass(() => ask(sql, parameters)) : ask(sql, parameters);
  };
  return {
    // Kysely's type has a second form for cursors, which is not used.
    query: query as unknown as PostgresPoolClient['query'],
    release: () => {
      giveBack();
    },
    async takesWrites() {
      const { rows } = await query('show transaction_read_only', []);
      return (rows as { transaction_read_only: string }[])[0]?.transaction_read_only === 'off';
    },
    drop: () => {
      giveBack(true);
    },
  };
}

/** @throws DatabaseAway, or the server's own error as it is */
export function tellAway(error: unknown): never {
  // Errors of the server itself have a severity; all others are about the connection.
  const said = error instanceof Error && 'severity' in error && !isConnectionLost(error);
  throw said || error instanceof DatabaseAway
    ? error
    : new DatabaseAway('the database server is away', { cause: error });
}

/** @returns whether an answer, or an error, came in time */
function answeredInTime(
  asked: Promise<unknown>,
  options: { askedAt: number; limitMs(): number; onShortened: AnswerLimit['onShortened'] },
): Promise<boolean> {
  const { askedAt, limitMs, onShortened } = options;
  return new Promise((resolve) => {
    let timer: NodeJS.Timeout;
    const end = (inTime: boolean) => {
      clearTimeout(timer);
      stopListening();
      resolve(inTime);
    };
    const setLimit = () => {
      clearTimeout(timer);
      timer = setTimeout(end, limitMs() - (performance.now() - askedAt), false);
    };
    const stopListening = onShortened(setLimit);
    setLimit();
    const answered = () => {
      end(true);
    };
    asked.then(answered, answered);
  });
}
