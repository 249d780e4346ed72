import { normalizeEmail } from '@stillgrove/domain/accounts/account';
import type { SignedIn } from '../session/store';

/**
 * Whether somebody runs the grove: the operator named their address, they have shown that it is theirs,
 * and this session was opened with more than a password.
 *
 * @param emails normalized
 */
export function runsTheGrove(
  { email, confirmedAtMs, secondFactor }: SignedIn,
  emails: ReadonlySet<string>,
): boolean {
  return secondFactor && confirmedAtMs !== null && emails.has(normalizeEmail(email));
}
