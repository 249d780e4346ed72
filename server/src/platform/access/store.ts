import type { Db } from '../../db/transaction';

/** Whether the account accepted an invitation to be an operator, and was not removed since. */
export async function isOperatorAccount(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('operators')
    .select('user_id')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}
