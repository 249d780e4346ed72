import { expect, test } from 'vitest';
import { onThisDay } from './on-this-day';

const pages = (...days: string[]) => days.map((day) => ({ day }));

test('of several years the latest page is found', () => {
  expect(onThisDay(pages('2019-11-28', '2024-11-28', '2025-11-27'), '2026-11-28')).toEqual({
    day: '2024-11-28',
    years: 2,
  });
});

test('today, days to come and other days are not looked back at', () => {
  expect(onThisDay(pages('2026-11-28', '2027-11-28', '2025-10-28', '2025-11-29'), '2026-11-28')).toBeNull();
  expect(onThisDay([], '2026-11-28')).toBeNull();
});

test('February 29 comes back in leap years only', () => {
  expect(onThisDay(pages('2024-02-29'), '2027-03-01')).toBeNull();
  expect(onThisDay(pages('2024-02-29'), '2028-02-29')).toEqual({ day: '2024-02-29', years: 4 });
});

test('what is no day of the calendar is passed over', () => {
  expect(onThisDay(pages('someday', '2025-02-31'), '2026-02-28')).toBeNull();
});
