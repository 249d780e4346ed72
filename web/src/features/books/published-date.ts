import { pageLanguage } from '../../platform/language/page-language';

/**
 * A published date in words, as exact as it is known.
 *
 * @param date `YYYY`, `YYYY-MM` or `YYYY-MM-DD`
 */
export function publishedDate(date: string): string {
  const [year = '', month, day] = date.split('-');
  const at = new Date(Date.UTC(Number(year), Number(month ?? 1) - 1, Number(day ?? 1)));
  return new Intl.DateTimeFormat(pageLanguage(), {
    timeZone: 'UTC',
    year: 'numeric',
    ...(month !== undefined && { month: 'long' }),
    ...(day !== undefined && { day: 'numeric' }),
  }).format(at);
}
