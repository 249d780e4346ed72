import { CompiledQuery } from 'kysely';
import type { Db } from '../transaction';

/** How long (milliseconds) one statement may take in a transaction that works on millions of rows. */
export const LONG_STATEMENT_MS = 4 * 3_600_000;

/** The connection that runs this waits longer for answers until it is released, see `connection.ts`. */
export const LONG_STATEMENTS = `select ${[
  `set_config('statement_timeout', '${String(LONG_STATEMENT_MS)}', true)`,
  `set_config('lock_timeout', '0', true)`,
  `set_config('idle_in_transaction_session_timeout', '0', true)`,
].join()}`;

/** Lifts the time limits for the rest of a transaction that works on millions of rows, or waits for such a one. */
export async function allowLongStatements(tx: Db): Promise<void> {
  await tx.executeQuery(CompiledQuery.raw(LONG_STATEMENTS));
}
