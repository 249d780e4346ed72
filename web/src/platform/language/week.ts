import { firstWeekday } from './first-weekday';
import { weekdayNames } from './weekday-names';

/** The names of the weekdays, beginning with the first of a week by the device's own settings. */
export function weekdaysInOrder(): { short: string; long: string }[] {
  const first = firstWeekday();
  const names = weekdayNames();
  return [...names.slice(first - 1), ...names.slice(0, first - 1)];
}
