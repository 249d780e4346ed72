import { describe, expect, test } from 'vitest';
import { calendarDay, creditedDay, isCalendarDay } from './day';

const at = (text: string) => Date.parse(text);

test('a leap day is a day only in a leap year', () => {
  expect(isCalendarDay('2028-02-29')).toBe(true);
  expect(isCalendarDay('2027-02-29')).toBe(false);
  expect(isCalendarDay('2026-1-1')).toBe(false);
});

test('half past six in the evening in London is already tomorrow in Kolkata after half past five', () => {
  expect(calendarDay(at('2026-11-21T18:31:00Z'), 330)).toBe('2026-11-22');
});

describe('the day under which an award counts', () => {
  const created = at('2026-11-10T12:00:00Z');
  const now = at('2026-11-21T12:00:00Z');

  test('is the day it was made, however late it arrives', () => {
    expect(creditedDay('2026-11-12', created, now)).toBe('2026-11-12');
  });

  test('may be a day ahead or before the account, for time zones', () => {
    expect(creditedDay('2026-11-22', created, now)).toBe('2026-11-22');
    expect(creditedDay('2026-11-09', created, now)).toBe('2026-11-09');
  });

  test('is today when a wrong clock names an impossible one', () => {
    expect(creditedDay('1970-01-01', created, now)).toBe('2026-11-21');
    expect(creditedDay('2035-01-01', created, now)).toBe('2026-11-21');
  });
});
