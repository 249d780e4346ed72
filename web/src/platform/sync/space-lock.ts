import { DEVICE_SECRET_BYTES, RECOVERY_KEY_BYTES } from '@stillgrove/domain/sync/typed-code';
import { KEY_ROUNDS, normalPassphrase } from '@stillgrove/domain/vault/passphrase';
import { newIv, withBinding } from '../vault/seal';
import { fromBase64Url, toBase64Url } from './base64url';

/** The only way of wrapping keys so far. Anything else is refused, so that no one can ask for a weaker one. */
export const LOCK_FORMAT = 1;

const SALT_BYTES = 16;
const SPACE_KEY_BYTES = 32;
/** Bytes of a random id of a space or a device. */
const ID_BYTES = 16;

export type Bytes = Uint8Array<ArrayBuffer>;

/** What each device of a space has. */
export type SpaceSecrets = {
  /** Everything is sealed under it. */
  readonly spaceKey: Bytes;
  /** Opens the lock together with the passphrase. */
  readonly deviceSecret: Bytes;
  /** Opens the lock alone. */
  readonly recoveryKey: Bytes;
};

/** What opens a space’s lock: the code of the person’s devices with the passphrase, or the recovery code alone. */
export type Opener =
  | { readonly deviceSecret: Bytes; readonly passphrase: string }
  | { readonly recoveryKey: Bytes };

/** What the lock is bound to besides its content. */
export type Place = { readonly userId: string; readonly space: string };

/** Why a lock did not open. `weaker`: the server asks for less than this device ever made. */
export type LockProblem = 'wrong' | 'weaker' | 'unreadable' | 'unknown-format';

type LockContent = {
  readonly rounds: number;
  readonly salt: string;
  readonly iv: string;
  readonly key: string;
  readonly recoveryIv: string;
  readonly recoveryKey: string;
};

export function randomBytes(length: number): Bytes {
  return crypto.getRandomValues(new Uint8Array(length));
}

export function newId(): string {
  return toBase64Url(randomBytes(ID_BYTES));
}

export function newSpaceSecrets(): SpaceSecrets {
  return {
    spaceKey: randomBytes(SPACE_KEY_BYTES),
    deviceSecret: randomBytes(DEVICE_SECRET_BYTES),
    recoveryKey: randomBytes(RECOVERY_KEY_BYTES),
  };
}

/**
 * Wraps the secrets of a space twice: for its devices and a passphrase, and for the recovery code.
 *
 * @returns what the server keeps; without the code of the devices no passphrase can be tried on it
 */
export async function lockSpace(
  { spaceKey, deviceSecret, recoveryKey }: SpaceSecrets,
  passphrase: string,
  place: Place,
): Promise<string> {
  const all = new Uint8Array([...spaceKey, ...deviceSecret, ...recoveryKey]);
  const salt = randomBytes(SALT_BYTES);
  const rounds = KEY_ROUNDS;
  const wrap = async (wrapping: CryptoKey, iv: Bytes, what: string) =>
    toBase64Url(
      new Uint8Array(
        await crypto.subtle.encrypt(withBinding(iv, bindingOf(place, what, rounds)), wrapping, all),
      ),
    );
  const [iv, recoveryIv] = [newIv(), newIv()];
  const content: LockContent = {
    rounds,
    salt: toBase64Url(salt),
    iv: toBase64Url(iv),
    key: await wrap(await passphraseKey(passphrase, deviceSecret, salt, rounds), iv, 'devices'),
    recoveryIv: toBase64Url(recoveryIv),
    recoveryKey: await wrap(await keyFrom(recoveryKey, 'stillgrove recovery 1'), recoveryIv, 'recovery'),
  };
  return toBase64Url(new TextEncoder().encode(JSON.stringify(content)));
}

