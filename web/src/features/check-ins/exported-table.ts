import type { CheckIn } from '@stillgrove/domain/check-ins/check-in';
import { checkInsAsCsv } from '@stillgrove/domain/check-ins/export';
import { dateOf } from '@stillgrove/domain/diary/day';
import { pageLanguage } from '../../platform/language/page-language';
import { feelingName } from './feeling-names';

const inWords = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat(pageLanguage(), { ...options, timeZone: 'UTC' });
  return (day: string) => format.format(dateOf(day) ?? 0);
};

/** Check-ins as the table that people take with them. */
export function exportedTable(checkIns: readonly CheckIn[]): string {
  return checkInsAsCsv(checkIns, {
    date: inWords({ month: 'long', day: 'numeric' }),
    weekday: inWords({ weekday: 'long' }),
    feeling: feelingName,
  });
}
