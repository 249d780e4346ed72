import type { OperatorTherapist } from '@stillgrove/contract/operator-therapists';
import { liesWithinHours } from '@stillgrove/domain/appointments/appointment-times';
import type { StoredTherapist } from './operator-store';
import { hoursOf } from './saved-content';

/** A scheduled appointment that has not begun. */
export type UpcomingAppointment = {
  readonly therapistId: string;
  /** Milliseconds since 1970. */
  readonly startsAtMs: number;
  readonly minutes: number;
};

/** A profile as operators see it. */
export function shownToOperators(
  { hours, email, ...profile }: StoredTherapist,
  upcoming: readonly UpcomingAppointment[],
): OperatorTherapist {
  const { weekly, exceptions } = hoursOf(hours);
  return {
    ...profile,
    languages: [...profile.languages],
    helpsWith: [...profile.helpsWith],
    meets: [...profile.meets],
    email: email ?? '',
    weekly: [...weekly],
    exceptions: exceptions.map(({ date, open }) => ({ date, open: [...open] })),
    upcomingAppointments: upcoming.filter(({ therapistId }) => therapistId === profile.id).length,
  };
}

/** How many appointments with a therapist do not lie within the hours. */
export function countOutside(
  { id, hours }: StoredTherapist,
  upcoming: readonly UpcomingAppointment[],
): number {
  return upcoming.filter(
    ({ therapistId, startsAtMs, minutes }) =>
      therapistId === id && !liesWithinHours(hours, startsAtMs, minutes),
  ).length;
}
