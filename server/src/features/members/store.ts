import type { Db, Tx } from '../../db/transaction';

export type FoundMember = {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly emailKey: string;
  readonly createdAt: number;
  readonly confirmedAt: number | null;
  readonly isOperator: boolean;
};

/** The account with an address or an id. @param by the address as `normalizeEmail` writes it, or the id */
export async function findMember(
  db: Db,
  by: { readonly emailKey: string } | { readonly id: string },
): Promise<FoundMember | null> {
  const accounts = db
    .selectFrom('users')
    .leftJoin('operators', 'operators.user_id', 'users.id')
    .select(['users.id', 'full_name', 'email', 'email_key', 'created_at', 'confirmed_at'])
    .select('operators.since');
  const row = await (
    'id' in by ? accounts.where('users.id', '=', by.id) : accounts.where('email_key', '=', by.emailKey)
  ).executeTakeFirst();
  if (!row) return null;
  return {
    id: row.id,
    name: row.full_name,
    email: row.email,
    emailKey: row.email_key,
    createdAt: row.created_at,
    confirmedAt: row.confirmed_at,
    isOperator: row.since !== null,
  };
}

/** Ends sign-ins whose second step is still to come. */
export async function removePendingSignInsOf(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('pending_sign_ins').where('user_id', '=', userId).execute();
}
