import { pageLanguage } from '../../platform/language/page-language';

/** `2026-08-08` or `2026-06` as people write it: `8 August 2026`, `June 2026`. */
export function checkedDate(checked: string): string {
  const hasDay = checked.length > 'YYYY-MM'.length;
  return new Intl.DateTimeFormat(pageLanguage(), {
    year: 'numeric',
    month: 'long',
    ...(hasDay ? { day: 'numeric' } : {}),
    timeZone: 'UTC',
  }).format(new Date(checked));
}
