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

/** What to say when the device refuses. */
export const TROUBLE_WORDS = {
  full: 'There is no room left on this device, so this was not saved. Your words are still here: free some space and try again.',
  'no-storage':
    'This browser did not let us use its storage, so this was not saved. Your words are still here. Private windows and strict settings can be the reason.',
  gone: 'The diary on this device was deleted or locked elsewhere, so this was not saved. Copy your words if you want to keep them.',
  changed: 'This page was changed in another tab while you wrote here.',
} as const;
