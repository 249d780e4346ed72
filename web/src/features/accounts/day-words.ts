import { pageLanguage } from '../../platform/language/page-language';

/** @param day a calendar day, such as `2028-02-29` */
export function dayInWords(day: string): string {
  const noon = new Date(`${day}T12:00:00Z`);
  return new Intl.DateTimeFormat(pageLanguage(), { dateStyle: 'medium', timeZone: 'UTC' }).format(noon);
}
