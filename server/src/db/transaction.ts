import { type Kysely, PostgresAdapter, type Transaction } from 'kysely';
import { inSerializable } from './postgres/serializable';
import { inGroupCommit } from './sqlite/group-commit';
import type { Tables } from './tables';

/** May read, and write what is complete in one statement. */
export type Db = Kysely<Tables>;

/** Proof that several statements happen together or not at all. */
export type Tx = Transaction<Tables>;

/** Several statements. It may be run more than once, and only the last run counts. */
export type Change<T> = (tx: Tx) => Promise<T>;

const commitListeners = new WeakMap<Tx, (() => void)[]>();

/**
 * Runs a change of several steps, as if no other were made at the same time. It is on disk when the
 * promise resolves; a throw undoes all of it. Where others change the same rows, PostgreSQL may undo a
 * change, which is then run again: it must do nothing outside of the database.
 *
 * Inside, use `tx` alone, for a change that `db` is asked for waits for this one, and this one for that;
 * and do nothing slow, for all others wait.
 */
export async function inTransaction<T>(db: Db, change: Change<T>): Promise<T> {
  let listeners: (() => void)[] = [];
  const run = isPostgres(db) ? inSerializable : inGroupCommit;
  const result = await run(db, (tx) => {
    listeners = [];
    commitListeners.set(tx, listeners);
    return change(tx);
  });
  for (const listener of listeners) listener();
  return result;
}

/** Calls back once the change is on disk, and never when it is undone. */
export function afterCommit(tx: Tx, listener: () => void): void {
  commitListeners.get(tx)?.push(listener);
}

/** Whether a server that speaks PostgreSQL's protocol holds the data. */
export function isPostgres(db: Db): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}
