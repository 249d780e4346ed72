/** The first name, for the greeting. */
export function firstName(fullName: string): string {
  return fullName.trim().split(/\s+/)[0] ?? '';
}

/** The form under which an address is looked up: people write the same address in many ways. */
export function normalizeEmail(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}

/**
 * The form in which a password is hashed and measured: keyboards write the same letter in several ways,
 * and the next device may write another one (NIST SP 800-63B asks for NFKC or NFKD).
 */
export function normalizePassword(password: string): string {
  return password.normalize('NFKC');
}

export const PASSWORD_MIN_LENGTH = 8;
export const PASSWORD_MAX_LENGTH = 128;

/**
 * The most UTF-16 code units that a password of 128 characters can be typed in: Unicode composes at most four code
 * points into one, and each takes at most two units. A longer text is never normalized, because the time that takes
 * grows with the square of its length.
 */
export const PASSWORD_TYPED_MAX_LENGTH = PASSWORD_MAX_LENGTH * 4 * 2;

/** Characters of a password as people count them: code points of any script. A text that is too long counts its units. */
export function passwordLength(password: string): number {
  if (password.length > PASSWORD_TYPED_MAX_LENGTH) return password.length;
  return Array.from(normalizePassword(password)).length;
}

export const FULL_NAME_MAX_LENGTH = 100;
export const EMAIL_MAX_LENGTH = 254;
