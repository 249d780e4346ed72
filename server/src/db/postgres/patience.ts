import { sql } from 'kysely';
import type { Db } from '../transaction';

const LIMITS = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'];

/** For the rest of a transaction that works on millions of rows, or waits for another one that does. */
export async function takeYourTime(tx: Db): Promise<void> {
  for (const limit of LIMITS) await sql`select set_config(${limit}, '0', true)`.execute(tx);
}
