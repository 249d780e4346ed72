import { dateOf } from '@stillgrove/domain/diary/day';
import type { Strength } from '@stillgrove/domain/diary/passphrase';
import type { DraftState } from '../../platform/diary-vault/drafts';
import { pageLanguage } from '../../platform/language/page-language';
import type { StorageTrouble } from '../../platform/storage/storage-error';

const DAY = new Intl.DateTimeFormat(pageLanguage(), { dateStyle: 'full', timeZone: 'UTC' });
const MONTH = new Intl.DateTimeFormat(pageLanguage(), { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** `Saturday, November 21, 2026` */
export function dayInWords(day: string): string {
  return inWords(DAY, day);
}

/** `November 2026` */
export function monthInWords(day: string): string {
  return inWords(MONTH, day);
}

/** An unfinished page may have no day yet. */
function inWords(format: Intl.DateTimeFormat, day: string): string {
  const date = dateOf(day);
  return date === null ? day || 'No date yet' : format.format(date);
}

export const STRENGTH_WORDS: Readonly<Record<Strength, string>> = {
  'too-short': 'Too short.',
  weak: 'Easy to guess. Add a word or two.',
  fair: 'Fair. Add another word to make it stronger.',
  strong: 'Strong.',
};

/** Messages for a change that could not be saved. */
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
  changed: 'This page was changed in another tab while you were writing. Choose what to keep.',
} as const;

/** What to say while unfinished words cannot be stored. */
export function notKeptWords(state: StorageTrouble | 'gone'): string {
  if (state === 'full')
    return 'Your unfinished words aren’t being saved because this device is full. Free some space, then keep writing or choose Save page. Your words are still here.';
  return 'Your unfinished words aren’t being saved, because this browser’s storage can’t be used right now. Copy them before you leave this page. Your words are still here.';
}

/** What to say when an unfinished page that could not be stored was left by a link. */
export const LEFT_WORDS =
  'We couldn’t save your unfinished page on this device. It’s in this tab only: go back to your diary before you close or reload the tab.';

/** What to say before someone locks a diary with a page that could not be stored. */
export function lockingWords(trouble: StorageTrouble): string {
  const consequence =
    'If you lock the diary now, the page is kept in this tab only, and it’s lost when you close or reload the tab.';
  return trouble === 'full'
    ? `We couldn’t save your unfinished page because this device is full. ${consequence}`
    : `We couldn’t save your unfinished page on this device. ${consequence}`;
}

/** What to say on a locked diary about the page that was being written. */
export function lockedWords(unfinished: DraftState): string | null {
  if (unfinished === 'kept') return 'Your unfinished page is saved.';
  if (unfinished === 'none' || unfinished === 'keeping' || unfinished === 'gone') return null;
  return unfinished === 'full'
    ? 'We couldn’t save your unfinished page because this device is full. It’s locked in this tab only: don’t close or reload the tab. Free some space, then open your diary.'
    : 'We couldn’t save your unfinished page on this device. It’s locked in this tab only: open your diary before you close or reload the tab.';
}
