import { pad, unpad } from '@stillgrove/domain/vault/padding';
import { MAC_BYTES, MAC_KEY_BYTES, oneTimeMac } from './one-time-mac';
import type { Sealed } from './seal';

/**
 * Random bytes that are made ahead of time, so that a page that goes away can seal its last words at once.
 * The first ones are the key of the message's proof, the others hide the message. It is used once: two
 * messages under one stream would tell each other.
 */
export type KeyStream = { readonly salt: Uint8Array<ArrayBuffer>; bytes: Uint8Array<ArrayBuffer> | null };

const SALT_BYTES = 32;

/**
 * Enough for the longest page: 50,000 letters that JSON may write as six bytes each, and what padding adds.
 */
export const STREAM_BYTES = 384 * 1024;

/** @param key see `openKeys`; every stream has a key of its own, derived from it, a new salt and the binding */
export async function newKeyStream(key: CryptoKey, binding: string): Promise<KeyStream> {
  const salt = crypto.getRandomValues(new Uint8Array(SALT_BYTES));
  return { salt, bytes: await streamOf(key, salt, binding, STREAM_BYTES) };
}

async function streamOf(
  key: CryptoKey,
  salt: Uint8Array<ArrayBuffer>,
  binding: string,
  length: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const info = new TextEncoder().encode(binding);
  const derivation = { name: 'HKDF', hash: 'SHA-256', salt, info };
  const own = await crypto.subtle.deriveKey(derivation, key, { name: 'AES-CTR', length: 256 }, false, [
    'encrypt',
  ]);
  // The key is used for this stream alone, so its counter may begin at nothing.
  const from = { name: 'AES-CTR', counter: new Uint8Array(16), length: 64 };
  return new Uint8Array(await crypto.subtle.encrypt(from, own, new Uint8Array(length)));
}

/**
 * Seals a value that JSON can hold, at once, and uses the stream up.
 *
 * Like `seal` it hides the words and about how many they are, and a change of any byte is noticed. It opens
 * only with the diary's key and under the stream's binding. What it cannot know is whether it is the newest
 * of several: whoever writes into this device's storage can put an older one back, or remove it.
 *
 * @returns null when the stream was used before, or is too short for the value
 */
export function sealAtOnce(stream: KeyStream, value: unknown): Sealed | null {
  const { salt, bytes } = stream;
  if (bytes === null) return null;
  stream.bytes = null;
  const plain = pad(new TextEncoder().encode(JSON.stringify(value)));
  const fits = MAC_KEY_BYTES + plain.length <= bytes.length;
  if (fits) mask(plain, bytes);
  const sealed = fits
    ? { iv: salt, bytes: joined(oneTimeMac(bytes.subarray(0, MAC_KEY_BYTES), plain), plain) }
    : null;
  plain.fill(0);
  bytes.fill(0);
  return sealed;
}

/** @returns the value, or undefined when key or binding are others or a byte was changed */
export async function openSealedAtOnce(
  key: CryptoKey,
  { iv, bytes }: Sealed,
  binding: string,
): Promise<unknown> {
  const tag = bytes.subarray(0, MAC_BYTES);
  const plain = bytes.slice(MAC_BYTES);
  if (plain.length + MAC_KEY_BYTES > STREAM_BYTES) return undefined;
  const stream = await streamOf(key, iv, binding, MAC_KEY_BYTES + plain.length);
  const proof = oneTimeMac(stream.subarray(0, MAC_KEY_BYTES), plain);
  if (tag.length !== MAC_BYTES || proof.some((byte, at) => byte !== tag[at])) return undefined;
  mask(plain, stream);
  const value = unpad(plain);
  return value === null ? undefined : JSON.parse(new TextDecoder().decode(value));
}

function mask(message: Uint8Array, stream: Uint8Array): void {
  for (let at = 0; at < message.length; at += 1)
    message[at] = (message[at] ?? 0) ^ (stream[MAC_KEY_BYTES + at] ?? 0);
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array<ArrayBuffer> {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}
