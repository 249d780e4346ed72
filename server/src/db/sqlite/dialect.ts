import type Database from 'better-sqlite3';
import { type Driver, SqliteDialect } from 'kysely';
import { TwoWayDriver } from './driver';

/** Two connections to one file. */
export type TwoWays = {
  /** Sees what was committed last, and waits for nobody. */
  readonly reader: Database.Database;
  /** One change at a time, of this process and of all others. */
  readonly writer: Database.Database;
};

/** Kysely's SQLite dialect, with reads beside the writes. */
export class GroveSqliteDialect extends SqliteDialect {
  readonly #ways: TwoWays;

  constructor(ways: TwoWays) {
    super({ database: ways.writer });
    this.#ways = ways;
  }

  override createDriver(): Driver {
    return new TwoWayDriver(this.#ways);
  }
}
