import { plural, t } from '@lingui/core/macro';
import type { OperatorTherapist } from '@stillgrove/contract/operator-therapists';
import { weekdayNames } from '../../../platform/language/weekday-names';
import { listed } from '../../../ui/filters/words';

/** `Works on Monday and Thursday.` */
export function openDaysInWords({ weekly, exceptions }: OperatorTherapist): string {
  const days = weekdayNames().flatMap(({ long }, index) =>
    weekly.some(({ weekday }) => weekday === index + 1) ? [long] : [],
  );
  if (days.length > 0) return t`Works on ${listed(days)}.`;
  return exceptions.some(({ open }) => open.length > 0)
    ? t`Works only on the dates you add.`
    : t`No hours are set, so no one can schedule an appointment.`;
}

/** `2 upcoming appointments.` */
export function upcomingInWords(count: number): string {
  if (count === 0) return t`No upcoming appointments.`;
  return plural(count, { one: '# upcoming appointment.', other: '# upcoming appointments.' });
}
