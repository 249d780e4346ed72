const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Codes that ISO 3166-1 leaves to its users: `XA` to `XZ`, `QM` to `QZ`. */
const USER_CODES: readonly string[] = [
  ...Array.from(LETTERS, (letter) => `X${letter}`),
  ...Array.from(LETTERS.slice(LETTERS.indexOf('M')), (letter) => `Q${letter}`),
];

/** A code for a place that has none. @returns null when all are taken */
export function freeCountryCode(taken: readonly string[]): string | null {
  return USER_CODES.find((code) => !taken.includes(code)) ?? null;
}
