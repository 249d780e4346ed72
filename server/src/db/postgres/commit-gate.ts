import { DatabaseAway } from '../errors';

/** No answer came in time; whether the change was stored is not known. */
export class DatabaseSilent extends DatabaseAway {}

/** What stands between a change and its commit. */
export type CommitGate = {
  /** @throws DatabaseAway at once instead of committing, or what the commit throws */
  pass<T>(commit: () => Promise<T>): Promise<T>;
};

/**
 * A circuit breaker for commits. With synchronous replication and no standby, a commit waits without limit and holds its
 * connection, while reads work. Therefore, after a commit that got no answer, one change at a time is let through until
 * one is stored, and all others are refused at once: otherwise they would soon hold every connection of the pool, and no
 * one could read any more.
 */
export function createCommitGate(): CommitGate {
  let isDoubtful = false;
  let waiting = 0;
  return {
    async pass(commit) {
      if (isDoubtful && waiting > 0) throw new DatabaseAway('another change has been waiting for its commit');
      waiting += 1;
      try {
        const result = await commit();
        isDoubtful = false;
        return result;
      } catch (error) {
        if (error instanceof DatabaseSilent) isDoubtful = true;
        throw error;
      } finally {
        waiting -= 1;
      }
    },
  };
}
