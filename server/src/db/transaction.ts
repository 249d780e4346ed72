import type { Kysely, Transaction } from 'kysely';
import type { Tables } from './tables';

/** May read, and write what is complete in one statement. */
export type Db = Kysely<Tables>;

/** Proof that several statements happen together or not at all. */
export type Tx = Transaction<Tables>;

const commitListeners = new WeakMap<Tx, (() => void)[]>();

/**
 * Runs a change of several steps. It is on disk when the promise resolves; a throw undoes all of it.
 * Inside, use `tx` alone: the database has one connection, and asking `db` would wait for ever.
 */
export async function inTransaction<T>(db: Db, change: (tx: Tx) => Promise<T>): Promise<T> {
  const listeners: (() => void)[] = [];
  const result = await db.transaction().execute(async (tx) => {
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
