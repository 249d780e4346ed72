import { setTimeout as pause } from 'node:timers/promises';
import { isUniqueViolation, mayBeTriedAgain } from '../errors';
import type { Change, Db } from '../transaction';
import { Turns } from '../turns';

/** For how long a change is retried that others keep undoing; as long as SQLite waits for a lock. */
const PATIENCE_MS = 5_000;
const LONGEST_PAUSE_MS = 50;

/** The changes of this process that have met others and are made again, one after the other. */
const lanes = new WeakMap<Db, Turns>();

/**
 * Runs a change as if it were alone. When it meets another one in the same moment, PostgreSQL undoes one
 * of the two, and that one is made again. https://www.postgresql.org/docs/current/mvcc-serialization-failure-handling.html
 *
 * Those that are made again wait for each other: where hundreds want the same row, tries of all at once
 * would keep undoing one another.
 *
 * @throws what undid it last, when that goes on for five seconds
 */
export async function inSerializable<T>(db: Db, change: Change<T>): Promise<T> {
  const once = () => db.transaction().setIsolationLevel('serializable').execute(change);
  try {
    return await once();
  } catch (error) {
    if (!mayBeTriedAgain(error) && !isUniqueViolation(error)) throw error;
  }
  const lane = lanes.get(db) ?? new Turns();
  lanes.set(db, lane);
  return lane.run(() => untilItHolds(once));
}

/** A key that was taken in the first try may have been added in the same moment; seen again, it is taken. */
async function untilItHolds<T>(once: () => Promise<T>): Promise<T> {
  const startedAt = performance.now();
  for (let tries = 1; ; tries += 1) {
    try {
      return await once();
    } catch (error) {
      if (!mayBeTriedAgain(error) || performance.now() - startedAt > PATIENCE_MS) throw error;
    }
    await pause(pauseAfter(tries));
  }
}

/** Longer after each clash, and never equally long for two processes, or they would meet again. */
function pauseAfter(tries: number): number {
  return Math.random() * Math.min(LONGEST_PAUSE_MS, 2 ** tries);
}
