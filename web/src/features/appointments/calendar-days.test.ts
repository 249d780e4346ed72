import { weeksOf } from '@stillgrove/domain/diary/month';
import { expect, test } from 'vitest';
import { dayOf, monthPages, monthsOf, timesByDay, trimWeeks, weeksShown } from './calendar-days';

test('a moment belongs to the day on the visitor’s own wall', () => {
  expect(dayOf('2027-03-09T20:00:00.000Z', 'Asia/Kolkata')).toBe('2027-03-10');
  expect(dayOf('2027-03-09T02:00:00.000Z', 'America/New_York')).toBe('2027-03-08');
});

test('times are gathered by day and stay in order', () => {
  const days = timesByDay(
    ['2027-03-09T08:00:00.000Z', '2027-03-09T17:00:00.000Z', '2027-03-09T19:00:00.000Z'],
    'Asia/Kolkata',
  );
  expect([...days]).toEqual([
    ['2027-03-09', ['2027-03-09T08:00:00.000Z', '2027-03-09T17:00:00.000Z']],
    ['2027-03-10', ['2027-03-09T19:00:00.000Z']],
  ]);
});

test('months without a free day stand between those that have one', () => {
  expect(monthsOf(['2026-12-30', '2027-02-01'])).toEqual(['2026-12', '2027-01', '2027-02']);
  expect(monthsOf([])).toEqual([]);
});

test('a month begins with its first week that has something and ends with its last, and without any it is whole', () => {
  const weeks = weeksOf('2026-12', 1);
  const days = new Map([
    ['2026-12-09', []],
    ['2026-12-16', []],
  ]);
  expect(trimWeeks(weeks, days)).toEqual(weeks.slice(1, 3));
  expect(trimWeeks(weeks, new Map())).toEqual(weeks);
});

test('the last days of a month stand with the next month, and whole months each by themselves', () => {
  const days = (...all: string[]) => new Map(all.map((day) => [day, []]));
  expect(monthPages(days('2026-11-30', '2026-12-01', '2027-01-04'), 1)).toEqual([
    ['2026-11', '2026-12'],
    ['2027-01'],
  ]);
  expect(monthPages(days('2026-11-03', '2026-11-30', '2026-12-01'), 1)).toEqual([['2026-11'], ['2026-12']]);
  expect(monthPages(days('2026-11-30'), 1)).toEqual([['2026-11']]);
  expect(monthPages(days(), 1)).toEqual([]);
});

test('a month goes on in the week in which the one before it ends', () => {
  const days = new Map(['2026-11-30', '2026-12-08'].map((day) => [day, []]));
  expect(weeksShown(['2026-11', '2026-12'], days, 7)).toEqual([
    ['2026-11-29', '2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04', '2026-12-05'],
    ['2026-12-06', '2026-12-07', '2026-12-08', '2026-12-09', '2026-12-10', '2026-12-11', '2026-12-12'],
  ]);
  // February 2027 ends with a Sunday, the last day of a week that begins on Monday.
  const weeks = weeksShown(
    ['2027-02', '2027-03'],
    new Map([
      ['2027-02-28', []],
      ['2027-03-01', []],
    ]),
    1,
  );
  expect(weeks.map((week) => week[0])).toEqual(['2027-02-22', '2027-03-01']);
  expect(weeksShown(['2026-12'], new Map(), 1)).toEqual(weeksOf('2026-12', 1));
});
