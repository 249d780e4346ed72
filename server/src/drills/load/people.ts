import type { Db } from '../../db/transaction';
import { cookieNames } from '../../platform/session/cookies';
import { newToken, sha256 } from '../../platform/tokens';

const DAY_MS = 86_400_000;

/** Somebody who is signed in, and what the grove said it has stored of theirs. */
export type Player = {
  readonly userId: string;
  readonly cookie: string;
  readonly acknowledged: Set<string>;
};

type Options = {
  readonly nowMs?: number;
  /** Whether the database lacks the latest columns, and people have no sessions. */
  readonly older?: boolean;
};

/** People with confirmed addresses who are signed in, without the work of hashing so many passwords. */
export async function newPlayers(
  db: Db,
  number: number,
  { nowMs = Date.now(), older = false }: Options = {},
): Promise<Player[]> {
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
        ...(!older && { confirmed_at: nowMs }),
      })),
    )
    .execute();
  if (older) return [];
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
  return people.map(({ userId, token }) => ({
    userId,
    cookie: `${session}=${token}`,
    acknowledged: new Set(),
  }));
}
