import { CompiledQuery } from 'kysely';
import { executeCompiled, setConnection, clearConnection } from '../prepared-query';
import type { Change, Db, Tx } from '../transaction';

/** A change that waits for the next commit. */
type Waiting = {
  run(tx: Tx): Promise<void>;
  /** Called once the change is on disk. */
  commit(): void;
  reject(error: unknown): void;
};

/** Changes that share one commit; with more, all other requests would wait too long. */
const GROUP_MAX = 100;

const SAVE = CompiledQuery.raw('savepoint change');
const RELEASE = CompiledQuery.raw('release savepoint change');
const UNDO = CompiledQuery.raw('rollback to savepoint change');

const waitingChanges = new WeakMap<Db, Waiting[]>();

/**
 * Changes that are asked for at the same time share one commit, since waiting for the disk takes far
 * longer than the change: on a disk with 130 commits a second, forty clients still get thousands.
 */
export function inGroupCommit<T>(db: Db, change: Change<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    let result: T;
    enqueue(db, {
      async run(tx) {
        result = await change(tx);
      },
      commit() {
        resolve(result);
      },
      reject,
    });
  });
}

function enqueue(db: Db, change: Waiting): void {
  const waiting = waitingChanges.get(db);
  if (waiting) {
    waiting.push(change);
    return;
  }
  waitingChanges.set(db, [change]);
  // After the requests that have arrived meanwhile were read, so that their changes join.
  setImmediate(() => void commitWaiting(db));
}

async function commitWaiting(db: Db): Promise<void> {
  const waiting = waitingChanges.get(db) ?? [];
  while (waiting.length > 0) await commitGroup(db, waiting.splice(0, GROUP_MAX));
  waitingChanges.delete(db);
}

async function commitGroup(db: Db, group: readonly Waiting[]): Promise<void> {
  try {
    const done = await db.transaction().execute((tx) => runGroup(tx, group));
    for (const change of done) change.commit();
  } catch (error) {
    // Changes that were undone on their own have been rejected already; rejecting again changes nothing.
    for (const change of group) change.reject(error);
  }
}

async function runGroup(tx: Tx, group: readonly Waiting[]): Promise<Waiting[]> {
  await tx.getExecutor().provideConnection(async (connection) => {
    setConnection(tx, connection);
  });
  try {
    return await runEach(tx, group);
  } finally {
    clearConnection(tx);
  }
}

async function runEach(tx: Tx, group: readonly Waiting[]): Promise<Waiting[]> {
  const done: Waiting[] = [];
  for (const change of group) {
    await executeCompiled(tx, SAVE);
    try {
      await change.run(tx);
      await executeCompiled(tx, RELEASE);
      done.push(change);
    } catch (error) {
      await undo(tx, error);
      change.reject(error);
    }
  }
  return done;
}

/** @throws the error itself when it ended the whole transaction, as a full disk does */
async function undo(tx: Tx, error: unknown): Promise<void> {
  try {
    await executeCompiled(tx, UNDO);
    await executeCompiled(tx, RELEASE);
  } catch {
    throw error;
  }
}
