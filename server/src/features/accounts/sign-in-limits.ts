import type { Purpose } from '../../platform/rate-limits/limits';
import type { RateLimits } from '../../platform/rate-limits/rate-limits';

type Attempt = {
  /** The address of the caller, as `addressSubject` gives it. */
  readonly address: string;
  readonly emailKey: string;
  /** The device, if the account was signed in to on it before. */
  readonly knownDevice: string | null;
};

/**
 * Counts a try to sign in before the password is looked at, so that many at once cannot slip through.
 *
 * A stranger is held by the address, by the pair of account and address, and, against many addresses
 * at once, by the account as a whole. A known device has tries of its own, so none of these locks the
 * owner out.
 *
 * @returns the seconds to wait, or null when the try may go on
 */
export async function countSignIn(rateLimits: RateLimits, attempt: Attempt): Promise<number | null> {
  for (const [purpose, subject] of countedAs(attempt)) {
    const waitSeconds = await rateLimits.take(purpose, subject);
    if (waitSeconds !== null) return waitSeconds;
  }
  return null;
}

/** Only failures count: a sign-in that succeeded is taken off again. */
export async function uncountSignIn(rateLimits: RateLimits, attempt: Attempt): Promise<void> {
  for (const [purpose, subject] of countedAs(attempt)) await rateLimits.giveBack(purpose, subject);
}

function countedAs({ address, emailKey, knownDevice }: Attempt): [Purpose, string][] {
  if (knownDevice !== null) return [['sign-ins-of-device', `${knownDevice} ${emailKey}`]];
  return [
    ['sign-ins-of-address', address],
    ['sign-ins-of-pair', `${address} ${emailKey}`],
    ['sign-ins-of-account', emailKey],
  ];
}
