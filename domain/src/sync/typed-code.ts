/**
 * Secrets in a form that people can type: Crockford’s base32 (crockford.com/base32.html), in groups of four, with a
 * checksum behind them that finds every wrong character and every two that changed places.
 */

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const CHARACTER_BITS = 5;
const CHECK_BITS = 12;
/** CRC-12 as DECT has it (0x80F). */
const POLYNOMIAL = 0x80f;
const GROUP = 4;

/** What is easily taken for something else when it is read from paper. */
const LOOKS_LIKE: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' };

/** Bytes of the secret that all of a person’s devices have. */
export const DEVICE_SECRET_BYTES = 16;
/** Bytes of the key in a recovery kit, which opens everything without a passphrase. */
export const RECOVERY_KEY_BYTES = 20;

/** What is wrong with a typed code; `at` counts its characters from 0, without spaces and dashes. */
export type CodeProblem =
  | { readonly problem: 'length' | 'checksum' }
  | { readonly problem: 'character'; readonly at: number };

/** @param secret random bytes @returns such as `7ZQ4 M0XA …`: 28 characters for 16 bytes, 35 for 20 */
export function typedCode(secret: Uint8Array): string {
  const bits = [...bitsOf(secret), ...checkBits(secret)];
  const characters = Array.from({ length: codeLength(secret.length) }, (_, index) => {
    const value = numberOf(bits.slice(index * CHARACTER_BITS, (index + 1) * CHARACTER_BITS), CHARACTER_BITS);
    return ALPHABET.charAt(value);
  });
  return groups(characters.join('')).join(' ');
}

/**
 * Reads a code however it was typed: small letters, without spaces, with dashes, with O for 0 and I or L for 1.
 *
 * @param length of the secret, in bytes
 */
export function readTypedCode(
  typed: string,
  length: number,
): { readonly secret: Uint8Array<ArrayBuffer> } | CodeProblem {
  const characters = Array.from(tidied(typed));
  const wrong = characters.findIndex((character) => !ALPHABET.includes(character));
  if (wrong !== -1) return { problem: 'character', at: wrong };
  if (characters.length !== codeLength(length)) return { problem: 'length' };
  const bits = characters.flatMap((character) => bitsOfNumber(ALPHABET.indexOf(character), CHARACTER_BITS));
  const secret = new Uint8Array(length);
  for (let index = 0; index < length; index += 1)
    secret[index] = numberOf(bits.slice(index * 8, (index + 1) * 8), 8);
  const rest = bits.slice(length * 8);
  const expected = checkBits(secret);
  const isRight = rest.every((bit, index) => bit === (expected[index] ?? 0));
  return isRight ? { secret } : { problem: 'checksum' };
}

/** Characters of a code for a secret of some bytes, without the spaces. */
export function codeLength(bytes: number): number {
  return Math.ceil((bytes * 8 + CHECK_BITS) / CHARACTER_BITS);
}

/** A code without spaces, dashes and look-alikes. */
export function tidied(typed: string): string {
  return typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s\-–—]/g, '')
    .replaceAll(/[OIL]/g, (letter) => LOOKS_LIKE[letter] ?? letter);
}

/** A code in groups of four characters, as it is printed. */
export function groups(code: string): string[] {
  return code.match(new RegExp(`.{1,${String(GROUP)}}`, 'g')) ?? [];
}

function bitsOf(bytes: Uint8Array): number[] {
  return Array.from(bytes).flatMap((byte) => bitsOfNumber(byte, 8));
}

function bitsOfNumber(value: number, length: number): number[] {
  return Array.from({ length }, (_, index) => (value >> (length - 1 - index)) & 1);
}

/** Missing bits at the end are 0. */
function numberOf(bits: readonly number[], length: number): number {
  return Array.from({ length }).reduce<number>((sum, _, index) => sum * 2 + (bits[index] ?? 0), 0);
}

function checkBits(secret: Uint8Array): number[] {
  let rest = 0;
  for (const bit of bitsOf(secret)) {
    const carries = ((rest >> (CHECK_BITS - 1)) & 1) !== bit;
    rest = (rest << 1) & 0xfff;
    if (carries) rest ^= POLYNOMIAL;
  }
  return bitsOfNumber(rest, CHECK_BITS);
}
