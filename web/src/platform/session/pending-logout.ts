import { LOGOUT_PENDING_COOKIE } from '@stillgrove/contract/sign-in-form';
import { readCookie } from './cookie';

/**
 * Remembers, across reloads and in all tabs, that the server has not yet confirmed a logout. A cookie, because
 * it is written at once and works where storage is refused.
 */

/** What builds before wrote, which did not say whose logout it was. */
const NO_ONE_NAMED = '1';

/** @returns whose logout is pending, where that is known; null when none is */
export function readPendingLogout(): { readonly userId: string | null } | null {
  const value = readCookie(LOGOUT_PENDING_COOKIE);
  return value === null ? null : { userId: value === NO_ONE_NAMED ? null : value };
}

export function markPendingLogout(userId: string): void {
  document.cookie = `${LOGOUT_PENDING_COOKIE}=${userId}; Path=/; Max-Age=31536000; SameSite=Lax`;
}

export function clearPendingLogout(): void {
  document.cookie = `${LOGOUT_PENDING_COOKIE}=; Path=/; Max-Age=0; SameSite=Lax`;
}
