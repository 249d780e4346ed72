import { randomInt } from 'node:crypto';
import { isSealed, type Secrets } from '../../platform/secrets/secrets';
import { sha256 } from '../../platform/tokens';
import { withAsciiDigits } from './one-time-codes';

const RECOVERY_CODES = 10;

/** Without letters and digits that are mistaken for each other. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 6;
const GROUP = 4;

/** In front of the hash of a code of this length. Codes of older versions were shorter and have none. */
const LONG = 'sha256:';

/** Ten codes of 118 bits each, such as `k3m9-xw7r-tpab-5qde-gh2z-uv8y`, to be kept on paper. */
export function newRecoveryCodes(): string[] {
  const group = () =>
    Array.from({ length: GROUP }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');
  return Array.from({ length: RECOVERY_CODES }, () => Array.from({ length: GROUPS }, group).join('-'));
}

/**
 * What is stored; a code is the same however it is spaced. One hash is enough for a secret of 112 bits and
 * more (OWASP ASVS 5.0, 6.5.2), and it does not depend on the key for stored secrets: recovery codes are
 * the way in when that key is lost.
 */
export function recoveryCodeHash(code: string): string {
  return LONG + bareHash(code);
}

/** Whether a stored hash is that of a code of an older version, whose 49 bits have to be sealed. */
export function isShortCode(stored: string): boolean {
  return !stored.startsWith(LONG);
}

/** Whether a code is the one that is stored, in whichever form. */
export function isRecoveryCode(
  code: string,
  stored: string,
  { secrets, userId }: { secrets: Pick<Secrets, 'open'>; userId: string },
): boolean {
  if (!isShortCode(stored)) return stored === recoveryCodeHash(code);
  const bare = isSealed(stored) ? secrets.open(stored, { userId, purpose: 'recovery-code' }) : stored;
  return bare === bareHash(code);
}

function bareHash(code: string): string {
  return sha256(withAsciiDigits(code).toLowerCase().replace(/[\s-]/g, ''));
}
