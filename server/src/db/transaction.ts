import { type Kysely, PostgresAdapter, type Transaction } from 'kysely';
import type { Tables } from './tables';

/** May read, and write what is complete in one statement. */
export type Db = Kysely<Tables>;

/** Proof that several statements happen together or not at all. */
export type Tx = Transaction<Tables>;

/** Several statements. It may be run more than once, and only the last run counts. */
export type Change<T> = (tx: Tx) => Promise<T>;

/** What differs between the engines, given when a database is opened. */
export type Engine = {
  /** Runs a change in a serializable transaction that is on disk when the promise resolves. */
  readonly transact: <T>(db: Db, change: Change<T>) => Promise<T>;
  /** From now on no statement waits long for a server that is silent, so that the process can stop. */
  readonly shortenTimeouts?: () => void;
};

const engines = new WeakMap<Db, Engine>();
const commitListeners = new WeakMap<Tx, (() => void)[]>();

export function setEngine(db: Db, engine: Engine): void {
  engines.set(db, engine);
}

/**
 * Runs a change of several steps, as if no other were made at the same time. It is on disk when the
 * promise resolves; a throw undoes all of it. Where others change the same rows, PostgreSQL may undo a
 * change, which is then run again: it must do nothing outside of the database.
 *
 * Inside, use `tx` alone: a change that is asked of `db` there would wait for this one, and this one for that.
 * Do nothing slow, because all other changes wait.
 */
export async function inTransaction<T>(db: Db, change: Change<T>): Promise<T> {
  const engine = engines.get(db);
  if (engine === undefined) throw new TypeError('transactions start at an opened database');
  let listeners: (() => void)[] = [];
  const result = await engine.transact(db, (tx) => {
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

/** For a process that begins to stop: see {@link Engine.shortenTimeouts}. */
export function shortenTimeouts(db: Db): void {
  engines.get(db)?.shortenTimeouts?.();
}

/** Whether a server that speaks PostgreSQL's protocol holds the data. */
export function isPostgres(db: Db): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}
