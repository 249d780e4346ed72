import { isUniqueViolation, mayBeTriedAgain } from '../errors';
import type { Change, Db } from '../transaction';

/** For how long a change is tried anew that others keep undoing; as long as SQLite waits for a lock. */
const PATIENCE_MS = 5_000;
const LONGEST_PAUSE_MS = 50;

/**
 * Runs a change as if it were alone. When it meets another one in the same moment, PostgreSQL undoes one
 * of the two, and that one is made again. https://www.postgresql.org/docs/current/mvcc-serialization-failure-handling.html
 *
 * @throws what undid it last, when that goes on for five seconds
 */
export async function inSerializable<T>(db: Db, change: Change<T>): Promise<T> {
  const startedAt = performance.now();
  let clashes = 0;
  for (let tries = 1; ; tries += 1) {
    try {
      return await db.transaction().setIsolationLevel('serializable').execute(change);
    } catch (error) {
      // Two that add one key at once may both be told of the key: made again, the second one sees it.
      if (isUniqueViolation(error)) clashes += 1;
      const again = mayBeTriedAgain(error) || clashes === 1;
      if (!again || performance.now() - startedAt > PATIENCE_MS) throw error;
    }
    await pause(tries);
  }
}

/** Longer after each clash, and never equally long for two, or they would meet again. */
function pause(tries: number): Promise<void> {
  const longest = Math.min(LONGEST_PAUSE_MS, 2 ** tries);
  return new Promise((resolve) => setTimeout(resolve, Math.random() * longest));
}
