import type { Db, Tx } from '../../db/transaction';

export type Person = {
  readonly id: string;
  readonly fullName: string;
  readonly email: string;
  /** Whether the person has shown that the address is theirs. */
  readonly confirmed: boolean;
};

export async function findPerson(db: Db, userId: string): Promise<Person | null> {
  const row = await db
    .selectFrom('users')
    .select(['id', 'full_name', 'email', 'confirmed_at'])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!row) return null;
  const { id, full_name: fullName, email } = row;
  return { id, fullName, email, confirmed: row.confirmed_at !== null };
}

/** Whether an account other than this one has the email key. */
export async function isTaken(db: Db, emailKey: string, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('email_key', '=', emailKey)
    .where('id', '!=', userId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function confirm(tx: Tx, userId: string, nowMs: number): Promise<void> {
  await tx.updateTable('users').set({ confirmed_at: nowMs }).where('id', '=', userId).execute();
}

/** @returns false when another account has the email key */
export async function changeAddress(
  tx: Tx,
  userId: string,
  address: { email: string; emailKey: string },
  nowMs: number,
): Promise<boolean> {
  if (await isTaken(tx, address.emailKey, userId)) return false;
  await tx
    .updateTable('users')
    .set({ email: address.email, email_key: address.emailKey, confirmed_at: nowMs })
    .where('id', '=', userId)
    .execute();
  return true;
}
