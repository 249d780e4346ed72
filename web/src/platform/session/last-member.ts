import type { User } from '@stillgrove/contract/accounts';

/**
 * The person last signed in on this device. With the network off this person counts as signed in for
 * pages; data stays guarded by the server.
 */
const KEY = 'member';

export function readLastMember(): User | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return isUser(stored) ? stored : null;
  } catch {
    return null;
  }
}

export function rememberMember(user: User): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(user));
  } catch {
    // Without storage the person is asked to sign in again when offline; nothing else depends on it.
  }
}

export function forgetLastMember(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was stored, so nothing needs to go.
  }
}

function isUser(value: unknown): value is User {
  return (
    typeof value === 'object' && value !== null && 'id' in value && 'fullName' in value && 'email' in value
  );
}
