import type { Device } from '@stillgrove/domain/accounts/device';
import { hasSessionEnded, type SessionTimes } from '@stillgrove/domain/accounts/session-policy';
import { preparedQuery } from '../../db/prepared-query';
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
  /** When password or factor were last shown again in this session; null when never. */
  readonly reauthenticatedAtMs: number | null;
};

/** What is noted about the use of a session, besides who it belongs to. */
export type SessionUse = SessionTimes & { readonly lastSeenDay: string | null };

const openSession = preparedQuery((db, tokenHash: string, nowMs: number) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .leftJoin('operators', 'operators.user_id', 'sessions.user_id')
    .select(['users.id', 'users.full_name', 'users.email', 'users.created_at', 'users.confirmed_at'])
    .select(['sessions.last_seen_day', 'sessions.second_factor', 'operators.since as operator_since'])
    .select(['sessions.created_at as signed_in_at', 'sessions.expires_at'])
    .select(['sessions.reauthenticated_at', 'sessions.last_used_at'])
    .where('sessions.token_hash', '=', tokenHash)
    .where('sessions.expires_at', '>', nowMs),
);

/** The person behind a session that has not ended. */
export async function findSession(
  db: Db,
  tokenHash: string,
  nowMs: number,
): Promise<{ person: SignedIn; use: SessionUse } | null> {
  const [row] = await openSession(db, tokenHash, nowMs);
  if (!row) return null;
  const operator = row.operator_since !== null;
  const use = {
    createdAtMs: row.signed_in_at,
    expiresAtMs: row.expires_at,
    lastUsedAtMs: row.last_used_at,
    lastSeenDay: row.last_seen_day,
  };
  if (hasSessionEnded(use, operator, nowMs)) return null;
  const person = {
    sessionId: tokenHash,
    userId: row.id,
    fullName: row.full_name,
    email: row.email,
    accountCreatedAtMs: row.created_at,
    confirmedAtMs: row.confirmed_at,
    secondFactor: row.second_factor === 1,
    operator,
    reauthenticatedAtMs: row.reauthenticated_at,
  };
  return { person, use };
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

type OpenSession = Device & {
  readonly id: string;
  readonly createdAtMs: number;
  readonly expiresAtMs: number;
  readonly lastSeenDay: string | null;
};

/** Devices on which a person is signed in, the newest first. */
export async function listSessions(db: Db, userId: string, nowMs: number): Promise<OpenSession[]> {
  const rows = await db
    .selectFrom('sessions')
    .leftJoin('operators', 'operators.user_id', 'sessions.user_id')
    .selectAll('sessions')
    .select('operators.since as operator_since')
    .where('sessions.user_id', '=', userId)
    .where('sessions.expires_at', '>', nowMs)
    .orderBy('sessions.created_at', 'desc')
    .execute();
  const isOpen = (row: (typeof rows)[number]) =>
    !hasSessionEnded(
      { createdAtMs: row.created_at, expiresAtMs: row.expires_at, lastUsedAtMs: row.last_used_at },
      row.operator_since !== null,
      nowMs,
    );
  return rows.filter(isOpen).map((row) => ({
    id: row.token_hash,
    browser: row.browser,
    system: row.system,
    createdAtMs: row.created_at,
    expiresAtMs: row.expires_at,
    lastSeenDay: row.last_seen_day,
  }));
}

/** Whether a session was not ended since the request that it made began. */
export async function isSessionThere(tx: Tx, sessionId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('sessions')
    .select('token_hash')
    .where('token_hash', '=', sessionId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Ends one session of a person; nothing happens when it is someone else's. */
export async function removeSessionOf(db: Db, userId: string, id: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', id).where('user_id', '=', userId).execute();
}

/**
 * Gives an open session a new token, since what it may do changes with it.
 *
 * @returns until when it holds, or null when it has ended meanwhile
 */
export async function renewSession(
  tx: Tx,
  sessionId: string,
  renewed: { tokenHash: string; secondFactor: boolean },
): Promise<number | null> {
  const row = await tx
    .updateTable('sessions')
    .set({ token_hash: renewed.tokenHash, second_factor: renewed.secondFactor ? 1 : 0 })
    .where('token_hash', '=', sessionId)
    .returning('expires_at')
    .executeTakeFirst();
  return row?.expires_at ?? null;
}

/** Notes that password or factor were shown again. */
export async function noteReauthenticated(db: Db, sessionId: string, nowMs: number): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ reauthenticated_at: nowMs })
    .where('token_hash', '=', sessionId)
    .execute();
}

/** Notes the use of an operator's session. */
export async function noteUsed(db: Db, sessionId: string, nowMs: number): Promise<void> {
  await db.updateTable('sessions').set({ last_used_at: nowMs }).where('token_hash', '=', sessionId).execute();
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

/** Ends the sessions that were opened with a password alone, but not the excepted one. */
export async function removePlainSessionsOf(tx: Tx, userId: string, exceptId: string): Promise<void> {
  await tx
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('second_factor', '=', 0)
    .where('token_hash', '!=', exceptId)
    .execute();
}

export async function removeExpiredSessions(db: Db, nowMs: number): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', nowMs).execute();
}

/** Ends the oldest sessions of a person, so that so many stay. */
export async function removeOldestSessions(tx: Tx, userId: string, stay: number): Promise<void> {
  const surplus = await tx
    .selectFrom('sessions')
    .select('token_hash')
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('token_hash')
    .limit(1000)
    .offset(stay)
    .execute();
  if (surplus.length === 0) return;
  const hashes = surplus.map(({ token_hash }) => token_hash);
  await tx.deleteFrom('sessions').where('token_hash', 'in', hashes).execute();
}
