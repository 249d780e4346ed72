import { dateOf } from '@stillgrove/domain/diary/day';
import { pageLanguage } from '../../platform/language/page-language';

const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(pageLanguage(), { ...options, timeZone: 'UTC' });

const DAY = format({ dateStyle: 'full' });
const MONTH = format({ month: 'long', year: 'numeric' });
const TIME = format({ timeStyle: 'short' });

/** `Saturday, November 21, 2026` */
export function dayInWords(day: string): string {
  const date = dateOf(day);
  return date === null ? day : DAY.format(date);
}

/** `November 2026`, of a month `2026-11` */
export function monthInWords(month: string): string {
  const date = dateOf(`${month}-01`);
  return date === null ? month : MONTH.format(date);
}

/** `9:15 PM`, by the person’s own clock at that moment */
export function timeInWords({ at, offset }: { readonly at: number; readonly offset: number }): string {
  return TIME.format(at + offset * 60_000);
}
