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
    ? 'Works on single days only.'
    : 'No hours are set, so no one can schedule an appointment.';
}

/** `2 upcoming appointments.` */
export function upcomingInWords(count: number): string {
  if (count === 0) return 'No upcoming appointments.';
  return counted(count, { one: '# upcoming appointment.', other: '# upcoming appointments.' });
}
