import { type Db, inTransaction } from '../../db/transaction';
import { isSealed, type SecretPlace, type Secrets } from '../../platform/secrets/secrets';
import { isShortCode } from './recovery-codes';
import { listAppSecrets, listRecoveryCodeHashes, replaceAppSecret, replaceRecoveryCodeHash } from './store';

/** Rows that change in one transaction, so that no one waits long for the others. */
const BATCH = 200;

/**
 * Seals by the newest key what an older version stored plain and what the old key had sealed: secrets of
 * apps, and hashes of short recovery codes. It is done again at each start and finds nothing then.
 *
 * @returns how many rows no key opens; they are left as they are
 */
export async function protectStoredSecrets(db: Db, secrets: Secrets): Promise<{ unreadable: number }> {
  let unreadable = 0;
  const renewed = (stored: string, place: SecretPlace): string | null => {
    if (stored.startsWith(secrets.currentPrefix)) return null;
    const plain = isSealed(stored) ? secrets.open(stored, place) : stored;
    if (plain === null) unreadable += 1;
    return plain === null ? null : secrets.seal(plain, place);
  };

  const changes = [
    ...(await listAppSecrets(db)).map(({ userId, secret }) => ({
      userId,
      stored: secret,
      fresh: renewed(secret, { userId, purpose: 'authenticator-app' }),
      replace: replaceAppSecret,
    })),
    ...(await listRecoveryCodeHashes(db))
      .filter(({ hash }) => isShortCode(hash))
      .map(({ userId, hash }) => ({
        userId,
        stored: hash,
        fresh: renewed(hash, { userId, purpose: 'recovery-code' }),
        replace: replaceRecoveryCodeHash,
      })),
  ].filter(({ fresh }) => fresh !== null);

  for (let start = 0; start < changes.length; start += BATCH) {
    await inTransaction(db, async (tx) => {
      for (const { userId, stored, fresh, replace } of changes.slice(start, start + BATCH))
        await replace(tx, { userId, stored, fresh: fresh ?? stored });
    });
  }
  return { unreadable };
}
