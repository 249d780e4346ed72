import { pageLanguage } from './page-language';

/** A moment in the page's language, in the zone of the person who reads. @param ms since 1970 */
export function momentWords(ms: number): string {
  const style = { dateStyle: 'medium', timeStyle: 'short' } as const;
  return new Intl.DateTimeFormat(pageLanguage(), style).format(ms);
}

/** A day in the page's language, in the zone of the person who reads. @param ms since 1970, within the day */
export function dayWords(ms: number): string {
  return new Intl.DateTimeFormat(pageLanguage(), { dateStyle: 'medium' }).format(ms);
}