/** Opens a lock that came from the server, which is not trusted to have kept it as it was. */
export async function openSpaceLock(
  { format, sealed }: { readonly format: number; readonly sealed: string },
  place: Place,
  opener: Opener,
): Promise<{ readonly secrets: SpaceSecrets } | { readonly problem: LockProblem }> {
  if (format !== LOCK_FORMAT) return { problem: 'unknown-format' };
  const content = contentOf(sealed);
  if (content === null) return { problem: 'unreadable' };
  if (content.rounds < KEY_ROUNDS) return { problem: 'weaker' };
  const isRecovery = 'recoveryKey' in opener;
  const iv = fromBase64Url(isRecovery ? content.recoveryIv : content.iv);
  const wrapped = fromBase64Url(isRecovery ? content.recoveryKey : content.key);
  const salt = fromBase64Url(content.salt);
  if (iv === null || wrapped === null || salt === null) return { problem: 'unreadable' };
  const wrapping = isRecovery
    ? await keyFrom(opener.recoveryKey, 'stillgrove recovery 1')
    : await passphraseKey(opener.passphrase, opener.deviceSecret, salt, content.rounds);
  const binding = bindingOf(place, isRecovery ? 'recovery' : 'devices', content.rounds);
  try {
    const opened = await crypto.subtle.decrypt(withBinding(iv, binding), wrapping, wrapped);
    const secrets = secretsFrom(new Uint8Array(opened));
    return secrets === null ? { problem: 'unreadable' } : { secrets };
  } catch {
    return { problem: 'wrong' };
  }
}

function secretsFrom(all: Bytes): SpaceSecrets | null {
  const secretEnd = SPACE_KEY_BYTES + DEVICE_SECRET_BYTES;
  if (all.length !== secretEnd + RECOVERY_KEY_BYTES) return null;
  return {
    spaceKey: all.slice(0, SPACE_KEY_BYTES),
    deviceSecret: all.slice(SPACE_KEY_BYTES, secretEnd),
    recoveryKey: all.slice(secretEnd),
  };
}

/** So much that no honest device asked for it, and an old phone would stand still. */
const ROUNDS_MAX = 20 * KEY_ROUNDS;

function contentOf(sealed: string): LockContent | null {
  const bytes = fromBase64Url(sealed);
  if (bytes === null) return null;
  try {
    const content = JSON.parse(new TextDecoder().decode(bytes)) as Partial<LockContent>;
    const { rounds, salt, iv, key, recoveryIv, recoveryKey } = content;
    const texts = [salt, iv, key, recoveryIv, recoveryKey];
    if (!texts.every((text) => typeof text === 'string')) return null;
    if (!Number.isSafeInteger(rounds) || (rounds ?? 0) > ROUNDS_MAX) return null;
    return content as LockContent;
  } catch {
    return null;
  }
}

function bindingOf({ userId, space }: Place, what: string, rounds: number): string {
  return JSON.stringify(['stillgrove sync', LOCK_FORMAT, 'key', what, userId, space, rounds]);
}

/** PBKDF2 of the passphrase, together with the secret of the devices, which makes it impossible to guess. */
async function passphraseKey(
  passphrase: string,
  deviceSecret: Bytes,
  salt: Bytes,
  iterations: number,
): Promise<CryptoKey> {
  const typed = new TextEncoder().encode(normalPassphrase(passphrase));
  const material = await crypto.subtle.importKey('raw', typed, 'PBKDF2', false, ['deriveBits']);
  typed.fill(0);
  const stretched = await crypto.subtle.deriveBits(
    { name: 'PBKDF2', hash: 'SHA-256', salt, iterations },
    material,
    256,
  );
  const both = new Uint8Array([...new Uint8Array(stretched), ...deviceSecret]);
  const key = await keyFrom(both, 'stillgrove vault 2');
  both.fill(0);
  return key;
}

async function keyFrom(secret: Bytes, info: string): Promise<CryptoKey> {
  const material = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveKey']);
  return crypto.subtle.deriveKey(hkdf(info), material, { name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);
}

export function hkdf(info: string): HkdfParams {
  return {
    name: 'HKDF',
    hash: 'SHA-256',
    salt: new Uint8Array(),
    info: new TextEncoder().encode(info),
  };
}
