import type { Passkey } from '@stillgrove/contract/second-factor';
import type { Db, Tx } from '../../db/transaction';

export type AuthenticatorApp = {
  /** Sealed. */
  readonly secret: string;
  readonly lastStep: number;
  readonly confirmedAtMs: number | null;
};

export async function findApp(db: Db, userId: string): Promise<AuthenticatorApp | null> {
  const row = await db
    .selectFrom('authenticator_apps')
    .select(['secret', 'last_step as lastStep', 'confirmed_at as confirmedAtMs'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ?? null;
}

/** When each second factor of an account was set up, in milliseconds since 1970. */
export async function factorsSince(db: Db, userId: string): Promise<number[]> {
  const app = await findApp(db, userId);
  const passkeys = await listPasskeys(db, userId);
  return [
    ...(app?.confirmedAtMs == null ? [] : [app.confirmedAtMs]),
    ...passkeys.map(({ createdAt }) => createdAt),
  ];
}

/** Keeps a secret that no app has confirmed yet, in place of an earlier one that none confirmed either. */
export async function putUnconfirmedApp(tx: Tx, userId: string, secret: string): Promise<void> {
  await tx
    .deleteFrom('authenticator_apps')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is', null)
    .execute();
  await tx.insertInto('authenticator_apps').values({ user_id: userId, secret, last_step: 0 }).execute();
}

/** Uses up a step, and every one before it. @returns false when it was used before */
export async function spendStep(db: Db, userId: string, step: number): Promise<boolean> {
  const result = await db
    .updateTable('authenticator_apps')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

export async function confirmApp(tx: Tx, userId: string, nowMs: number): Promise<void> {
  await tx
    .updateTable('authenticator_apps')
    .set({ confirmed_at: nowMs })
    .where('user_id', '=', userId)
    .execute();
}

export async function removeApp(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('authenticator_apps').where('user_id', '=', userId).execute();
}

export async function countRecoveryCodes(db: Db, userId: string): Promise<number> {
  const row = await db
    .selectFrom('recovery_codes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return row.count;
}

/** @returns the hashes of those that were there before */
export async function replaceRecoveryCodes(
  tx: Tx,
  userId: string,
  hashes: readonly string[],
): Promise<string[]> {
  const before = await tx
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .returning('code_hash as hash')
    .execute();
  const replaced = before.map(({ hash }) => hash);
  if (hashes.length === 0) return replaced;
  const rows = hashes.map((code_hash) => ({ user_id: userId, code_hash }));
  await tx.insertInto('recovery_codes').values(rows).execute();
  return replaced;
}

/**
 * @param isIt whether a stored hash is that of the code
 * @returns the hash of the code that is used up now; null when there is no such code, or it was used before
 */
export async function useRecoveryCode(
  db: Db,
  userId: string,
  isIt: (stored: string) => boolean,
): Promise<string | null> {
  const rows = await db
    .selectFrom('recovery_codes')
    .select('code_hash as hash')
    .where('user_id', '=', userId)
    .execute();
  const found = rows.find(({ hash }) => isIt(hash));
  if (!found) return null;
  const result = await db
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', found.hash)
    .executeTakeFirst();
  return result.numDeletedRows === 1n ? found.hash : null;
}

/** A stored text and the one that takes its place, unless the row has changed meanwhile. */
type Replacement = { readonly userId: string; readonly stored: string; readonly fresh: string };

/** Everyone's, confirmed or not. */
export async function listAppSecrets(db: Db): Promise<{ userId: string; secret: string }[]> {
  return db.selectFrom('authenticator_apps').select(['user_id as userId', 'secret']).execute();
}

export async function replaceAppSecret(tx: Tx, { userId, stored, fresh }: Replacement): Promise<void> {
  await tx
    .updateTable('authenticator_apps')
    .set({ secret: fresh })
    .where('user_id', '=', userId)
    .where('secret', '=', stored)
    .execute();
}

/** Everyone's. */
export async function listRecoveryCodeHashes(db: Db): Promise<{ userId: string; hash: string }[]> {
  return db.selectFrom('recovery_codes').select(['user_id as userId', 'code_hash as hash']).execute();
}

export async function replaceRecoveryCodeHash(tx: Tx, { userId, stored, fresh }: Replacement): Promise<void> {
  await tx
    .updateTable('recovery_codes')
    .set({ code_hash: fresh })
    .where('user_id', '=', userId)
    .where('code_hash', '=', stored)
    .execute();
}

type StoredPasskey = {
  readonly id: string;
  readonly userId: string;
  /** COSE, in base64url. */
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly name: string;
};

export async function listPasskeys(db: Db, userId: string): Promise<Passkey[]> {
  return db
    .selectFrom('passkeys')
    .select(['id', 'name', 'created_at as createdAt', 'last_used_at as lastUsedAt'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
}

export async function findPasskey(db: Db, id: string): Promise<StoredPasskey | null> {
  const row = await db.selectFrom('passkeys').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return null;
  return {
    id,
    userId: row.user_id,
    publicKey: row.public_key,
    counter: row.counter,
    transports: JSON.parse(row.transports) as string[],
    name: row.name,
  };
}

export async function addPasskey(tx: Tx, passkey: StoredPasskey, nowMs: number): Promise<void> {
  await tx
    .insertInto('passkeys')
    .values({
      id: passkey.id,
      user_id: passkey.userId,
      public_key: passkey.publicKey,
      counter: passkey.counter,
      transports: JSON.stringify(passkey.transports),
      name: passkey.name,
      created_at: nowMs,
    })
    .execute();
}

export async function notePasskeyUse(db: Db, id: string, counter: number, nowMs: number): Promise<void> {
  await db.updateTable('passkeys').set({ counter, last_used_at: nowMs }).where('id', '=', id).execute();
}

export async function removePasskey(tx: Tx, userId: string, id: string): Promise<void> {
  await tx.deleteFrom('passkeys').where('user_id', '=', userId).where('id', '=', id).execute();
}

/** What a challenge is for, and in which session or half-done sign-in; it counts for nothing and no one else. */
export type ChallengeHolder = {
  readonly purpose: 'add-passkey' | 're-authenticate' | 'sign-in';
  /** The session, or the sign-in that is half done. */
  readonly id: string;
};

const keyOf = ({ purpose, id }: ChallengeHolder) => `${purpose} ${id}`;

/** Keeps what a browser was asked to sign, in place of what it was asked before for the same purpose. */
export async function putChallenge(
  tx: Tx,
  { holder, challenge, expiresAtMs }: { holder: ChallengeHolder; challenge: string; expiresAtMs: number },
): Promise<void> {
  const key = keyOf(holder);
  await tx.deleteFrom('passkey_challenges').where('holder', '=', key).execute();
  await tx
    .insertInto('passkey_challenges')
    .values({ holder: key, challenge, expires_at: expiresAtMs })
    .execute();
}

/** Gives what a browser was asked for a purpose, once, with the moment until which it counts. */
export async function takeChallenge(
  db: Db,
  holder: ChallengeHolder,
  nowMs: number,
): Promise<{ challenge: string; expiresAtMs: number } | null> {
  const row = await db
    .deleteFrom('passkey_challenges')
    .where('holder', '=', keyOf(holder))
    .returning(['challenge', 'expires_at as expiresAtMs'])
    .executeTakeFirst();
  return row !== undefined && row.expiresAtMs > nowMs ? row : null;
}

export async function removeExpiredChallenges(db: Db, nowMs: number): Promise<void> {
  await db.deleteFrom('passkey_challenges').where('expires_at', '<=', nowMs).execute();
}

/** Whom a second factor belongs to. */
export type Owner = { readonly id: string; readonly fullName: string; readonly email: string };

/** The person as an answer shows them; null when the account is gone. */
export async function findOwner(db: Db, id: string) {
  const row = await db
    .selectFrom('users')
    .select(['id', 'full_name as fullName', 'email', 'confirmed_at as confirmedAt'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}
