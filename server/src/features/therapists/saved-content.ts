import type { Hours } from '@stillgrove/domain/appointments/hours';
import type { Profile } from './operator-store';

/** A profile and nothing else, so that two can be compared. */
export function profileOf(content: Profile): Profile {
  const { name, qualifications, languages, helpsWith, meets, about } = content;
  const { email, timeZone, appointmentMinutes, isSample } = content;
  return {
    ...{ name, qualifications, languages, helpsWith, meets, about },
    ...{ email, timeZone, appointmentMinutes, isSample },
  };
}

type WeekAndDates = Pick<Hours, 'weekly' | 'exceptions'>;

/** Hours in the order of time, so that two can be compared. */
export function hoursOf({ weekly, exceptions }: WeekAndDates): WeekAndDates {
  return {
    weekly: weekly
      .map(({ weekday, from, to }) => ({ weekday, from, to }))
      .toSorted((one, other) => one.weekday - other.weekday || one.from - other.from),
    exceptions: exceptions
      .map(({ date, open }) => ({ date, open: open.toSorted((one, other) => one.from - other.from) }))
      .toSorted((one, other) => one.date.localeCompare(other.date)),
  };
}
