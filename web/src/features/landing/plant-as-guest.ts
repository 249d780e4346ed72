import { mayHaveGuests } from '../../platform/guests/may-have-guests';
import { session } from '../../platform/session/session';

/**
 * Lets someone without an account have a tree of their own on this device. Where it may keep an earlier guest's, the
 * sign-in page has every way in.
 *
 * @returns where to go on
 */
export async function plantAsGuest(): Promise<string> {
  if (await mayHaveGuests()) return '/login?from=%2Freward';
  await session.continueAsGuest();
  return '/reward';
}
