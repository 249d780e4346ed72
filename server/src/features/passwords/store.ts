import type { Db, Tx } from '../../db/transaction';

export type Person = {
  readonly id: string;
  readonly fullName: string;
  readonly email: string;
  /** Whether the person has shown that the address is theirs. */
  readonly confirmed: boolean;
};

/** @param emailKey the address as `normalizeEmail` writes it */
export function findByEmail(db: Db, emailKey: string): Promise<Person | null> {
  return findPerson(db, 'email_key', emailKey);
}

export function findById(db: Db, userId: string): Promise<Person | null> {
  return findPerson(db, 'id', userId);
}

async function findPerson(db: Db, column: 'id' | 'email_key', value: string): Promise<Person | null> {
  const row = await db
    .selectFrom('users')
    .select(['id', 'full_name', 'email', 'confirmed_at'])
    .where(column, '=', value)
    .executeTakeFirst();
  if (!row) return null;
  const { id, full_name: fullName, email } = row;
  return { id, fullName, email, confirmed: row.confirmed_at !== null };
}

export async function setPasswordHash(tx: Tx, userId: string, passwordHash: string): Promise<void> {
  await tx.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', userId).execute();
}

/** A person who opened a link in an email to the address can read its inbox. */
export async function noteConfirmed(tx: Tx, userId: string, nowMs: number): Promise<void> {
  await tx
    .updateTable('users')
    .set({ confirmed_at: nowMs })
    .where('id', '=', userId)
    .where('confirmed_at', 'is', null)
    .execute();
}
