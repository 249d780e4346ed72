import { t } from '@lingui/core/macro';
import { dateOf } from '@stillgrove/domain/diary/day';
import type { DiaryEntry } from '@stillgrove/domain/diary/entry';
import { calendarDay } from '@stillgrove/domain/points/day';
import type { DraftState } from '../../platform/vault/drafts';
import { today } from '../../platform/clock/clock';
import { pageLanguage } from '../../platform/language/page-language';
import type { StorageTrouble } from '../../platform/storage/storage-error';
import { NOT_SAVED_WORDS } from '../../ui/vault/trouble-words';

const DAY = new Intl.DateTimeFormat(pageLanguage(), { dateStyle: 'full', timeZone: 'UTC' });
const MONTH = new Intl.DateTimeFormat(pageLanguage(), { month: 'long', year: 'numeric', timeZone: 'UTC' });

const TIME = new Intl.DateTimeFormat(pageLanguage(), { timeStyle: 'short' });

const DAY_OF_YEAR = new Intl.DateTimeFormat(pageLanguage(), {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
});

/** `Saturday, November 21`, with its year when that is another one than this year */
export function dayInFewWords(day: string): string {
  return day.slice(0, 5) === today().slice(0, 5) ? inWords(DAY_OF_YEAR, day) : dayInWords(day);
}

/** `Saturday, November 21, 2026` */
export function dayInWords(day: string): string {
  return inWords(DAY, day);
}

/** `November 2026` */
export function monthInWords(day: string): string {
  return inWords(MONTH, day);
}

/** `9:41 PM`, for a page that was last written on the day that it is about; null for all others. */
export function timeOfPage({ day, changedAtMs }: Pick<DiaryEntry, 'day' | 'changedAtMs'>): string | null {
  const offsetMinutes = -new Date(changedAtMs).getTimezoneOffset();
  // A moment that no calendar has, from a wrong clock.
  if (Number.isNaN(offsetMinutes)) return null;
  return calendarDay(changedAtMs, offsetMinutes) === day ? TIME.format(changedAtMs) : null;
}

/** An unfinished page may have no day yet. */
function inWords(format: Intl.DateTimeFormat, day: string): string {
  const date = dateOf(day);
  return date === null ? day || t`No date yet` : format.format(date);
}

/** Messages for a page that could not be saved. */
export const TROUBLE_WORDS = {
  ...NOT_SAVED_WORDS,
  changed: t`This page was changed in another tab while you were writing. Choose what to keep.`,
} as const;

/** What to say while unfinished words cannot be stored. */
export function notKeptWords(state: StorageTrouble | 'gone'): string {
  if (state === 'full')
    return t`Your unfinished words aren’t being saved because this device is full. Free some space, then keep writing or choose Save. Your words are still here.`;
  return t`Your unfinished words aren’t being saved, because this browser’s storage can’t be used right now. Copy them before you leave this page. Your words are still here.`;
}

/** What to say on a locked diary about a page that was begun in this tab before there was one. */
export const FIRST_PAGE_WORDS = t`Your page is only in this tab. Open your diary to save it before you close or reload the tab.`;

/** What to say when an unfinished page that could not be stored was left by a link. */
export const LEFT_WORDS = t`We couldn’t save your unfinished page on this device. It’s in this tab only: go back to your diary before you close or reload the tab.`;

/** What to say on a locked diary about the page that was being written. */
export function lockedWords(unfinished: DraftState): string | null {
  if (unfinished === 'kept') return t`Your unfinished page is saved.`;
  if (unfinished === 'none' || unfinished === 'keeping' || unfinished === 'gone') return null;
  return unfinished === 'full'
    ? t`We couldn’t save your unfinished page because this device is full. It’s locked in this tab only: don’t close or reload the tab. Free some space, then open your diary.`
    : t`We couldn’t save your unfinished page on this device. It’s locked in this tab only: open your diary before you close or reload the tab.`;
}
