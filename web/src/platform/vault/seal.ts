import { pad, unpad } from '@stillgrove/domain/vault/padding';

/** Bytes that only the right key opens, and only under the words that they were bound to. */
export type Sealed = { readonly iv: Uint8Array<ArrayBuffer>; readonly bytes: Uint8Array<ArrayBuffer> };

const IV_BYTES = 12;

/** A new one for every sealing: AES-GCM is broken by using one twice. */
export function newIv(): Uint8Array<ArrayBuffer> {
  return crypto.getRandomValues(new Uint8Array(IV_BYTES));
}

/**
 * Seals a value that JSON can hold, with AES-GCM.
 *
 * @param binding see `bindingOf`
 */
export async function seal(key: CryptoKey, value: unknown, binding: string): Promise<Sealed> {
  const iv = newIv();
  const plain = pad(new TextEncoder().encode(JSON.stringify(value)));
  const bytes = await crypto.subtle.encrypt(withBinding(iv, binding), key, plain);
  plain.fill(0);
  return { iv, bytes: new Uint8Array(bytes) };
}

/** @returns the value, or undefined when key or binding are others or a byte was changed */
export async function unseal(key: CryptoKey, { iv, bytes }: Sealed, binding: string): Promise<unknown> {
  try {
    const plain = unpad(new Uint8Array(await crypto.subtle.decrypt(withBinding(iv, binding), key, bytes)));
    return plain === null ? undefined : JSON.parse(new TextDecoder().decode(plain));
  } catch {
    return undefined;
  }
}

/** The parameters of AES-GCM. */
export function withBinding(iv: Uint8Array<ArrayBuffer>, binding: string): AesGcmParams {
  return { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(binding) };
}
