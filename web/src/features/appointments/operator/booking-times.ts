import type { OperatorBooking } from '@stillgrove/contract/operator-bookings';
import { pageLanguage } from '../../../platform/language/page-language';
import { ownHours } from '../time-words';

const MINUTE_MS = 60_000;

/** `2027-03-09`, where someone is. */
export function dayIn(time: string, timeZone: string): string {
  // Sweden writes dates as the ISO does.
  return new Intl.DateTimeFormat('sv', { timeZone }).format(new Date(time));
}

type Span = Pick<OperatorBooking, 'startsAt' | 'minutes'>;

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

export type DayOfBookings = { readonly day: string; readonly bookings: readonly OperatorBooking[] };

/** Sessions by the day on which they begin where the reader is; the order stays. */
export function byDay(bookings: readonly OperatorBooking[], timeZone: string): DayOfBookings[] {
  const days = new Map<string, OperatorBooking[]>();
  for (const booking of bookings) {
    const day = dayIn(booking.startsAt, timeZone);
    days.set(day, [...(days.get(day) ?? []), booking]);
  }
  return [...days].map(([day, list]) => ({ day, bookings: list }));
}
