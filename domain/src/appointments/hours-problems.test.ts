import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CELL_MS } from './cells';
import { hoursProblems, repeatedDates, weekProblems } from './hours-problems';
import { liesWithinHours, appointmentStarts } from './appointment-times';

const hours = (from: number, to: number) => ({ from: from * 60, to: to * 60 });
const anyStretch = fc.record({
  from: fc.integer({ min: -1, max: 97 }),
  to: fc.integer({ min: -1, max: 97 }),
});

test('one stretch may begin where another ends, and a day may end at midnight', () => {
  expect(hoursProblems([hours(9, 12), hours(12, 13), hours(20, 24), hours(0, 1)])).toEqual([
    null,
    null,
    null,
    null,
  ]);
});

test('each problem is named where it is', () => {
  const day = [hours(9, 12), { from: 605, to: 660 }, hours(14, 14), hours(11, 13), hours(23, 25)];
  expect(hoursProblems(day)).toEqual([null, 'no-quarters', 'ends-first', 'overlaps', 'no-quarters']);
  expect(repeatedDates([{ date: '2027-01-01' }, { date: '2027-01-02' }, { date: '2027-01-01' }])).toEqual([
    false,
    false,
    true,
  ]);
});

test('hours without a problem open no quarter twice, and any quarter open twice is a problem', () => {
  fc.assert(
    fc.property(fc.array(anyStretch, { maxLength: 8 }), (quarters) => {
      const day = quarters.map(({ from, to }) => ({ from: from * 15, to: to * 15 }));
      const inOrder = quarters.every(({ from, to }) => from >= 0 && to <= 96 && from < to);
      const open = quarters.flatMap(({ from, to }) =>
        Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index),
      );
      const once = new Set(open).size === open.length;
      expect(hoursProblems(day).every((problem) => problem === null)).toBe(inOrder && once);
    }),
  );
});

test('the same hours on different weekdays are in no one’s way', () => {
  const week = [1, 2, 1].map((weekday) => ({ weekday, ...hours(9, 12) }));
  expect(weekProblems(week)).toEqual([null, null, 'overlaps']);
});

test('every appointment that is offered lies within the hours, and outside of them once they are gone', () => {
  const anyDay = fc.integer({ min: 1, max: 7 });
  fc.assert(
    fc.property(
      fc.array(fc.record({ weekday: anyDay, from: fc.integer({ min: 0, max: 20 }) }), { maxLength: 5 }),
      fc.constantFrom('UTC', 'Asia/Kathmandu', 'Europe/Berlin', 'America/St_Johns'),
      fc.constantFrom(15, 45, 60, 180),
      (days, timeZone, minutes) => {
        const weekly = days.map(({ weekday, from }) => ({ weekday, ...hours(from, from + 4) }));
        const offered = { timeZone, weekly, exceptions: [] };
        const fromMs = Date.parse('2027-03-25');
        const starts = appointmentStarts(offered, minutes, { fromMs, toMs: fromMs + 672 * CELL_MS });
        for (const startMs of starts) {
          expect(liesWithinHours(offered, startMs, minutes)).toBe(true);
          expect(liesWithinHours({ ...offered, weekly: [] }, startMs, minutes)).toBe(false);
        }
      },
    ),
    { numRuns: 30 },
  );
});
