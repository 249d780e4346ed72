/** Remembers, across reloads, that the server has not yet heard of a logout. */
const COOKIE = 'logout-pending';

export function isLogoutPending(): boolean {
  return document.cookie.includes(`${COOKIE}=1`);
}

export function markLogoutPending(): void {
  document.cookie = `${COOKIE}=1; Path=/; Max-Age=31536000; SameSite=Lax`;
}

export function clearLogoutPending(): void {
  document.cookie = `${COOKIE}=; Path=/; Max-Age=0; SameSite=Lax`;
}
