import type { OperatorAction } from '@stillgrove/contract/operator-actions';
import type { Tx } from '../../db/transaction';
import { addAction } from './store';

/** What an operator did, and to what: an id, a country, the name of a setting, but no one's words. */
export type Action = { readonly action: OperatorAction['action']; readonly subject: string };

/**
 * Writes down what an operator does, in the transaction that does it.
 *
 * @param operator its `userId` is null where it was done at the server itself
 */
export async function noteAction(
  tx: Tx,
  operator: { readonly userId: string | null },
  { action, subject }: Action,
  nowMs: number,
): Promise<void> {
  await addAction(tx, { id: crypto.randomUUID(), userId: operator.userId, action, subject, nowMs });
}
