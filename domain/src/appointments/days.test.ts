import { expect, test } from 'vitest';
import { startOfDay, startOfDayAfter } from './days';

const at = (iso: string) => Date.parse(iso);

test.each([
  ['UTC', '2027-03-14T23:59:59.999Z', '2027-03-14T00:00:00Z'],
  ['Asia/Kolkata', '2027-03-14T18:29:59Z', '2027-03-13T18:30:00Z'],
  ['Asia/Kolkata', '2027-03-14T18:30:00Z', '2027-03-14T18:30:00Z'],
  // The clocks go forward at 2 and back at 2.
  ['America/New_York', '2027-03-14T16:00:00Z', '2027-03-14T05:00:00Z'],
  ['America/New_York', '2027-11-07T16:00:00Z', '2027-11-07T04:00:00Z'],
  // The clocks go forward at midnight.
  ['Africa/Cairo', '2027-04-30T12:00:00Z', '2027-04-29T22:00:00Z'],
])('a day in %s begins when its clocks say so (%s)', (zone, moment, start) => {
  expect(new Date(startOfDay(zone, at(moment))).toISOString()).toBe(new Date(start).toISOString());
});

test('days after a moment are counted by the calendar, over a change of the clocks too', () => {
  const saturday = at('2027-03-13T20:00:00Z');
  const starts = [0, 1, 2, 8].map((days) =>
    new Date(startOfDayAfter('America/New_York', saturday, days)).toISOString(),
  );
  expect(starts).toEqual([
    '2027-03-13T05:00:00.000Z',
    '2027-03-14T05:00:00.000Z',
    '2027-03-15T04:00:00.000Z',
    '2027-03-21T04:00:00.000Z',
  ]);
});
