import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FIRST_DAY, LAST_DAY } from './day';
import { entriesByDay, monthBeside, monthOf, newestMonth, weeksOf } from './month';

const anyDay = fc
  .date({ min: new Date(FIRST_DAY), max: new Date(LAST_DAY), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test('November 2026 begins with its Sunday where weeks do, and six days later where they begin on Monday', () => {
  expect(weeksOf('2026-11', 7)[0]).toEqual([1, 2, 3, 4, 5, 6, 7].map((day) => `2026-11-0${String(day)}`));
  expect(weeksOf('2026-11', 1)[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
  expect(weeksOf('2026-11', 7)).toHaveLength(5);
  expect(weeksOf('2026-11', 1)).toHaveLength(6);
});

test('a month has each of its days once, in order, on its own weekday', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: 1, max: 7 }), (day, firstWeekday) => {
      const weeks = weeksOf(monthOf(day), firstWeekday);
      const days = weeks.flat().filter((one) => one !== null);
      expect(days).toContain(day);
      expect(days).toEqual([...new Set(days)].sort());
      expect(monthOf(days[0] ?? '')).toBe(monthOf(days.at(-1) ?? ''));
      for (const week of weeks) {
        expect(week).toHaveLength(7);
        week.forEach((one, at) => {
          if (one !== null) expect(new Date(one).getUTCDay()).toBe((firstWeekday + at) % 7);
        });
      }
    }),
  );
});

test('the month after the month before is the same one, and a diary ends at its first and last day', () => {
  expect(monthBeside('2026-12', 1)).toBe('2027-01');
  expect(monthBeside('2026-01', -1)).toBe('2025-12');
  expect(monthBeside(monthOf(FIRST_DAY), -1)).toBeNull();
  expect(monthBeside(monthOf(LAST_DAY), 1)).toBeNull();
  fc.assert(
    fc.property(anyDay, (day) => {
      const before = monthBeside(monthOf(day), -1);
      return before === null || monthBeside(before, 1) === monthOf(day);
    }),
  );
});

test('what is no month has no weeks', () => {
  expect(weeksOf('no month', 1)).toEqual([]);
  expect(monthBeside('no month', 1)).toBeNull();
});

test('the newest month is that of the newest day that a page can be about', () => {
  expect(newestMonth(['2026-11-22', '2027-01-02', '2026-12-31'])).toBe('2027-01');
  expect(newestMonth(['2026-11-22', '20261-11-22', ''])).toBe('2026-11');
});

test('a day has all of its pages, the newest first', () => {
  const page = (id: string, day: string, changedAtMs: number) => ({
    id,
    day,
    mood: '',
    text: 'Words',
    changedAtMs,
  });
  const byDay = entriesByDay([
    page('a', '2026-11-21', 1),
    page('b', '2026-11-22', 2),
    page('c', '2026-11-21', 3),
  ]);
  expect(byDay.get('2026-11-21')?.map(({ id }) => id)).toEqual(['c', 'a']);
  expect(byDay.get('2026-11-22')?.map(({ id }) => id)).toEqual(['b']);
  expect(byDay.get('2026-11-23')).toBeUndefined();
});
