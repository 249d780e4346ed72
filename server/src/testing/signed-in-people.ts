import type { Db } from '../db/transaction';
import { cookieNames } from '../platform/session/cookies';
import { newToken, sha256 } from '../platform/tokens';

const DAY_MS = 86_400_000;

type SignedIn = {
  readonly userId: string;
  /** For the header of a request. */
  readonly cookie: string;
};

/** People with confirmed addresses who are signed in, without the work of hashing so many passwords. */
export async function signedInPeople(db: Db, number: number, nowMs = Date.now()): Promise<SignedIn[]> {
  const people = Array.from({ length: number }, () => ({ userId: crypto.randomUUID(), token: newToken() }));
  await db
    .insertInto('users')
    .values(
      people.map(({ userId: id }) => ({
        id,
        full_name: 'Ana Lee',
        email: `${id}@example.org`,
        email_key: `${id}@example.org`,
        password_hash: 'none',
        created_at: nowMs,
        confirmed_at: nowMs,
      })),
    )
    .execute();
  await db
    .insertInto('sessions')
    .values(
      people.map(({ userId, token }) => ({
        token_hash: sha256(token),
        user_id: userId,
        created_at: nowMs,
        expires_at: nowMs + 30 * DAY_MS,
        second_factor: 0,
      })),
    )
    .execute();
  const { session } = cookieNames(false);
  return people.map(({ userId, token }) => ({ userId, cookie: `${session}=${token}` }));
}
