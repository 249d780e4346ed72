import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { DatabaseAway, isFarewell } from '../errors';
import { statementName } from './statement-names';

/** How long (milliseconds) to wait for a connection, a statement, a lock, and a client that left one open. */
const CONNECT_MS = 5_000;
const STATEMENT_MS = 30_000;
const LOCK_MS = 5_000;
const FORGOTTEN_MS = 15_000;

/** Whole numbers of 64 bits and sums of them; ours are far below what JavaScript counts exactly. */
const AS_NUMBER: ReadonlySet<number> = new Set([pg.types.builtins.INT8, pg.types.builtins.NUMERIC]);

/** Connections to a PostgreSQL server, opened when needed. */
export function createPool(url: string, connections: number): PostgresPool {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'stillgrove',
    max: connections,
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: STATEMENT_MS,
    lock_timeout: LOCK_MS,
    idle_in_transaction_session_timeout: FORGOTTEN_MS,
    keepAlive: true,
    types: { getTypeParser: parserOf },
  });
  // A connection that breaks while nobody uses it is replaced when the next one is wanted.
  pool.on('error', () => undefined);
  // One that breaks between two statements of a change tells whoever asks the next one.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return {
    async connect() {
      return checked(await pool.connect().catch(tellAway));
    },
    end: () => pool.end(),
  };
}

const parserOf: pg.CustomTypesConfig['getTypeParser'] = (oid, format) =>
  AS_NUMBER.has(oid) ? Number : (pg.types.getTypeParser(oid, format) as unknown);

/** A connection that says plainly when the server is away, and takes no undone change for a stored one. */
function checked(client: pg.PoolClient): PostgresPoolClient {
  const query = async (sql: string, parameters: readonly unknown[]) => {
    const result = await client
      .query({ name: statementName(sql), text: sql, values: [...parameters] })
      .catch(tellAway);
    // After a statement that failed, PostgreSQL answers a commit by undoing everything, without an error.
    if (sql === 'commit' && result.command !== 'COMMIT') throw new Error('the change was undone');
    return result;
  };
  return {
    // Kysely's type has a second form for cursors, which nobody here asks for.
    query: query as unknown as PostgresPoolClient['query'],
    release: () => {
      client.release();
    },
  };
}

function tellAway(error: unknown): never {
  // What the server itself says has a severity; all else is about the way to it.
  const said = error instanceof Error && 'severity' in error && !isFarewell(error);
  throw said ? error : new DatabaseAway('the database server is away', { cause: error });
}
