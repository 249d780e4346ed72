import type { OperatorTherapist } from '@stillgrove/contract/operator-therapists';
import { liesWithinHours } from '@stillgrove/domain/appointments/sessions';
import type { StoredTherapist } from './operator-store';
import { hoursOf } from './saved-content';

/** A booked session that has not begun. */
export type ComingSession = {
  readonly therapistId: string;
  /** Milliseconds since 1970. */
  readonly startsAtMs: number;
  readonly minutes: number;
};

/** A profile as operators see it. */
export function shownToOperators(
  { hours, email, ...profile }: StoredTherapist,
  coming: readonly ComingSession[],
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
    comingSessions: coming.filter(({ therapistId }) => therapistId === profile.id).length,
  };
}

/** How many sessions with a therapist do not lie within the hours. */
export function countOutside({ id, hours }: StoredTherapist, coming: readonly ComingSession[]): number {
  return coming.filter(
    ({ therapistId, startsAtMs, minutes }) =>
      therapistId === id && !liesWithinHours(hours, startsAtMs, minutes),
  ).length;
}
