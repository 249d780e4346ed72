import { firstWeekday } from './first-weekday';
import { pageLanguage } from './page-language';

/** `Mon` to `Sun`, each with its whole name. */
export function weekdayNames(): { short: string; long: string }[] {
  const name = (index: number, weekday: 'short' | 'long') =>
    // 1 January 2024 was a Monday.
    new Intl.DateTimeFormat(pageLanguage(), { weekday, timeZone: 'UTC' }).format(
      Date.UTC(2024, 0, index + 1),
    );
  return Array.from({ length: 7 }, (_, index) => ({
    short: name(index, 'short'),
    long: name(index, 'long'),
  }));
}

/** The names of the weekdays, beginning with the first of a week by the device's own settings. */
export function weekdaysInOrder(): { short: string; long: string }[] {
  const first = firstWeekday();
  const names = weekdayNames();
  return [...names.slice(first - 1), ...names.slice(0, first - 1)];
}
