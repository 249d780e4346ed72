import { sql } from 'kysely';
import { inject } from 'vitest';
import { type Db, inTransaction } from '../db/transaction';

/**
 * Keeps a database to itself, so that it answers nobody until it is released. SQLite has one connection;
 * of PostgreSQL the tables that are looked at are locked.
 */
export async function hangingDatabase(db: Db): Promise<{ release: () => void; hanging: Promise<void> }> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let hanging = Promise.resolve();
  await new Promise<void>((begun) => {
    hanging = inTransaction(db, async (tx) => {
      if (inject('postgresUrl') !== '') await sql`lock table migrations, outbox`.execute(tx);
      begun();
      await held;
    });
  });
  return { hanging, release };
}
