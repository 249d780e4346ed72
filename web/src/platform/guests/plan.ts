/**
 * Whose things go to which account, from the moment in which someone signed in until all of them are there. A page
 * that goes away meanwhile leaves it to the next one.
 */
const KEY = 'guest-to-bring';

/** @returns the guest who was to come along into this account; null when none was */
export function plannedGuest(userId: string): string | null {
  try {
    const [guestId, into] = (localStorage.getItem(KEY) ?? '').split(' ');
    return into === userId && guestId !== undefined ? guestId : null;
  } catch {
    return null;
  }
}

/** @param guestId null when no one is to come along any more */
export function planGuest(guestId: string | null, userId: string): void {
  try {
    if (guestId === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, `${guestId} ${userId}`);
  } catch {
    // Without storage there is nothing of a guest to bring.
  }
}
