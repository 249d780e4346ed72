import type { Db, Tx } from '../../db/transaction';
import type { DataSubject } from '../../platform/personal-data/part';

/** Removes an account. Whatever belongs to it by a foreign key goes along. */
export async function removeAccount(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('users').where('id', '=', userId).execute();
}

/** Whose account it is; null when there is none. */
export async function findSubject(db: Db, userId: string): Promise<DataSubject | null> {
  const row = await db
    .selectFrom('users')
    .select(['full_name', 'email', 'email_key', 'confirmed_at'])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!row) return null;
  const { full_name: fullName, email, email_key: emailKey, confirmed_at } = row;
  return { userId, fullName, email, emailKey, confirmed: confirmed_at !== null };
}
