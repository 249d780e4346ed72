import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  SCHEDULING_HORIZON_MS,
  SCHEDULING_LEAD_MS,
  freeTimes,
  refuseTime,
  reminderTimes,
} from './scheduling';
import { CELL_MS, cellsOf } from './cells';
import type { Hours } from './hours';
import { APPOINTMENT_MINUTES, appointmentStarts } from './appointment-times';
import { isTimeZone, wallClock } from './time-zone';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const iso = (moments: number[]) => moments.map((ms) => new Date(ms).toISOString());
const everyDay = (from: number, to: number) =>
  [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: from * 60, to: to * 60 }));

function startsOn(date: string, hours: Partial<Hours>, minutes = 60): string[] {
  const fromMs = Date.parse(date);
  const all = { timeZone: 'UTC', weekly: [], exceptions: [], ...hours };
  return iso(appointmentStarts(all, minutes, { fromMs, toMs: fromMs + DAY_MS }));
}

describe('the hours of a therapist', () => {
  test('are filled back to back with whole appointments', () => {
    const weekly = [{ weekday: 3, from: 9 * 60, to: 11 * 60 + 30 }];
    expect(startsOn('2027-03-03', { weekly }, 45)).toEqual([
      '2027-03-03T09:00:00.000Z',
      '2027-03-03T09:45:00.000Z',
      '2027-03-03T10:30:00.000Z',
    ]);
    expect(startsOn('2027-03-04', { weekly })).toEqual([]);
  });

  test('stand on the clock of the therapist, with half hours and quarters', () => {
    expect(startsOn('2027-03-03', { weekly: everyDay(9, 10), timeZone: 'Asia/Kolkata' })).toEqual([
      '2027-03-03T03:30:00.000Z',
    ]);
    expect(startsOn('2027-03-03', { weekly: everyDay(9, 10), timeZone: 'Asia/Kathmandu' })).toEqual([
      '2027-03-03T03:15:00.000Z',
    ]);
  });

  test('stay on the wall when the clocks are changed', () => {
    const weekly = everyDay(9, 10);
    const berlin = { weekly, timeZone: 'Europe/Berlin' };
    expect(startsOn('2027-03-27', berlin)).toEqual(['2027-03-27T08:00:00.000Z']);
    expect(startsOn('2027-03-28', berlin)).toEqual(['2027-03-28T07:00:00.000Z']);
  });

  test('hold nothing in an hour that is skipped', () => {
    const night = { weekly: everyDay(2, 3), timeZone: 'Europe/Berlin' };
    expect(startsOn('2027-03-28', night)).toEqual([]);
    const around = { weekly: [{ weekday: 7, from: 60, to: 240 }], timeZone: 'Europe/Berlin' };
    expect(startsOn('2027-03-28', around)).toEqual(['2027-03-28T00:00:00.000Z', '2027-03-28T01:00:00.000Z']);
  });

  test('hold appointments twice in an hour that comes twice', () => {
    const night = { weekly: everyDay(2, 3), timeZone: 'Europe/Berlin' };
    expect(startsOn('2027-10-31', night)).toEqual(['2027-10-31T00:00:00.000Z', '2027-10-31T01:00:00.000Z']);
  });

  test('follow clocks that are moved by half an hour', () => {
    const lordHowe = { weekly: everyDay(9, 10), timeZone: 'Australia/Lord_Howe' };
    expect(startsOn('2027-04-02T12:00Z', lordHowe)).toEqual(['2027-04-02T22:00:00.000Z']);
    expect(startsOn('2027-04-04T12:00Z', lordHowe)).toEqual(['2027-04-04T22:30:00.000Z']);
  });

  test('give way to an exception for a whole day', () => {
    const exceptions = [
      { date: '2027-03-03', open: [] },
      { date: '2027-03-04', open: [{ from: 14 * 60, to: 15 * 60 }] },
    ];
    const hours = { weekly: everyDay(9, 12), exceptions };
    expect(startsOn('2027-03-03', hours)).toEqual([]);
    expect(startsOn('2027-03-04', hours)).toEqual(['2027-03-04T14:00:00.000Z']);
    expect(startsOn('2027-03-05', hours)).toHaveLength(3);
  });
});

const zones = fc.constantFrom(
  'UTC',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Europe/Berlin',
  'America/New_York',
  'America/St_Johns',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Africa/Casablanca',
);
const interval = fc
  .tuple(fc.integer({ min: 0, max: 95 }), fc.integer({ min: 1, max: 96 }))
  .filter(([from, to]) => from < to)
  .map(([from, to]) => ({ from: from * 15, to: to * 15 }));
