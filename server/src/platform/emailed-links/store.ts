import type { LinkPurpose } from '@stillgrove/domain/accounts/account-state';
import { latestBeginning } from '@stillgrove/domain/accounts/session-policy';
import type { Db, Tx } from '../../db/transaction';

export type EmailedLink = {
  readonly userId: string;
  readonly purpose: LinkPurpose;
  /** Where it was emailed to, as the person typed it. */
  readonly email: string;
};

/** Stores a link; one that the person had for the same purpose stops working. */
export async function putLink(
  tx: Tx,
  link: EmailedLink & { tokenHash: string; createdAtMs: number; expiresAtMs: number },
): Promise<void> {
  const emailed = {
    token_hash: link.tokenHash,
    email: link.email,
    created_at: link.createdAtMs,
    expires_at: link.expiresAtMs,
  };
  await tx
    .insertInto('mailed_links')
    .values({ user_id: link.userId, purpose: link.purpose, ...emailed })
    .onConflict((conflict) => conflict.columns(['user_id', 'purpose']).doUpdateSet(emailed))
    .execute();
}

/** The link of a token that still holds. */
export async function findLink(
  db: Db,
  tokenHash: string,
  purposes: readonly LinkPurpose[],
  nowMs: number,
): Promise<EmailedLink | null> {
  const row = await db
    .selectFrom('mailed_links')
    .select(['user_id', 'purpose', 'email'])
    .where('token_hash', '=', tokenHash)
    .where('purpose', 'in', purposes)
    .where('expires_at', '>', nowMs)
    .where('created_at', '<=', latestBeginning(nowMs))
    .executeTakeFirst();
  return row ? linkOf(row) : null;
}

/** Where a person's link for a purpose was emailed to, while it holds. */
export async function findLinkedEmail(
  db: Db,
  userId: string,
  purpose: LinkPurpose,
  nowMs: number,
): Promise<string | null> {
  const row = await db
    .selectFrom('mailed_links')
    .select('email')
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', nowMs)
    .where('created_at', '<=', latestBeginning(nowMs))
    .executeTakeFirst();
  return row?.email ?? null;
}

export async function removeLinks(tx: Tx, userId: string, purposes: readonly LinkPurpose[]): Promise<void> {
  if (purposes.length === 0) return;
  await tx
    .deleteFrom('mailed_links')
    .where('user_id', '=', userId)
    .where('purpose', 'in', purposes)
    .execute();
}

export async function removeExpiredLinks(db: Db, nowMs: number): Promise<void> {
  await db.deleteFrom('mailed_links').where('expires_at', '<=', nowMs).execute();
}

function linkOf(row: { user_id: string; purpose: string; email: string }): EmailedLink {
  return { userId: row.user_id, purpose: row.purpose as LinkPurpose, email: row.email };
}
