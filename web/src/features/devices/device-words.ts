import type { Device } from '@stillgrove/contract/devices';
import { pageLanguage } from '../../platform/language/page-language';

/** What a person calls a device by, such as "Firefox on Linux". */
export function deviceWords({ browser, system }: Device): string {
  if (browser !== null && system !== null) return `${browser} on ${system}`;
  return browser ?? system ?? 'A device that does not say what it is';
}

/** When a device was last used, to the day. */
export function seenWords({ current, lastSeenDay, signedInAt }: Device): string {
  if (current) return 'This device, just now';
  const day = lastSeenDay === null ? new Date(signedInAt) : new Date(`${lastSeenDay}T12:00:00Z`);
  const words = new Intl.DateTimeFormat(pageLanguage(), { dateStyle: 'long' }).format(day);
  return `Last used on ${words}`;
}
