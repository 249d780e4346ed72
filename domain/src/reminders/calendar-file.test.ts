import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { calendarFile, type Moment, WEEKDAYS, type Weekday } from './calendar-file';

const NOW_MS = Date.parse('2026-11-23T15:00:00Z');
const EVENING: Moment = {
  words: 'A quiet moment',
  days: WEEKDAYS,
  minute: 19 * 60 + 30,
  timeZone: 'Europe/Berlin',
  url: null,
};

const fileOf = (moment: Partial<Moment> = {}, nowMs = NOW_MS) =>
  calendarFile({ ...EVENING, ...moment }, { uid: 'moment-1', nowMs });

/** The file as a calendar reads it. */
function read(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file) as unknown[]);
  const component = calendar.getFirstSubcomponent('vevent');
  const zone = calendar.getFirstSubcomponent('vtimezone');
  if (component === null || zone === null) throw new Error('The file has no event or no zone.');
  const event = new ICAL.Event(component);
  event.startDate.zone = new ICAL.Timezone(zone);
  return { component, event };
}

/** The first moments of a file in UTC. */
function moments(file: string, count: number): string[] {
  const { event } = read(file);
  const iterator = event.iterator();
  return Array.from({ length: count }, () => iterator.next().toJSDate().toISOString());
}

test('a calendar finds neutral words, an alarm, and nothing that others could see', () => {
  const { component, event } = read(fileOf());
  expect(event.summary).toBe('A quiet moment');
  expect(component.getFirstPropertyValue('class')).toBe('PRIVATE');
  expect(component.getFirstPropertyValue('url')).toBeNull();
  const alarm = component.getFirstSubcomponent('valarm');
  expect(alarm?.getFirstPropertyValue('action')).toBe('DISPLAY');
  expect(String(alarm?.getFirstPropertyValue('trigger'))).toBe('PT0S');
});

test('the first moment is the next one: today, or tomorrow where the time has passed', () => {
  expect(moments(fileOf(), 2)).toEqual(['2026-11-23T18:30:00.000Z', '2026-11-24T18:30:00.000Z']);
  expect(moments(fileOf({ minute: 8 * 60 }), 1)).toEqual(['2026-11-24T07:00:00.000Z']);
  expect(moments(fileOf({ days: [7] }), 2)).toEqual(['2026-11-29T18:30:00.000Z', '2026-12-06T18:30:00.000Z']);
});

test.each([
  // Clocks go forward on March 28, 2027 and back on October 31, 2027.
  ['Europe/Berlin', '2027-03-26T20:00:00Z', ['27T18:30', '28T17:30', '29T17:30']],
  ['Europe/Berlin', '2027-10-29T20:00:00Z', ['30T17:30', '31T18:30', '01T18:30']],
  // On March 14, 2027.
  ['America/New_York', '2027-03-13T06:00:00Z', ['14T00:30', '14T23:30', '15T23:30']],
  // South of the equator, back on April 4, 2027; forward by half an hour on Lord Howe Island.
  ['Australia/Sydney', '2027-04-02T12:00:00Z', ['03T08:30', '04T09:30', '05T09:30']],
  ['Australia/Lord_Howe', '2027-10-01T12:00:00Z', ['02T09:00', '03T08:30', '04T08:30']],
  // No change at all, and half an hour off.
  ['Asia/Kolkata', '2027-03-26T20:00:00Z', ['27T14:00', '28T14:00', '29T14:00']],
])('in %s after %s it rings at half past seven on the wall', (timeZone, now, expected) => {
  const found = moments(fileOf({ timeZone }, Date.parse(now)), 3);
  expect(found.map((moment) => moment.slice(8, 16))).toEqual(expected);
});

describe('for years ahead', () => {
  test.each(['Europe/London', 'America/Los_Angeles', 'Africa/Casablanca', 'Asia/Tokyo', 'America/St_Johns'])(
    'the file keeps the time of day in %s',
    (timeZone) => {
      const clock = new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'short' });
      const times = moments(fileOf({ timeZone }), 4 * 365).map((moment) => clock.format(new Date(moment)));
      expect(new Set(times)).toEqual(new Set(['19:30']));
    },
  );
});

test('only the chosen days repeat', () => {
  const days: Weekday[] = [5, 1, 3];
  expect(fileOf({ days })).toContain('RRULE:FREQ=WEEKLY;BYDAY=MO,WE,FR\r\n');
  const found = moments(fileOf({ days }), 4).map((moment) => new Date(moment).getUTCDay());
  expect(found).toEqual([1, 3, 5, 1]);
  expect(() => fileOf({ days: [] })).toThrow(RangeError);
});

test('whatever someone calls it arrives as it was typed, in lines that every calendar can read', () => {
  const words = 'Tee; Kekse, \\ und ein sehr langer Satz, der über viele Zeilen geht 🌿 '.repeat(3).trim();
  const file = fileOf({ words, url: 'https://grove.example.org/sit' });
  const { component, event } = read(file);
  expect(event.summary).toBe(words);
  expect(component.getFirstPropertyValue('url')).toBe('https://grove.example.org/sit');
  for (const line of file.split('\r\n'))
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
});

test('no line of a name can begin a property of its own', () => {
  const file = fileOf({ words: 'Rest\r\nATTENDEE:mailto:someone@example.org' });
  expect(file).not.toMatch(/^ATTENDEE/m);
  expect(read(file).event.summary).toContain('ATTENDEE');
});
