import type { OperatorTherapist } from '@stillgrove/contract/operator-therapists';
import { weekdayNames } from '../../../platform/language/weekday-names';
import { counted, listed } from '../../../ui/filters/words';

/** `Works on Monday and Thursday.` */
export function openDaysInWords({ weekly, exceptions }: OperatorTherapist): string {
  const days = weekdayNames().flatMap(({ long }, index) =>
    weekly.some(({ weekday }) => weekday === index + 1) ? [long] : [],
  );
  if (days.length > 0) return `Works on ${listed(days)}.`;
  return exceptions.some(({ open }) => open.length > 0)
    ? 'Works on single dates only.'
    : 'No hours are set, so no one can book.';
}

/** `2 appointments are scheduled.` */
export function upcomingInWords(count: number): string {
  if (count === 0) return 'No appointment is scheduled.';
  return counted(count, { one: '# appointment is scheduled.', other: '# appointments are scheduled.' });
}
