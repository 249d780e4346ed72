import type { SignedIn } from '../session/store';

/**
 * Whether this session may do what operators do: the account accepted an invitation, its address is confirmed, and
 * the session was opened with more than a password.
 */
export function runsTheSite({ operator, confirmedAtMs, secondFactor }: SignedIn): boolean {
  return operator && confirmedAtMs !== null && secondFactor;
}
