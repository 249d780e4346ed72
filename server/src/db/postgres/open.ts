import { Kysely, PostgresDialect, sql } from 'kysely';
import { DatabaseAway, DatabaseProblem } from '../errors';
import { type DatabaseLocation, shownLocation } from '../location';
import { QUERY_PLUGINS } from '../prepared-query';
import type { Tables } from '../tables';
import { type Db, setEngine } from '../transaction';
import { createPool } from './pool';
import { inSerializable } from './serializable';

/** The oldest version that is tested, as the server itself counts. */
const OLDEST = 150_000;

/**
 * Opens connections to a PostgreSQL server.
 *
 * @throws DatabaseProblem when it cannot be reached, is too old or would lose acknowledged changes
 */
export async function openPostgres(location: DatabaseLocation & { engine: 'postgres' }): Promise<Db> {
  const pool = createPool(location.url, location.connections, { plain: location.plain ?? false });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), plugins: QUERY_PLUGINS });
  try {
    await refuseUnfit(db);
    setEngine(db, { transact: inSerializable, shortenTimeouts: pool.shortenTimeouts });
    return db;
  } catch (error) {
    await db.destroy();
    if (error instanceof DatabaseProblem) throw error;
    const why = error instanceof DatabaseAway && error.cause instanceof Error ? error.cause : error;
    const detail = why instanceof Error ? why.message || why.name : String(why);
    throw new DatabaseProblem(
      `The PostgreSQL server at ${shownLocation(location)} cannot be used (${detail}). Check DATABASE_URL, that the server runs, and that it speaks TLS with a certificate for its name; DATABASE_TLS=off does without, for a network that is yours alone.`,
    );
  }
}

async function refuseUnfit(db: Db): Promise<void> {
  const { rows } = await sql<{ version: string; sync: string; encoding: string }>`
    select
      current_setting('server_version_num') as version,
      current_setting('synchronous_commit') as sync,
      current_setting('server_encoding') as encoding`.execute(db);
  const [{ version, sync, encoding } = { version: '0', sync: 'on', encoding: 'UTF8' }] = rows;
  if (Number(version) < OLDEST) throw new DatabaseProblem('Stillgrove needs PostgreSQL 15 or later.');
  if (sync === 'off') {
    throw new DatabaseProblem(
      'This PostgreSQL server confirms changes before they are on disk (synchronous_commit is off), so a power cut would lose data. Set synchronous_commit to on.',
    );
  }
  if (!/^UTF-?8$/i.test(encoding)) {
    throw new DatabaseProblem(
      'This PostgreSQL database does not use UTF-8. Create one with the encoding UTF8.',
    );
  }
}
