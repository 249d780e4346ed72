/**
 * A guest is someone without an account, who lives on one device. The id is made there; it can never be that of
 * an account, whose ids are bare UUIDs.
 */
const PREFIX = 'guest-';

/** @param uuid random, so that no two guests of any device have the same id */
export function guestId(uuid: string): string {
  return PREFIX + uuid;
}

export function isGuestId(id: string): boolean {
  return id.startsWith(PREFIX);
}
