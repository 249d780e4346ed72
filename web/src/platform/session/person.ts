import { isGuestId } from '@stillgrove/domain/accounts/guest';
import type { Member } from './app-store';

/** Whoever a device remembers by this id: a guest, who has no name, or a member of whom it knows the first name. */
export function personOf(id: string, firstName = ''): Member {
  return { id, fullName: firstName, email: null, confirmedAt: null, ...(isGuestId(id) && { isGuest: true }) };
}
