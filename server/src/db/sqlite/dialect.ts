import type Database from 'better-sqlite3';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
} from 'kysely';

/** Distinct statements of the whole server, with room for lists of every length. */
const CACHED_STATEMENTS = 300;

/** Kysely's SQLite dialect, with statements prepared once and transactions that lock at their start. */
export class GroveSqliteDialect extends SqliteDialect {
  readonly #sqlite: Database.Database;

  constructor(sqlite: Database.Database) {
    super({ database: sqlite });
    this.#sqlite = sqlite;
  }

  override createDriver(): Driver {
    return new ImmediateSqliteDriver(this.#sqlite);
  }
}

class ImmediateSqliteDriver extends SqliteDriver {
  readonly #sqlite: Database.Database;

  constructor(sqlite: Database.Database) {
    super({ database: withStatementCache(sqlite) });
    this.#sqlite = sqlite;
  }

  /**
   * Every transaction here is going to write. One that takes the write lock only at its first write
   * fails at once when another process wrote since its first read, whatever the busy timeout says.
   */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  /** A full disk has ended the transaction already; a second end would hide why. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#sqlite.inTransaction) await super.rollbackTransaction(connection);
  }
}

type SqliteDatabase = Extract<SqliteDialectConfig['database'], { prepare: unknown }>;

function withStatementCache(sqlite: Database.Database): SqliteDatabase {
  const statements = new Map<string, Database.Statement>();
  return {
    close: () => {
      sqlite.close();
    },
    prepare: (sql) => {
      let statement = statements.get(sql);
      statements.delete(sql);
      statement ??= sqlite.prepare(sql);
      statements.set(sql, statement);
      if (statements.size > CACHED_STATEMENTS) {
        const oldest = statements.keys().next().value;
        if (oldest !== undefined) statements.delete(oldest);
      }
      return statement;
    },
  };
}
