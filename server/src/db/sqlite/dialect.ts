import { type Dialect, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import type { TwoWayDriver } from './driver';

/** Kysely's SQLite dialect, with a driver that reads beside the writes. */
export function sqliteDialect(driver: TwoWayDriver): Dialect {
  return {
    createDriver: () => driver,
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter: () => new SqliteAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  };
}
