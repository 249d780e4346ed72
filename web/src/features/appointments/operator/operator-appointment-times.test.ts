import type { OperatorAppointment } from '@stillgrove/contract/operator-appointments';
import { expect, test, vi } from 'vitest';
import { byDay, clocksDiffer, spanIn } from './operator-appointment-times';

const at = (startsAt: string) => ({ startsAt, minutes: 45 }) as OperatorAppointment;

test('appointments stand under the day that the reader’s own calendar shows', () => {
  const late = at('2027-03-09T23:30:00.000Z');
  const days = (timeZone: string) => byDay([late], timeZone).map(({ day }) => day);
  expect(days('America/New_York')).toEqual(['2027-03-09']);
  expect(days('Asia/Kolkata')).toEqual(['2027-03-10']);
});

test('no appointment is lost, and their order stays', () => {
  const appointments = [
    '2027-03-09T08:00:00.000Z',
    '2027-03-09T09:00:00.000Z',
    '2027-03-10T08:00:00.000Z',
  ].map(at);
  expect(byDay(appointments, 'UTC').flatMap((one) => one.appointments)).toEqual(appointments);
});

test('a clock that shows another day says which', () => {
  vi.stubGlobal('navigator', { language: 'en-GB' });
  const appointment = at('2027-03-09T23:30:00.000Z');
  expect(spanIn(appointment, 'UTC', '2027-03-09')).not.toContain('March');
  expect(spanIn(appointment, 'Asia/Kolkata', '2027-03-09')).toContain('March 10');
});

test('zones with other names can show the same time', () => {
  expect(clocksDiffer('2027-03-09T12:00:00.000Z', 'Europe/Berlin', 'Europe/Madrid')).toBe(false);
  expect(clocksDiffer('2027-03-09T12:00:00.000Z', 'Europe/Berlin', 'Europe/London')).toBe(true);
});
