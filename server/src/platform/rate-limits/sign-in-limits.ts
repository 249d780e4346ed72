import type { Attempt } from './rate-limits';

/** As whose sign-in it counts once the password was right, so that many elsewhere never shut out a known device. */
export function rightSignIn(userId: string, knownDevice: string | null): Attempt {
  return knownDevice === null
    ? { purpose: 'right-sign-ins-of-account', subject: userId }
    : { purpose: 'right-sign-ins-of-device', subject: `${knownDevice} ${userId}` };
}

/**
 * As whose try to sign in it counts, before the password is looked at. Only failures stay counted: a
 * sign-in that succeeds is given back.
 *
 * A stranger is held by the address, by the pair of account and address, and, against many addresses
 * at once, by the account as a whole. A known device has tries of its own, so none of these locks the
 * owner out.
 *
 * @param address of the caller, as `addressSubject` gives it
 * @param knownDevice the device, if the account was signed in to on it before
 */
export function signInAttempts(address: string, emailKey: string, knownDevice: string | null): Attempt[] {
  if (knownDevice !== null) return [{ purpose: 'sign-ins-of-device', subject: `${knownDevice} ${emailKey}` }];
  return [
    { purpose: 'sign-ins-of-address', subject: address },
    { purpose: 'sign-ins-of-pair', subject: `${address} ${emailKey}` },
    { purpose: 'sign-ins-of-account', subject: emailKey },
  ];
}

/**
 * What a new password that was set by an emailed link makes void: the count of those who tried the earlier one, which
 * would go on shutting out its owner, whose devices are no longer known either.
 *
 * @param address of the caller, as `addressSubject` gives it
 */
export function signInCounts(
  address: string,
  { userId, emailKey }: { userId: string; emailKey: string },
): Attempt[] {
  return [
    { purpose: 'sign-ins-of-pair', subject: `${address} ${emailKey}` },
    { purpose: 'sign-ins-of-account', subject: emailKey },
    { purpose: 'right-sign-ins-of-account', subject: userId },
  ];
}
