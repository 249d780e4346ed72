import type { Db, Tx } from '../../db/transaction';

export type SignedIn = {
  /** Names the session: SHA-256 of its token. */
  readonly sessionId: string;
  readonly userId: string;
  readonly fullName: string;
  readonly email: string;
  readonly accountCreatedAtMs: number;
  /** When the person showed that the address is theirs; null until then. */
  readonly confirmedAtMs: number | null;
};

/** The person behind a session that has not expired. */
export async function findSession(db: Db, tokenHash: string, nowMs: number): Promise<SignedIn | null> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['users.id', 'users.full_name', 'users.email', 'users.created_at', 'users.confirmed_at'])
    .where('sessions.token_hash', '=', tokenHash)
    .where('sessions.expires_at', '>', nowMs)
    .executeTakeFirst();
  if (!row) return null;
  return {
    sessionId: tokenHash,
    userId: row.id,
    fullName: row.full_name,
    email: row.email,
    accountCreatedAtMs: row.created_at,
    confirmedAtMs: row.confirmed_at,
  };
}

export async function addSession(
  tx: Tx,
  session: { tokenHash: string; userId: string; createdAtMs: number; expiresAtMs: number },
): Promise<void> {
  await tx
    .insertInto('sessions')
    .values({
      token_hash: session.tokenHash,
      user_id: session.userId,
      created_at: session.createdAtMs,
      expires_at: session.expiresAtMs,
    })
    .execute();
}

export async function removeSession(db: Db, tokenHash: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
}

/** @param exceptId the session that stays; null ends them all */
export async function removeSessionsOf(db: Db, userId: string, exceptId: string | null): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('token_hash', '!=', exceptId ?? '')
    .execute();
}

export async function removeExpiredSessions(db: Db, nowMs: number): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', nowMs).execute();
}
