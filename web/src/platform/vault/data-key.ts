import { bindingOf } from '@stillgrove/domain/vault/binding';
import { KEY_ROUNDS, normalPassphrase } from '@stillgrove/domain/vault/passphrase';
import { toBase64 } from './base64';
import type { PasskeySecret } from './passkey';
import { newIv, withBinding } from './seal';

/** A diary's random key, wrapped by its passphrase: a new passphrase wraps it again and changes no page. */
export type Lock = {
  readonly salt: Uint8Array<ArrayBuffer>;
  readonly rounds: number;
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly wrappedKey: Uint8Array<ArrayBuffer>;
};

/** The same key, wrapped by what a passkey makes of the salt: beside the passphrase, never in its place. */
export type PasskeyLock = {
  readonly id: Uint8Array<ArrayBuffer>;
  readonly salt: Uint8Array<ArrayBuffer>;
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly wrappedKey: Uint8Array<ArrayBuffer>;
};

const AES = { name: 'AES-GCM', length: 256 } as const;
const SALT_BYTES = 16;
/** Part of what is sealed, and so the same in every language. */
const ONE_KEY = 'data key';

/** A random key that may be wrapped; the one to work with comes from `openLock`. */
export function newDataKey(): Promise<CryptoKey> {
  return crypto.subtle.generateKey(AES, true, ['encrypt', 'decrypt']);
}

export async function lockDataKey(
  dataKey: CryptoKey,
  passphrase: string,
  owner: string,
  rounds = KEY_ROUNDS,
): Promise<Lock> {
  const salt = crypto.getRandomValues(new Uint8Array(SALT_BYTES));
  const iv = newIv();
  const wrapping = await passphraseKey(passphrase, salt, rounds);
  const wrapped = await crypto.subtle.wrapKey('raw', dataKey, wrapping, keyBinding(iv, owner));
  return { salt, rounds, iv, wrappedKey: new Uint8Array(wrapped) };
}

/** The keys of an open diary; no script can read their bytes. */
export type Keys = {
  /** For everything that is sealed in its own time. */
  readonly key: CryptoKey;
  /** To derive key streams from, for words that are sealed at once. */
  readonly stashKey: CryptoKey;
};

/** @returns null when the passphrase is another, or the lock belongs to someone else */
export async function openKeys(lock: Lock, passphrase: string, owner: string): Promise<Keys | null> {
  const wrapping = await passphraseKey(passphrase, lock.salt, lock.rounds);
  return unwrapKeys(lock, wrapping, keyBinding(lock.iv, owner));
}

/** @param dataKey one that may be wrapped, see `openLock` */
export async function lockDataKeyByPasskey(
  dataKey: CryptoKey,
  { id, secret }: PasskeySecret,
  salt: Uint8Array<ArrayBuffer>,
  owner: string,
): Promise<PasskeyLock> {
  const iv = newIv();
  const wrapping = await passkeyKey(secret, owner, id);
  const wrapped = await crypto.subtle.wrapKey('raw', dataKey, wrapping, passkeyBinding(iv, owner, id));
  return { id, salt, iv, wrappedKey: new Uint8Array(wrapped) };
}

/** @returns null when it is another passkey, or the lock belongs to someone else */
export async function openKeysByPasskey(
  lock: PasskeyLock,
  { id, secret }: PasskeySecret,
  owner: string,
): Promise<Keys | null> {
  return unwrapKeys(lock, await passkeyKey(secret, owner, id), passkeyBinding(lock.iv, owner, id));
}

async function unwrapKeys(
  { wrappedKey }: Lock | PasskeyLock,
  wrapping: CryptoKey,
  binding: AesGcmParams,
): Promise<Keys | null> {
  const unwrap = (kind: AesKeyAlgorithm | 'HKDF', uses: KeyUsage[]) =>
    crypto.subtle.unwrapKey('raw', wrappedKey, wrapping, binding, kind, false, uses);
  try {
    const [key, stashKey] = await Promise.all([
      unwrap(AES, ['encrypt', 'decrypt']),
      unwrap('HKDF', ['deriveKey']),
    ]);
    return { key, stashKey };
  } catch {
    return null;
  }
}

/**
 * Opens the key for pages alone.
 *
 * @param mayBeWrapped only for a change of passphrase: otherwise no script can read the key's bytes
 * @returns null when the passphrase is another, or the lock belongs to someone else
 */
export async function openLock(
  lock: Lock,
  passphrase: string,
  owner: string,
  mayBeWrapped = false,
): Promise<CryptoKey | null> {
  const wrapping = await passphraseKey(passphrase, lock.salt, lock.rounds);
  const binding = keyBinding(lock.iv, owner);
  const uses: KeyUsage[] = ['encrypt', 'decrypt'];
  try {
    return await crypto.subtle.unwrapKey('raw', lock.wrappedKey, wrapping, binding, AES, mayBeWrapped, uses);
  } catch {
    return null;
  }
}

function keyBinding(iv: Uint8Array<ArrayBuffer>, owner: string): AesGcmParams {
  return withBinding(iv, bindingOf('key', owner, ONE_KEY));
}

function passkeyBinding(iv: Uint8Array<ArrayBuffer>, owner: string, id: Uint8Array): AesGcmParams {
  return withBinding(iv, bindingOf('passkey', owner, toBase64(id)));
}

/** A key of its own, so that the passkey's secret is used for nothing else. */
async function passkeyKey(
  secret: Uint8Array<ArrayBuffer>,
  owner: string,
  id: Uint8Array,
): Promise<CryptoKey> {
  const material = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveKey']);
  secret.fill(0);
  const info = new TextEncoder().encode(bindingOf('passkey', owner, toBase64(id)));
  const derivation = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info };
  return crypto.subtle.deriveKey(derivation, material, AES, false, ['wrapKey', 'unwrapKey']);
}

async function passphraseKey(
  passphrase: string,
  salt: Uint8Array<ArrayBuffer>,
  iterations: number,
): Promise<CryptoKey> {
  const typed = new TextEncoder().encode(normalPassphrase(passphrase));
  const material = await crypto.subtle.importKey('raw', typed, 'PBKDF2', false, ['deriveKey']);
  typed.fill(0);
  const derivation = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations };
  return crypto.subtle.deriveKey(derivation, material, AES, false, ['wrapKey', 'unwrapKey']);
}
