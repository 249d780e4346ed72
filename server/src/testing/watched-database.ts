import type { CompiledQuery, DatabaseConnection, QueryId, RootOperationNode } from 'kysely';
import { executeCompiled, setConnection } from '../db/prepared-query';
import { type Db, inTransaction, setEngine, shortenTimeouts, type Tx } from '../db/transaction';
import { tablesWithoutPerson } from './person-named';

/**
 * Statements that touch tables by person and name no person, with the reason why they may. A test asks for each, so
 * that none outlives its need. Backups and restores read and write whole tables, and are not the app's.
 */
export const EXCEPTIONS: readonly { readonly sql: string; readonly why: string }[] = [
  {
    sql: 'select "user_id", "space" from "vault_locks"',
    why: 'At a start with a list of deletions that the database does not know; hashes of spaces name no person.',
  },
];

export type Watched = {
  readonly db: Db;
  /** The statements so far that touched a table by person without naming the person, and are no exceptions. */
  unplaced(): string[];
  /** The exceptions among them. */
  excused(): string[];
};

/**
 * The same database for the app under test, with an eye on its statements; what the test itself asks of `db` is not
 * looked at.
 */
export function watchedDatabase(db: Db): Watched {
  const found = new Set<string>();
  const excused = new Set<string>();
  const asked = new WeakMap<QueryId, RootOperationNode>();
  const watch = <Handle extends Db>(handle: Handle): Handle => {
    const watched = handle.withPlugin({
      transformQuery({ node, queryId }) {
        asked.set(queryId, node);
        return node;
      },
      // A query within another one is compiled on its own as well; only what was executed has a result.
      async transformResult({ result, queryId }) {
        const node = asked.get(queryId);
        if (node !== undefined) note(node, () => handle.getExecutor().compileQuery(node, queryId).sql);
        return result;
      },
    }) as Handle;
    // Prepared queries may have been compiled in another test.
    setConnection(watched, {
      executeQuery: (query: CompiledQuery) => {
        note(query.query, () => query.sql);
        return executeCompiled(handle, query);
      },
    } as DatabaseConnection);
    return watched;
  };
  const note = (node: RootOperationNode, wordsOf: () => string) => {
    const tables = tablesWithoutPerson(node);
    if (tables.length === 0) return;
    const sql = wordsOf();
    if (EXCEPTIONS.some((one) => one.sql === sql)) excused.add(sql);
    else found.add(`${tables.join()}: ${sql}`);
  };
  const watched = watch(db);
  setEngine(watched, {
    transact: (_, change) => inTransaction(db, (tx: Tx) => change(watch(tx))),
    shortenTimeouts: () => {
      shortenTimeouts(db);
    },
  });
  return { db: watched, unplaced: () => [...found].sort(), excused: () => [...excused].sort() };
}
