export const PASSPHRASE_MIN_LENGTH = 8;
export const PASSPHRASE_MAX_LENGTH = 200;

/**
 * Rounds of PBKDF2 with SHA-256: what the OWASP Password Storage Cheat Sheet asks for (2023). Every
 * diary remembers its own, so that this may grow.
 */
export const KEY_ROUNDS = 600_000;

export type Strength = 'too-short' | 'weak' | 'fair' | 'strong';

/** A hint while someone types, no proof: length counts most, repeated characters little. */
export function strengthOf(passphrase: string): Strength {
  const letters = Array.from(passphrase);
  if (letters.length < PASSPHRASE_MIN_LENGTH) return 'too-short';
  const different = new Set(letters.map((letter) => letter.toLowerCase())).size;
  const worth = Math.min(letters.length, different * 2.5);
  if (worth < 12) return 'weak';
  return worth < 18 ? 'fair' : 'strong';
}

/** One spelling for what looks the same, whichever keyboard it was typed on. */
export function normalPassphrase(passphrase: string): string {
  return passphrase.normalize('NFKC');
}
