import { sql } from 'kysely';
import { inject } from 'vitest';
import { type Db, inTransaction } from '../db/transaction';

/** Whether a database can hang while its server answers; a SQLite file that hangs takes its process along. */
export const canHang = () => inject('postgresUrl') !== '';

/** Locks the tables that are looked at, so that a PostgreSQL server does not answer until it is released. */
export async function hangingDatabase(db: Db): Promise<{ release: () => void; hanging: Promise<void> }> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let hanging = Promise.resolve();
  await new Promise<void>((begun) => {
    hanging = inTransaction(db, async (tx) => {
      await sql`lock table migrations, outbox`.execute(tx);
      begun();
      await held;
    });
  });
  return { hanging, release };
}
