import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { type Db, isPostgres } from './transaction';

/** How often, and how far apart (milliseconds), a checkpoint is retried while a read transaction holds the log. */
const TRIES = 20;
const PAUSE_MS = 50;

/**
 * Takes what was deleted out of the SQLite file and its log: deleting overwrites it in the log's newest pages, and
 * older pages of the log go with the log. PostgreSQL does this itself in its own time (autovacuum).
 *
 * @returns false when a long read transaction held the log, which then stays until the next time
 */
export async function eraseDeleted(db: Db): Promise<boolean> {
  if (isPostgres(db)) return true;
  for (let tries = 1; ; tries += 1) {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
    if (rows[0]?.busy === 0) return true;
    if (tries === TRIES) return false;
    await pause(PAUSE_MS);
  }
}

/** Rewrites the SQLite file, without what earlier builds deleted and did not overwrite. */
export async function rewriteFile(db: Db): Promise<void> {
  if (isPostgres(db)) return;
  await sql`vacuum`.execute(db);
  await eraseDeleted(db);
}
