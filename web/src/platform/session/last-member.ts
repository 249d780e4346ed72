import { firstName } from '@stillgrove/domain/accounts/account';
import type { Member } from './app-store';
import { personOf } from './person';

/**
 * The person last signed in on this device. With the network off this person counts as signed in for pages;
 * data stays guarded by the server. A guest is known by nothing else. Only the id and the first name are kept: whoever looks into the device's
 * storage learns no address.
 */
const KEY = 'member';

/** @returns null without a person, and where storage is refused */
export function readLastMember(): Member | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (typeof stored !== 'object' || stored === null || !('id' in stored)) return null;
    if (typeof stored.id !== 'string') return null;
    // Builds before kept the whole name and the address.
    if ('fullName' in stored) rememberMember({ id: stored.id, fullName: String(stored.fullName) });
    const name = 'firstName' in stored ? stored.firstName : 'fullName' in stored ? stored.fullName : '';
    return personOf(stored.id, firstName(String(name)));
  } catch {
    return null;
  }
}

/** Whether this device knows a person at all, without looking at who it is. */
export function hasLastMember(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

export function rememberMember({ id, fullName }: Pick<Member, 'id' | 'fullName'>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ id, firstName: firstName(fullName) }));
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
