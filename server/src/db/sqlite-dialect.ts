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
  readonly #config: SqliteDialectConfig;

  constructor(sqlite: Database.Database) {
    const config = { database: withStatementCache(sqlite) };
    super(config);
    this.#config = config;
  }

  override createDriver(): Driver {
    return new ImmediateSqliteDriver(this.#config);
  }
}

/**
 * Every transaction here is going to write. One that takes the write lock only at its first write
 * fails at once when another process wrote since its first read, whatever the busy timeout says.
 */
class ImmediateSqliteDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
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
      return statement as ReturnType<SqliteDatabase['prepare']>;
    },
  };
}
