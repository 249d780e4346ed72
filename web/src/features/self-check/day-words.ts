import { dateOf } from '@stillgrove/domain/diary/day';
import { pageLanguage } from '../../platform/language/page-language';

/** `November 23, 2026`. */
export function dayInWords(day: string): string {
  const date = dateOf(day);
  if (date === null) return day;
  return new Intl.DateTimeFormat(pageLanguage(), { dateStyle: 'long', timeZone: 'UTC' }).format(date);
}
