import { sql } from 'kysely';
import { takeYourTime } from '../postgres/patience';
import { type Db, isPostgres } from '../transaction';

/**
 * Reads the database as it is at one moment, with all that was committed before, while others go on
 * writing. On SQLite `db` must have been opened for this alone, since it has a single connection; the
 * write-ahead log grows until the reading ends.
 */
export function inSnapshot<T>(db: Db, read: (snapshot: Db) => Promise<T>): Promise<T> {
  return db.connection().execute(async (snapshot) => {
    // Not Kysely's transaction: on SQLite that takes the lock of the one writer.
    await sql
      .raw(isPostgres(db) ? 'begin isolation level repeatable read read only' : 'begin')
      .execute(snapshot);
    try {
      if (isPostgres(db)) await takeYourTime(snapshot);
      return await read(snapshot);
    } finally {
      await sql`rollback`.execute(snapshot);
    }
  });
}
