import { latestBeginning, PENDING_SIGN_IN_MS } from '@stillgrove/domain/accounts/session-policy';
import type { Db, Tx } from '../../db/transaction';

export type PendingSignIn = {
  /** SHA-256 of the token in the cookie. */
  readonly id: string;
  /** Whose password was right; null for who begins with a passkey. */
  readonly userId: string | null;
};

export async function addPendingSignIn(db: Db, pending: PendingSignIn, expiresAtMs: number): Promise<void> {
  await db
    .insertInto('pending_sign_ins')
    .values({ token_hash: pending.id, user_id: pending.userId, expires_at: expiresAtMs })
    .execute();
}

export async function findPendingSignIn(db: Db, id: string, nowMs: number): Promise<PendingSignIn | null> {
  const row = await db
    .selectFrom('pending_sign_ins')
    .select(['token_hash as id', 'user_id as userId'])
    .where('token_hash', '=', id)
    .where('expires_at', '>', nowMs)
    .where('expires_at', '<=', latestBeginning(nowMs) + PENDING_SIGN_IN_MS)
    .executeTakeFirst();
  return row ?? null;
}

/** @returns false when someone else was faster */
export async function removePendingSignIn(db: Db, id: string): Promise<boolean> {
  const result = await db.deleteFrom('pending_sign_ins').where('token_hash', '=', id).executeTakeFirst();
  return result.numDeletedRows === 1n;
}

export async function removePendingSignInsOf(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('pending_sign_ins').where('user_id', '=', userId).execute();
}

export async function removeExpiredPendingSignIns(db: Db, nowMs: number): Promise<void> {
  await db.deleteFrom('pending_sign_ins').where('expires_at', '<=', nowMs).execute();
}
