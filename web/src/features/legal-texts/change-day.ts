import { pageLanguage } from '../../platform/language/page-language';

const DAY = new Intl.DateTimeFormat(pageLanguage(), { dateStyle: 'long', timeZone: 'UTC' });

/**
 * The day of a change as people read it. In UTC, since the server renders the same words.
 *
 * @param atMs milliseconds since 1970
 */
export function changeDay(atMs: number): string {
  return DAY.format(atMs);
}
