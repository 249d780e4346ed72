import type { PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { DatabaseAway, isFarewell } from '../errors';
import { PATIENCE, PATIENT_MS } from './patience';
import { statementName } from './statement-names';

/** How much longer (milliseconds) an answer may take than the server gives a patient statement. */
const MARGIN_MS = 5_000;

export type AnswerLimit = {
  /** How long (milliseconds) a statement may wait for its answer at present. */
  currentMs(): number;
  /** Calls back when the limit becomes shorter. @returns what stops that */
  onShortened(listener: () => void): () => void;
  /** Called when an answer came. */
  answered(client: pg.PoolClient): void;
  /** Called when none came in time. @param askedAt as `performance.now()` counts */
  silent(askedAt: number): void;
};

/**
 * A connection that says plainly when the server is away, and takes no undone change for a stored one.
 *
 * A network may swallow packets without a word, and then no answer ever comes: PostgreSQL's own time limits
 * do not help, since what they end is told on the same connection. So time is also measured here, and a
 * connection that stays silent leaves the pool at once.
 */
export function checkedConnection(client: pg.PoolClient, limit: AnswerLimit): PostgresPoolClient {
  let patient = false;
  let given = false;
  const giveBack = (problem?: Error) => {
    if (given) return;
    given = true;
    client.release(problem);
  };

  const query = async (sql: string, parameters: readonly unknown[]) => {
    if (given) throw new DatabaseAway('the connection did not answer before');
    if (sql === PATIENCE) patient = true;
    const askedAt = performance.now();
    const asked = client.query({ name: statementName(sql), text: sql, values: [...parameters] });
    const limitMs = () => (patient ? PATIENT_MS + MARGIN_MS : limit.currentMs());
    const inTime = await answeredInTime(asked, { askedAt, limitMs, onShortened: limit.onShortened });
    if (!inTime) {
      limit.silent(askedAt);
      const problem = new DatabaseAway('the database server did not answer in time');
      // Ends the connection even while it waits, and the statement with it.
      giveBack(problem);
      throw problem;
    }
    const result = await asked.catch(tellAway);
    limit.answered(client);
    // After a statement that failed, PostgreSQL answers a commit by undoing everything, without an error.
    if (sql === 'commit' && result.command !== 'COMMIT') throw new Error('the change was undone');
    return result;
  };
  return {
    // Kysely's type has a second form for cursors, which no one here asks for.
    query: query as unknown as PostgresPoolClient['query'],
    release: () => {
      giveBack();
    },
  };
}

/** @throws DatabaseAway unless the server itself said what is wrong, which is thrown as it is */
export function tellAway(error: unknown): never {
  // What the server itself says has a severity; all else is about the way to it.
  const said = error instanceof Error && 'severity' in error && !isFarewell(error);
  throw said ? error : new DatabaseAway('the database server is away', { cause: error });
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
