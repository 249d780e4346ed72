import type { Strength } from '@stillgrove/domain/diary/passphrase';
import { pageLanguage } from '../../platform/language/page-language';

const DAY = new Intl.DateTimeFormat(pageLanguage(), { dateStyle: 'full', timeZone: 'UTC' });
const MONTH = new Intl.DateTimeFormat(pageLanguage(), { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** `Saturday, 21 November 2026` */
export function dayInWords(day: string): string {
  return DAY.format(new Date(`${day}T00:00:00Z`));
}

/** `November 2026` */
export function monthInWords(day: string): string {
  return MONTH.format(new Date(`${day}T00:00:00Z`));
}

export const STRENGTH_WORDS: Readonly<Record<Strength, string>> = {
  'too-short': 'Too short yet.',
  weak: 'Easy to guess. Add a word or two.',
  fair: 'Fair. One more word makes it strong.',
  strong: 'Strong.',
};

/** What to say when something could not be saved. */
export const TROUBLE_WORDS = {
  full: 'We couldn’t save this because this device is full. Free some space, then try again. Your words are still here.',
  refused:
    'We couldn’t save this because this browser doesn’t let us use its storage. Private windows and strict settings can be the reason. Your words are still here: copy them if you want to keep them.',
  'older-tab':
    'We couldn’t save this because Stillgrove is open in another tab with an older version. Close that tab, then try again. Your words are still here.',
  'newer-tab':
    'We couldn’t save this because Stillgrove was updated in another tab. Copy your words, then reload this page.',
  silent:
    'We couldn’t save this because this browser’s storage isn’t responding. Close other Stillgrove tabs, then try again. Your words are still here.',
  gone: 'We couldn’t save this because the diary on this device was deleted or locked in another tab. Copy your words if you want to keep them.',
  changed: 'This page was changed in another tab while you wrote here.',
} as const;
