import type { InvitedFrom } from '@stillgrove/contract/operators';
import { latestBeginning } from '@stillgrove/domain/accounts/session-policy';
import type { Db, Tx } from '../../db/transaction';

export type Invitation = {
  readonly id: string;
  /** As it was typed; email goes there. */
  readonly email: string;
  /** The address as `normalizeEmail` writes it. */
  readonly emailKey: string;
  readonly from: InvitedFrom;
  /** The operator who invites; null for the others. */
  readonly invitedBy: string | null;
  readonly expiresAtMs: number;
};

/** Stores an invitation; one that the address had before stops working. */
export async function putInvitation(
  tx: Tx,
  invitation: Invitation & { tokenHash: string; createdAtMs: number },
): Promise<void> {
  await tx.deleteFrom('operator_invitations').where('email_key', '=', invitation.emailKey).execute();
  await tx
    .insertInto('operator_invitations')
    .values({
      id: invitation.id,
      email_key: invitation.emailKey,
      email: invitation.email,
      token_hash: invitation.tokenHash,
      invited_from: invitation.from,
      invited_by: invitation.invitedBy,
      created_at: invitation.createdAtMs,
      expires_at: invitation.expiresAtMs,
    })
    .execute();
}

/** The invitation of a token that may still be accepted. */
export async function findInvitation(db: Db, tokenHash: string, nowMs: number): Promise<Invitation | null> {
  const row = await db
    .selectFrom('operator_invitations')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', nowMs)
    .where('operator_invitations.created_at', '<=', latestBeginning(nowMs))
    .executeTakeFirst();
  if (!row) return null;
  return {
    id: row.id,
    email: row.email,
    emailKey: row.email_key,
    from: row.invited_from as InvitedFrom,
    invitedBy: row.invited_by,
    expiresAtMs: row.expires_at,
  };
}

/** @returns false when it is gone already */
export async function removeInvitation(tx: Tx, id: string): Promise<boolean> {
  const result = await tx.deleteFrom('operator_invitations').where('id', '=', id).executeTakeFirst();
  return result.numDeletedRows === 1n;
}

/** Voids what an operator has written. */
export async function removeInvitationsBy(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('operator_invitations').where('invited_by', '=', userId).execute();
}

export async function removeExpiredInvitations(db: Db, nowMs: number): Promise<void> {
  await db.deleteFrom('operator_invitations').where('expires_at', '<=', nowMs).execute();
}

/** Invitations that may still be accepted, the newest first, with the name of the operator who wrote each. */
export async function listInvitations(db: Db, nowMs: number) {
  const rows = await db
    .selectFrom('operator_invitations')
    .leftJoin('users', 'users.id', 'operator_invitations.invited_by')
    .select(['operator_invitations.id', 'operator_invitations.email', 'expires_at', 'invited_from'])
    .select('users.full_name as inviter')
    .where('expires_at', '>', nowMs)
    .where('operator_invitations.created_at', '<=', latestBeginning(nowMs))
    .orderBy('operator_invitations.created_at', 'desc')
    .orderBy('operator_invitations.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    email: row.email,
    expiresAt: row.expires_at,
    invitedFrom: row.invited_from as InvitedFrom,
    invitedBy: row.inviter,
  }));
}

/** Whether an address has an invitation that may still be accepted. @param emailKey as `normalizeEmail` writes it */
export async function isInvited(db: Db, emailKey: string, nowMs: number): Promise<boolean> {
  const row = await db
    .selectFrom('operator_invitations')
    .select('id')
    .where('email_key', '=', emailKey)
    .where('expires_at', '>', nowMs)
    .where('operator_invitations.created_at', '<=', latestBeginning(nowMs))
    .executeTakeFirst();
  return row !== undefined;
}

export async function countInvitations(db: Db, nowMs: number): Promise<number> {
  const row = await db
    .selectFrom('operator_invitations')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('expires_at', '>', nowMs)
    .where('operator_invitations.created_at', '<=', latestBeginning(nowMs))
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Nothing happens when the account is an operator already. */
export async function addOperator(
  tx: Tx,
  operator: { userId: string; sinceMs: number; from: InvitedFrom; invitedBy: string | null },
): Promise<void> {
  await tx
    .insertInto('operators')
    .values({
      user_id: operator.userId,
      since: operator.sinceMs,
      invited_from: operator.from,
      invited_by: operator.invitedBy,
    })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute();
}

/** @returns false when the account is no operator */
export async function removeOperator(tx: Tx, userId: string): Promise<boolean> {
  const result = await tx.deleteFrom('operators').where('user_id', '=', userId).executeTakeFirst();
  return result.numDeletedRows === 1n;
}

/** Everyone who accepted an invitation, the longest first, with the name of who invited them. */
export async function listOperators(db: Db) {
  const rows = await db
    .selectFrom('operators')
    .innerJoin('users', 'users.id', 'operators.user_id')
    .leftJoin('users as inviters', 'inviters.id', 'operators.invited_by')
    .select(['users.id', 'users.full_name', 'users.email', 'users.email_key', 'since', 'invited_from'])
    .select('inviters.full_name as inviter')
    .orderBy('since')
    .orderBy('users.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.full_name,
    email: row.email,
    emailKey: row.email_key,
    since: row.since,
    invitedFrom: row.invited_from as InvitedFrom,
    invitedBy: row.inviter,
  }));
}
