import { Secret, TOTP } from 'otpauth';

/** As authenticator apps expect it (RFC 6238): six digits, new every 30 seconds. */
const PERIOD_SECONDS = 30;
/** Clocks differ; the code before and the one after count, too. */
const WINDOW = 1;

/** A new secret of 160 bits, in base 32. */
export function newSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The address by which an app takes over a secret, usually from a picture. */
export function secretUri(secret: string, { issuer, label }: { issuer: string; label: string }): string {
  return totp(secret, { issuer, label }).toString();
}

/** @returns the number of the 30 seconds that a code belongs to, or null when it is wrong */
export function stepOf(secret: string, code: string, nowMs: number): number | null {
  const token = withAsciiDigits(code).replace(/\s/g, '');
  // The library throws for what is as long as a code and none.
  if (!/^\d{6}$/.test(token)) return null;
  const delta = totp(secret).validate({ token, timestamp: nowMs, window: WINDOW });
  return delta === null ? null : Math.floor(nowMs / 1000 / PERIOD_SECONDS) + delta;
}

function totp(secret: string, names: { issuer?: string; label?: string } = {}): TOTP {
  return new TOTP({ ...names, secret: Secret.fromBase32(secret), digits: 6, period: PERIOD_SECONDS });
}

const DIGIT = /^\p{Nd}$/u;

/** Digits of any script, such as ٣ or ३ or ３, as 0 to 9: keyboards of many languages type them. */
export function withAsciiDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => String(valueOf(digit.codePointAt(0) ?? 0)));
}

/** Unicode keeps the ten digits of a script together and in order, and sets of ten next to each other. */
function valueOf(codePoint: number): number {
  let first = codePoint;
  while (DIGIT.test(String.fromCodePoint(first - 1))) first -= 1;
  return (codePoint - first) % 10;
}
