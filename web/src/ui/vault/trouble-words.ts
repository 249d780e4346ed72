import { t } from '@lingui/core/macro';
import type { StorageTrouble } from '../../platform/storage/storage-error';

/** What to say when something private could not be saved, by the outcome of `saveRecord`. */
export const NOT_SAVED_WORDS = {
  full: t`We couldn’t save this because this device is full. Free some space, then try again. Your words are still here.`,
  refused: t`We couldn’t save this because this browser doesn’t let us use its storage. Private windows and strict settings can be the reason. Your words are still here: copy them if you want to keep them.`,
  'older-tab': t`We couldn’t save this because Stillgrove is open in another tab with an older version. Close that tab, then try again. Your words are still here.`,
  'newer-tab': t`We couldn’t save this because Stillgrove was updated in another tab. Copy your words, then reload this page.`,
  silent: t`We couldn’t save this because this browser’s storage isn’t responding. Close other Stillgrove tabs, then try again. Your words are still here.`,
  gone: t`We couldn’t save this because your private space was locked or deleted in the meantime. Your words are still here: try again, or copy them if you want to keep them.`,
  changed: t`We couldn’t save this because it was changed in another tab in the meantime. Copy your words, then look at what’s there now.`,
} as const;

/** Why the private space cannot be opened in this browser, by its status or the outcome of a try. */
export const NOT_OPENED_WORDS = {
  insecure: t`Your private space needs your browser’s encryption. Browsers allow that only on addresses that start with https. Ask the people who run this site for its https address.`,
  refused: t`This browser doesn’t let us store anything on your device, so nothing private can be kept here. A private window or strict settings can cause this. Try a regular window. We didn’t delete anything.`,
  full: t`We can’t open your private space because this device is full. Free some space, then reload this page. We didn’t delete anything.`,
  'older-tab': t`Stillgrove is open in another tab with an older version. Close that tab, then reload this page.`,
  'newer-tab': t`Stillgrove was updated in another tab. Reload this page to continue.`,
  silent: t`This browser’s storage isn’t responding. Close other Stillgrove tabs, then reload this page. We didn’t delete anything.`,
} as const;

/** What to say before someone locks it with a page of the diary that could not be stored. */
export function lockingWords(trouble: StorageTrouble): string {
  const consequence = t`If you lock it now, the page is kept in this tab only, and it’s lost when you close or reload the tab.`;
  return trouble === 'full'
    ? t`We couldn’t save your unfinished page because this device is full. ${consequence}`
    : t`We couldn’t save your unfinished page on this device. ${consequence}`;
}
