import { ReadableStream } from 'node:stream/web';
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';
import { BackupProblem } from './format';

/** How files of https://age-encryption.org begin. */
export const AGE_BEGINNING = 'age-encryption.org/';

type Bytes = AsyncIterable<Uint8Array>;

/** A step of a pipeline that changes nothing. */
export async function* asItIs(bytes: Bytes): AsyncGenerator<Uint8Array> {
  yield* bytes;
}

/**
 * A step of a pipeline that encrypts.
 *
 * @param key a public key (`age1…`), whose owner alone can decrypt, or a passphrase; null lets all through as it is
 */
export function encrypting(key: string | null): (bytes: Bytes) => Bytes {
  if (key === null) return asItIs;
  const encrypter = new Encrypter();
  try {
    if (key.startsWith('age1')) encrypter.addRecipient(key);
    else encrypter.setPassphrase(key);
  } catch {
    throw new BackupProblem(
      'BACKUP_KEY starts like a public key (age1…) but isn’t valid. Check it for typos.',
    );
  }
  return async function* (bytes) {
    yield* await encrypter.encrypt(ReadableStream.from(bytes));
  };
}

/**
 * A step of a pipeline that decrypts. What it lets through is as it was encrypted, for every part is sealed.
 *
 * @param identity a secret key (`AGE-SECRET-KEY-1…`) or the passphrase; null when none was given
 */
export function decrypting(identity: string | null): (bytes: Bytes) => Bytes {
  if (identity === null) {
    throw new BackupProblem(
      'This backup is encrypted. Set BACKUP_IDENTITY to the secret key (AGE-SECRET-KEY-1…) or the passphrase.',
    );
  }
  const decrypter = new Decrypter();
  try {
    if (identity.startsWith('AGE-SECRET-KEY-')) decrypter.addIdentity(identity);
    else decrypter.addPassphrase(identity);
  } catch {
    throw new BackupProblem('BACKUP_IDENTITY starts like a secret key but isn’t valid. Check it for typos.');
  }
  return async function* (bytes) {
    const decrypted = await decrypter.decrypt(ReadableStream.from(bytes)).catch((error: unknown) => {
      throw new BackupProblem(
        'BACKUP_IDENTITY can’t open this backup, because it was encrypted with another key.',
        { cause: error },
      );
    });
    yield* decrypted;
  };
}

/** A secret key that opens backups, and the public key that they are encrypted to. */
export async function newKeyPair(): Promise<{ identity: string; recipient: string }> {
  const identity = await generateX25519Identity();
  return { identity, recipient: await identityToRecipient(identity) };
}