const hours = fc.record({
  timeZone: zones,
  weekly: fc.uniqueArray(
    fc.tuple(fc.integer({ min: 1, max: 7 }), interval).map(([weekday, open]) => ({ weekday, ...open })),
    { selector: ({ weekday }) => weekday },
  ),
  exceptions: fc.constant([]),
});
const now = fc
  .integer({ min: Date.UTC(2026, 0), max: Date.UTC(2030, 0) })
  .map((ms) => Math.floor(ms / 1000) * 1000);

test('appointments never overlap, begin on a cell, and lie within the hours on the wall, in every zone', () => {
  fc.assert(
    fc.property(hours, fc.constantFrom(...APPOINTMENT_MINUTES), now, (some, minutes, fromMs) => {
      const starts = appointmentStarts(some, minutes, { fromMs, toMs: fromMs + 14 * DAY_MS });
      const wallTimeAt = wallClock(some.timeZone);
      for (const [index, startMs] of starts.entries()) {
        expect(startMs % CELL_MS).toBe(0);
        if (index > 0) expect(startMs - (starts[index - 1] ?? 0)).toBeGreaterThanOrEqual(minutes * 60_000);
        for (const cell of cellsOf(startMs, minutes)) {
          const wall = wallTimeAt(cell * CELL_MS);
          const open = some.weekly.find(({ weekday }) => weekday === wall.weekday);
          expect(wall.minute).toBeGreaterThanOrEqual(open?.from ?? Infinity);
          expect(wall.minute).toBeLessThan(open?.to ?? 0);
        }
      }
    }),
    { numRuns: 60 },
  );
});

test('the wall clock agrees with the calendar of the platform', () => {
  fc.assert(
    fc.property(zones, now, (timeZone, atMs) => {
      const { date, minute } = wallClock(timeZone)(atMs);
      const shown = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' });
      const time = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
      expect(shown.format(atMs)).toBe(`${date} ${time}`);
    }),
  );
});

test('whatever is offered can be scheduled, and what is taken is not offered', () => {
  fc.assert(
    fc.property(hours, fc.constantFrom(30, 45, 60), now, (some, appointmentMinutes, nowMs) => {
      const offer = { hours: some, appointmentMinutes };
      const free = freeTimes(offer, new Set(), nowMs);
      const [first] = free;
      if (first === undefined) return;
      expect(refuseTime(offer, first, nowMs)).toBeNull();
      expect(refuseTime(offer, first + CELL_MS / 3, nowMs)).not.toBeNull();
      const [cell = 0] = cellsOf(first, appointmentMinutes);
      expect(freeTimes(offer, new Set([cell]), nowMs)).toEqual(free.slice(1));
    }),
    { numRuns: 30 },
  );
});

test('a time that cannot be scheduled is refused with its reason', () => {
  const offer = {
    hours: { timeZone: 'UTC', weekly: everyDay(0, 24), exceptions: [] },
    appointmentMinutes: 60,
  };
  const nowMs = Date.UTC(2027, 2, 5, 12);
  expect(refuseTime(offer, nowMs, nowMs)).toBe('slot-in-past');
  expect(refuseTime(offer, nowMs + SCHEDULING_LEAD_MS - HOUR_MS, nowMs)).toBe('slot-too-soon');
  expect(refuseTime(offer, nowMs + SCHEDULING_LEAD_MS, nowMs)).toBeNull();
  expect(refuseTime(offer, nowMs + SCHEDULING_LEAD_MS + CELL_MS, nowMs)).toBe('slot-not-offered');
  expect(refuseTime(offer, nowMs + SCHEDULING_HORIZON_MS, nowMs)).toBe('slot-too-far');
  expect(refuseTime(offer, Number.NaN, nowMs)).toBe('slot-not-offered');
});

test('reminders go out a day and two hours before, without those whose time has passed', () => {
  expect(reminderTimes(3 * DAY_MS, 0)).toEqual([
    { reminder: 'day', atMs: 2 * DAY_MS },
    { reminder: 'hours', atMs: 3 * DAY_MS - 2 * HOUR_MS },
  ]);
  expect(reminderTimes(DAY_MS, 0)).toEqual([{ reminder: 'hours', atMs: DAY_MS - 2 * HOUR_MS }]);
  expect(reminderTimes(2 * HOUR_MS, 0)).toEqual([]);
});

test('names of zones are known or not', () => {
  expect(isTimeZone('Asia/Kolkata')).toBe(true);
  expect(isTimeZone('Asia/Atlantis')).toBe(false);
  expect(isTimeZone('')).toBe(false);
});
