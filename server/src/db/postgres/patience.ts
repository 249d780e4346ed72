import { CompiledQuery } from 'kysely';
import type { Db } from '../transaction';

/** How long (milliseconds) one statement may take in a transaction that works on millions of rows. */
export const PATIENT_MS = 4 * 3_600_000;

/** The connection that runs this waits longer for answers until it is given back, see `connection.ts`. */
export const PATIENCE = `select ${[
  `set_config('statement_timeout', '${String(PATIENT_MS)}', true)`,
  `set_config('lock_timeout', '0', true)`,
  `set_config('idle_in_transaction_session_timeout', '0', true)`,
].join()}`;

/** For the rest of a transaction that works on millions of rows, or waits for another one that does. */
export async function takeYourTime(tx: Db): Promise<void> {
  await tx.executeQuery(CompiledQuery.raw(PATIENCE));
}
