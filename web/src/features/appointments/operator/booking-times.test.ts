import type { OperatorBooking } from '@stillgrove/contract/operator-bookings';
import { expect, test, vi } from 'vitest';
import { byDay, clocksDiffer, spanIn } from './booking-times';

const at = (startsAt: string) => ({ startsAt, minutes: 45 }) as OperatorBooking;

test('sessions stand under the day that the reader’s own calendar shows', () => {
  const late = at('2027-03-09T23:30:00.000Z');
  const days = (timeZone: string) => byDay([late], timeZone).map(({ day }) => day);
  expect(days('America/New_York')).toEqual(['2027-03-09']);
  expect(days('Asia/Kolkata')).toEqual(['2027-03-10']);
});

test('no session is lost, and their order stays', () => {
  const bookings = ['2027-03-09T08:00:00.000Z', '2027-03-09T09:00:00.000Z', '2027-03-10T08:00:00.000Z'].map(
    at,
  );
  expect(byDay(bookings, 'UTC').flatMap((one) => one.bookings)).toEqual(bookings);
});

test('a clock that shows another day says which', () => {
  vi.stubGlobal('navigator', { language: 'en-GB' });
  const session = at('2027-03-09T23:30:00.000Z');
  expect(spanIn(session, 'UTC', '2027-03-09')).not.toContain('March');
  expect(spanIn(session, 'Asia/Kolkata', '2027-03-09')).toContain('10 March');
});

test('zones with other names can show the same time', () => {
  expect(clocksDiffer('2027-03-09T12:00:00.000Z', 'Europe/Berlin', 'Europe/Madrid')).toBe(false);
  expect(clocksDiffer('2027-03-09T12:00:00.000Z', 'Europe/Berlin', 'Europe/London')).toBe(true);
});
