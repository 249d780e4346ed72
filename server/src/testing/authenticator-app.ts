import { Secret, TOTP } from 'otpauth';

/** What an authenticator app in the person's hand shows at a moment. @param secret in base 32 */
export function codeShownAt(secret: string, atMs: number): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: atMs });
}
