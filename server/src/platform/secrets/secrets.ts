import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** Bytes of a key as the operator gives it. */
export const KEY_BYTES = 32;

const FORMAT = 'v1';
const CIPHER = 'aes-256-gcm';
/** What NIST SP 800-38D recommends for a random nonce; at most 2^32 secrets under one key. */
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Where a secret belongs. Sealed for one place, it opens in no other. */
export type SecretPlace = {
  readonly userId: string;
  readonly purpose: 'authenticator-app' | 'recovery-code';
};

/** Encrypts what the server itself must read again, and hashes what it must know again, by a key that is not in the database. */
export type Secrets = {
  /** @returns `v1.KEY-ID.NONCE.CIPHERTEXT-AND-TAG` */
  seal(text: string, place: SecretPlace): string;
  /** @returns null when no key that is set opens it, or someone changed or moved it */
  open(sealed: string, place: SecretPlace): string | null;
  /**
   * Keyed hashes of a text, by which it is known again and which tell nothing without the key.
   *
   * @returns `KEY-ID.HASH` by the newest key, then by the old one
   */
  hashes(text: string): readonly [string, ...string[]];
  /** Whether a hash was made by a key that is set. */
  knowsKeyOf(hash: string): boolean;
  /** What all begin with that are sealed by the newest key. */
  readonly currentPrefix: string;
  /**
   * HMAC-SHA-256 of a text by the newest key, in base64url. Addresses are few enough to try them all against
   * a plain hash; against this one only whoever also has the key can. A new key gives other hashes.
   */
  keyedHash(text: string): string;
};

/** Keys of 32 bytes; the old one only opens. */
export type SecretKeys = { readonly current: Buffer; readonly old: Buffer | null };

/** AES-256-GCM with keys that are derived from those given. */
export function createSecrets({ current, old }: SecretKeys): Secrets {
  const newest = derived(current);
  const older = old === null ? [] : [derived(old)];
  const known = new Map([newest, ...older].map((key) => [key.id, key]));
  const hashBy = ({ hashKey }: Derived, text: string) =>
    createHmac('sha256', hashKey).update(text).digest('base64url');
  const namedHashBy = (key: Derived, text: string) => `${key.id}.${hashBy(key, text)}`;
  return {
    hashes: (text) => [namedHashBy(newest, text), ...older.map((key) => namedHashBy(key, text))],
    knowsKeyOf: (hash) => known.has(hash.split('.')[0] ?? ''),
    currentPrefix: `${FORMAT}.${newest.id}.`,

    keyedHash: (text) => hashBy(newest, text),

    seal(text, place) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, newest.key, nonce).setAAD(boundTo(place));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
      return [FORMAT, newest.id, nonce.toString('base64url'), sealed.toString('base64url')].join('.');
    },

    open(sealed, place) {
      const [format, id = '', nonce = '', rest = ''] = sealed.split('.');
      const key = known.get(id);
      const bytes = Buffer.from(rest, 'base64url');
      if (format !== FORMAT || key === undefined || bytes.length < TAG_BYTES) return null;
      try {
        const decipher = createDecipheriv(CIPHER, key.key, Buffer.from(nonce, 'base64url'), {
          authTagLength: TAG_BYTES,
        })
          .setAAD(boundTo(place))
          .setAuthTag(bytes.subarray(-TAG_BYTES));
        return Buffer.concat([decipher.update(bytes.subarray(0, -TAG_BYTES)), decipher.final()]).toString(
          'utf8',
        );
      } catch {
        return null;
      }
    },
  };
}

/** Whether a stored text is sealed, by whatever key; what was stored before there was a key is not. */
export function isSealed(text: string): boolean {
  return text.startsWith(`${FORMAT}.`);
}

type Derived = { readonly id: string; readonly key: Buffer; readonly hashKey: Buffer };

/** A key for the cipher, one for hashes, and an id that tells which key it was and nothing about it. */
function derived(given: Buffer): Derived {
  return {
    id: createHmac('sha256', given).update('stillgrove key id').digest('hex').slice(0, 12),
    key: Buffer.from(hkdfSync('sha256', given, '', 'stillgrove stored secrets', KEY_BYTES)),
    hashKey: Buffer.from(hkdfSync('sha256', given, '', 'stillgrove keyed hashes', KEY_BYTES)),
  };
}

function boundTo({ userId, purpose }: SecretPlace): Buffer {
  return Buffer.from(JSON.stringify([purpose, userId]));
}
