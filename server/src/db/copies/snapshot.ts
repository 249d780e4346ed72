import { allowLongStatements } from '../postgres/long-statements';
import { type Db, isPostgres } from '../transaction';

/**
 * Reads the database as it is at one moment, with all that was committed before, while others go on
 * writing. On SQLite `db` must have been opened for this alone, since all its reads are of that moment;
 * the write-ahead log grows until the reading ends.
 */
export function inSnapshot<T>(db: Db, read: (snapshot: Db) => Promise<T>): Promise<T> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (snapshot) => {
      if (isPostgres(db)) await allowLongStatements(snapshot);
      return read(snapshot);
    });
}
