import type { Db, Tx } from '../../db/transaction';

export type Account = {
  readonly id: string;
  readonly fullName: string;
  /** As the person typed it. */
  readonly email: string;
  readonly passwordHash: string;
  /** When the person showed that the address is theirs, in milliseconds since 1970; null until then. */
  readonly confirmedAt: number | null;
};

/** @param emailKey the address as `normalizeEmail` writes it */
export async function findAccount(db: Db, emailKey: string): Promise<Account | null> {
  const row = await db
    .selectFrom('users')
    .select(['id', 'full_name', 'email', 'password_hash', 'confirmed_at'])
    .where('email_key', '=', emailKey)
    .executeTakeFirst();
  if (!row) return null;
  return {
    id: row.id,
    fullName: row.full_name,
    email: row.email,
    passwordHash: row.password_hash,
    confirmedAt: row.confirmed_at,
  };
}

/** @returns false when another account has the email key */
export async function addAccount(
  tx: Tx,
  account: Account & { readonly emailKey: string; readonly createdAtMs: number },
): Promise<boolean> {
  const result = await tx
    .insertInto('users')
    .values({
      id: account.id,
      full_name: account.fullName,
      email: account.email,
      email_key: account.emailKey,
      password_hash: account.passwordHash,
      created_at: account.createdAtMs,
    })
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

export async function rename(db: Db, userId: string, fullName: string): Promise<void> {
  await db.updateTable('users').set({ full_name: fullName }).where('id', '=', userId).execute();
}
