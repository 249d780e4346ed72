import type { Tx } from '../../db/transaction';

/** Removes an account. Whatever belongs to it by a foreign key goes along. */
export async function removeAccount(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('users').where('id', '=', userId).execute();
}
