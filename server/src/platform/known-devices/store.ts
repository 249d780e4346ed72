import type { Db, Tx } from '../../db/transaction';

/** Whether the account with this email key has been signed in to on the device. */
export async function isKnownDevice(db: Db, tokenHash: string, emailKey: string): Promise<boolean> {
  const row = await db
    .selectFrom('known_devices')
    .innerJoin('users', 'users.id', 'known_devices.user_id')
    .select('users.id')
    .where('known_devices.token_hash', '=', tokenHash)
    .where('users.email_key', '=', emailKey)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether the account has been signed in to on any device that is still remembered. */
export async function isAnyDeviceKnown(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('known_devices')
    .select('user_id')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Remembers that the account was signed in to on the device just now. What was known of the device under
 * its token so far goes over to the new one.
 *
 * @param formerTokenHash null for a device that showed no token
 */
export async function rememberDevice(
  tx: Tx,
  { tokenHash, formerTokenHash }: { tokenHash: string; formerTokenHash: string | null },
  userId: string,
  nowMs: number,
): Promise<void> {
  await tx
    .updateTable('known_devices')
    .set({ token_hash: tokenHash })
    .where('token_hash', '=', formerTokenHash ?? '')
    .execute();
  await tx
    .insertInto('known_devices')
    .values({ token_hash: tokenHash, user_id: userId, last_seen_at: nowMs })
    .onConflict((conflict) =>
      conflict.columns(['token_hash', 'user_id']).doUpdateSet({ last_seen_at: nowMs }),
    )
    .execute();
}

/** @param exceptTokenHash the device that stays known; null forgets them all */
export async function forgetDevicesOf(db: Db, userId: string, exceptTokenHash: string | null): Promise<void> {
  await db
    .deleteFrom('known_devices')
    .where('user_id', '=', userId)
    .where('token_hash', '!=', exceptTokenHash ?? '')
    .execute();
}

export async function forgetDevicesBefore(db: Db, lastSeenMs: number): Promise<void> {
  await db.deleteFrom('known_devices').where('last_seen_at', '<', lastSeenMs).execute();
}
