import { serverTime } from './server-time';

/**
 * This moment, and by how much the person’s clock is ahead of UTC.
 *
 * @returns `at` in milliseconds since 1970, by the server’s clock where the device’s is far off; `offset` in minutes
 */
export function nowHere(): { readonly at: number; readonly offset: number } {
  const at = serverTime.now();
  return { at, offset: offsetAt(at) };
}

/** By how many minutes the person’s clock is ahead of UTC at a moment, where the device is now. */
export function offsetAt(at: number): number {
  const offset = -new Date(at).getTimezoneOffset();
  return Number.isNaN(offset) ? 0 : Math.round(offset);
}

/** The same for a moment that is told by the person’s own clock, as if that were UTC. */
export function offsetAtLocal(localMs: number): number {
  const guess = offsetAt(localMs);
  return offsetAt(localMs - guess * 60_000);
}
