import type { Device } from '@stillgrove/domain/accounts/device';
import { builtOnce } from '../../db/built-once';
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
  /** Whether more than a password was shown to open this session. */
  readonly secondFactor: boolean;
  /** Whether the account accepted an invitation to be an operator. What this session may do asks for more. */
  readonly operator: boolean;
};

const openSession = builtOnce((db, tokenHash: string, nowMs: number) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .leftJoin('operators', 'operators.user_id', 'sessions.user_id')
    .select(['users.id', 'users.full_name', 'users.email', 'users.created_at', 'users.confirmed_at'])
    .select(['sessions.last_seen_day', 'sessions.second_factor', 'operators.since as operator_since'])
    .where('sessions.token_hash', '=', tokenHash)
    .where('sessions.expires_at', '>', nowMs),
);

/** The person behind a session that has not expired. */
export async function findSession(
  db: Db,
  tokenHash: string,
  nowMs: number,
): Promise<(SignedIn & { lastSeenDay: string | null }) | null> {
  const [row] = await openSession(db, tokenHash, nowMs);
  if (!row) return null;
  return {
    sessionId: tokenHash,
    userId: row.id,
    fullName: row.full_name,
    email: row.email,
    accountCreatedAtMs: row.created_at,
    confirmedAtMs: row.confirmed_at,
    lastSeenDay: row.last_seen_day,
    secondFactor: row.second_factor === 1,
    operator: row.operator_since !== null,
  };
}

export async function addSession(
  tx: Tx,
  session: Device & {
    tokenHash: string;
    userId: string;
    createdAtMs: number;
    expiresAtMs: number;
    day: string;
    secondFactor: boolean;
  },
): Promise<void> {
  await tx
    .insertInto('sessions')
    .values({
      token_hash: session.tokenHash,
      user_id: session.userId,
      created_at: session.createdAtMs,
      expires_at: session.expiresAtMs,
      browser: session.browser,
      system: session.system,
      last_seen_day: session.day,
      second_factor: session.secondFactor ? 1 : 0,
    })
    .execute();
}

/** @param day `YYYY-MM-DD` in UTC */
export async function noteSeen(db: Db, id: string, day: string): Promise<void> {
  await db.updateTable('sessions').set({ last_seen_day: day }).where('token_hash', '=', id).execute();
}

export type OpenSession = Device & {
  readonly id: string;
  readonly createdAtMs: number;
  readonly expiresAtMs: number;
  readonly lastSeenDay: string | null;
};

/** Where a person is signed in, the newest first. */
export async function listSessions(db: Db, userId: string, nowMs: number): Promise<OpenSession[]> {
  const rows = await db
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('expires_at', '>', nowMs)
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map((row) => ({
    id: row.token_hash,
    browser: row.browser,
    system: row.system,
    createdAtMs: row.created_at,
    expiresAtMs: row.expires_at,
    lastSeenDay: row.last_seen_day,
  }));
}

/** Ends one session of a person; nothing happens when it is somebody else's. */
export async function removeSessionOf(db: Db, userId: string, id: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', id).where('user_id', '=', userId).execute();
}

/** Notes that more than a password was shown in a session that is open. */
export async function raiseSession(db: Db, tokenHash: string): Promise<void> {
  await db.updateTable('sessions').set({ second_factor: 1 }).where('token_hash', '=', tokenHash).execute();
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
