import { setTimeout as pause } from 'node:timers/promises';
import { E_TIMEOUT, Mutex, type MutexInterface, withTimeout } from 'async-mutex';
import { isUniqueViolation, isRetryable } from '../errors';
import type { Change, Db } from '../transaction';

/** For how long a change is retried that others keep undoing; as long as SQLite waits for a lock. */
const RETRY_LIMIT_MS = 5_000;
/** For how long it waits until it may be retried. */
const TURN_LIMIT_MS = 8_000;
const LONGEST_PAUSE_MS = 50;

/** Changes of this process that are retried, one after the other. */
const retries = new WeakMap<Db, MutexInterface>();

/**
 * Runs a change as if it were alone. When two changes conflict, PostgreSQL undoes one of them, which is then
 * retried. https://www.postgresql.org/docs/current/mvcc-serialization-failure-handling.html
 *
 * Retries wait for each other: where hundreds of changes want the same row, retries of all at once would keep
 * undoing one another.
 *
 * @throws what undid it last, when it waits for its turn or is retried for too long
 */
export async function inSerializable<T>(db: Db, change: Change<T>): Promise<T> {
  const once = () => db.transaction().setIsolationLevel('serializable').execute(change);
  try {
    return await once();
  } catch (error) {
    if (!isRetryable(error) && !isUniqueViolation(error)) throw error;
    const mutex = retries.get(db) ?? withTimeout(new Mutex(), TURN_LIMIT_MS);
    retries.set(db, mutex);
    return mutex
      .runExclusive(() => retry(once))
      .catch((problem: unknown) => {
        throw problem === E_TIMEOUT ? error : problem;
      });
  }
}

/** A key that was taken in the first try may have been added in the same moment; seen again, it is taken. */
async function retry<T>(once: () => Promise<T>): Promise<T> {
  const startedAt = performance.now();
  for (let tries = 1; ; tries += 1) {
    try {
      return await once();
    } catch (error) {
      if (!isRetryable(error) || performance.now() - startedAt > RETRY_LIMIT_MS) throw error;
    }
    await pause(jitter(tries));
  }
}

/** Exponential backoff with jitter: with equal pauses, two processes would conflict again. */
function jitter(tries: number): number {
  return Math.random() * Math.min(LONGEST_PAUSE_MS, 2 ** tries);
}
