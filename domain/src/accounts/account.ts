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

/** Characters of a password as people count them: code points of any script. */
export function passwordLength(password: string): number {
  return Array.from(normalizePassword(password)).length;
}

export const PASSWORD_MIN_LENGTH = 8;
export const PASSWORD_MAX_LENGTH = 128;
export const FULL_NAME_MAX_LENGTH = 100;
export const EMAIL_MAX_LENGTH = 254;
