import { t } from '@lingui/core/macro';
import type { Device } from '@stillgrove/contract/devices';
import { pageLanguage } from '../../platform/language/page-language';

/** The name of a device, such as "Firefox on Linux". */
export function deviceWords({ browser, system }: Device): string {
  if (browser !== null && system !== null) return t`${browser} on ${system}`;
  return browser ?? system ?? t`Unknown device`;
}

/** The day on which a device was last used. */
export function seenWords({ current, lastSeenDay, signedInAt }: Device): string {
  if (current) return t`This device`;
  const day = lastSeenDay === null ? new Date(signedInAt) : new Date(`${lastSeenDay}T12:00:00Z`);
  const words = new Intl.DateTimeFormat(pageLanguage(), { dateStyle: 'long' }).format(day);
  return t`Last used on ${words}`;
}
