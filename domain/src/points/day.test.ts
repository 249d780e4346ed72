import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calendarDay, creditedDay, isCalendarDay } from './day';

const at = (text: string) => Date.parse(text);

test('a leap day is a day only in a leap year', () => {
  expect(isCalendarDay('2028-02-29')).toBe(true);
  expect(isCalendarDay('2027-02-29')).toBe(false);
  expect(isCalendarDay('2026-1-1')).toBe(false);
  expect(isCalendarDay('on 2026-11-21')).toBe(false);
  expect(isCalendarDay('2026-11-21 at ten')).toBe(false);
});

test('of all texts that look like a day, those are days on which something can happen', () => {
  const digits = (width: number) =>
    fc.integer({ min: 0, max: 10 ** width - 1 }).map((n) => String(n).padStart(width, '0'));
  const looksLikeADay = fc.tuple(digits(4), digits(2), digits(2)).map((parts) => parts.join('-'));
  const dayInFact = fc
    .integer({ min: -719_528, max: 2_932_896 })
    .map((days) => calendarDay(days * 86_400_000));
  fc.assert(
    fc.property(fc.oneof(looksLikeADay, dayInFact), (text) => {
      const moment = new Date(`${text}T12:00:00Z`);
      const isDay = !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
      expect(isCalendarDay(text)).toBe(isDay);
    }),
  );
});

test('half past six in the evening in London is already tomorrow in Kolkata after half past five', () => {
  expect(calendarDay(at('2026-11-21T18:31:00Z'), 330)).toBe('2026-11-22');
});

test('every clock names a calendar day, in whatever year it is', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -8.64e15, max: 8.64e15 }),
      fc.integer({ min: -720, max: 840 }),
      (epochMs, offset) => isCalendarDay(calendarDay(epochMs, offset)),
    ),
  );
  expect(calendarDay(Date.UTC(12_026, 5, 1))).toBe('9999-12-31');
});

describe('the day under which an award counts', () => {
  const created = at('2026-11-10T12:00:00Z');
  const now = at('2026-11-21T12:00:00Z');

  test('is the day it was made, however late it arrives', () => {
    expect(creditedDay('2026-11-12', created, now)).toBe('2026-11-12');
  });

  test('may be up to a year before the account, for a guest who made one', () => {
    expect(creditedDay('2025-11-21', created, now)).toBe('2025-11-21');
    expect(creditedDay('2026-11-09', created, now)).toBe('2026-11-09');
  });

  test('may be any day of an account that is older than a year', () => {
    const longAgo = at('2020-02-29T12:00:00Z');
    expect(creditedDay('2020-03-01', longAgo, now)).toBe('2020-03-01');
    expect(creditedDay('2020-02-28', longAgo, now)).toBe('2020-02-28');
    expect(creditedDay('2020-02-27', longAgo, now)).toBe('2026-11-21');
  });

  test('may be a day ahead or before that year, for time zones', () => {
    expect(creditedDay('2026-11-22', created, now)).toBe('2026-11-22');
    expect(creditedDay('2025-11-20', created, now)).toBe('2025-11-20');
  });

  test('is believed to the last moment of the day before and after', () => {
    expect(creditedDay('2026-11-22', created, at('2026-11-21T00:00:00Z'))).toBe('2026-11-22');
    expect(creditedDay('2026-11-23', created, at('2026-11-21T23:59:59.999Z'))).toBe('2026-11-21');
    expect(creditedDay('2025-11-20', created, at('2026-11-21T23:59:59.999Z'))).toBe('2025-11-20');
    expect(creditedDay('2025-11-19', created, at('2026-11-21T00:00:00Z'))).toBe('2026-11-21');
  });

  test('is today when a wrong clock names an impossible one', () => {
    expect(creditedDay('1970-01-01', created, now)).toBe('2026-11-21');
    expect(creditedDay('2035-01-01', created, now)).toBe('2026-11-21');
  });
});
