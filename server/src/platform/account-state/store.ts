import type { AccountState } from '@stillgrove/domain/accounts/account-state';
import type { Db, Tx } from '../../db/transaction';
import { findPasswordHash } from '../re-authentication/store';

/** What the rules look at; null when there is no such account. */
export async function readAccountState(db: Db, userId: string): Promise<AccountState | null> {
  const user = await db
    .selectFrom('users')
    .leftJoin('operators', 'operators.user_id', 'users.id')
    .select(['users.confirmed_at', 'operators.since as operator_since'])
    .where('users.id', '=', userId)
    .executeTakeFirst();
  if (!user) return null;
  const apps = await db
    .selectFrom('authenticator_apps')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .execute();
  const passkeys = await db.selectFrom('passkeys').select('id').where('user_id', '=', userId).execute();
  return {
    address: user.confirmed_at === null ? 'unconfirmed' : 'confirmed',
    factors: apps.length + passkeys.length,
    operator: user.operator_since !== null,
  };
}

/** What the answer to a right password rests on. */
export type SignInBasis = {
  readonly userId: string;
  readonly passwordHash: string;
  readonly factors: number;
};

/** Null when there is no such account. */
export async function readSignInBasis(db: Db, userId: string): Promise<SignInBasis | null> {
  const state = await readAccountState(db, userId);
  const passwordHash = await findPasswordHash(db, userId);
  return state && passwordHash !== null ? { userId, passwordHash, factors: state.factors } : null;
}

/** Whether password and factors are what they were when a sign-in was decided on. */
export async function isBasisUnchanged(tx: Tx, basis: SignInBasis): Promise<boolean> {
  const now = await readSignInBasis(tx, basis.userId);
  return now?.passwordHash === basis.passwordHash && now.factors === basis.factors;
}

/** Removes the secret of an app that no code has confirmed. */
export async function removeUnfinishedFactors(tx: Tx, userId: string): Promise<void> {
  await tx
    .deleteFrom('authenticator_apps')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is', null)
    .execute();
}

/** Removes app, passkeys and recovery codes. */
export async function removeFactors(tx: Tx, userId: string): Promise<void> {
  for (const table of ['authenticator_apps', 'passkeys', 'recovery_codes'] as const)
    await tx.deleteFrom(table).where('user_id', '=', userId).execute();
}
