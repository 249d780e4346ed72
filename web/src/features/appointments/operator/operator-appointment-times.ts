import type { OperatorAppointment } from '@stillgrove/contract/operator-appointments';
import { pageLanguage } from '../../../platform/language/page-language';
import { ownHours } from '../time-words';

const MINUTE_MS = 60_000;

/** `2027-03-09`, where someone is. */
export function dayIn(time: string, timeZone: string): string {
  // Sweden writes dates as the ISO does.
  return new Intl.DateTimeFormat('sv', { timeZone }).format(new Date(time));
}

type Span = Pick<OperatorAppointment, 'startsAt' | 'minutes'>;

/** `09:30 – 10:15`, with the day where it is another than `day`. */
export function spanIn({ startsAt, minutes }: Span, timeZone: string, day: string): string {
  const begin = new Date(startsAt);
  const date = { weekday: 'long', day: 'numeric', month: 'long' } as const;
  const format = new Intl.DateTimeFormat(pageLanguage(), {
    timeZone,
    hour: 'numeric',
    minute: '2-digit',
    ...ownHours(),
    ...(dayIn(startsAt, timeZone) === day ? {} : date),
  });
  return format.formatRange(begin, new Date(begin.getTime() + minutes * MINUTE_MS));
}

/** Whether two clocks show different times at a moment. */
export function clocksDiffer(time: string, one: string, other: string): boolean {
  const shown = (timeZone: string) =>
    new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(
      new Date(time),
    );
  return shown(one) !== shown(other);
}

export type DayOfAppointments = {
  readonly day: string;
  readonly appointments: readonly OperatorAppointment[];
};

/** Appointments by the day on which they begin where the reader is; the order stays. */
export function byDay(appointments: readonly OperatorAppointment[], timeZone: string): DayOfAppointments[] {
  const days = new Map<string, OperatorAppointment[]>();
  for (const appointment of appointments) {
    const day = dayIn(appointment.startsAt, timeZone);
    days.set(day, [...(days.get(day) ?? []), appointment]);
  }
  return [...days].map(([day, list]) => ({ day, appointments: list }));
}
