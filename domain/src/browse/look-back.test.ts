import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayBefore, weekOf } from './days';
import type { History, Use } from './history';
import { lookBack } from './look-back';

/** A Tuesday. */
const TODAY = '2027-03-09';

function use(day: string, activity: Use['activity'] = 'breathing', points = 4): Use {
  return { activity, day, hour: 20, minutes: 0, points };
}

const LAST_WEEK: History = [use('2027-03-01'), use('2027-03-04'), use('2027-03-04', 'diary', 0)];

test('the first visit of a new week tells of the week before', () => {
  expect(lookBack(LAST_WEEK, TODAY, null)).toEqual({
    days: 2,
    most: { activity: 'breathing', days: 2 },
    points: 8,
  });
});

test.each([
  ['one day', [use('2027-03-04'), use('2027-03-04', 'diary')]],
  ['two days of this week', [use('2027-03-08'), use('2027-03-09')]],
  ['two days of the week before last', [use('2027-02-25'), use('2027-02-28')]],
  ['nothing', []],
])('there is no look back at %s', (_, history) => {
  expect(lookBack(history, TODAY, null)).toBeNull();
});

test.each([
  ['stays while it is open and the day goes on', { day: TODAY, closed: false }, true],
  ['goes when it is closed', { day: TODAY, closed: true }, false],
  ['goes with the day', { day: '2027-03-08', closed: false }, false],
])('it %s', (_, { day, closed }, isShown) => {
  const seen = { week: weekOf(TODAY), day, closed };
  expect(lookBack(LAST_WEEK, TODAY, seen) !== null).toBe(isShown);
});

test('the week after brings the next one', () => {
  const seen = { week: '2027-03-01', day: '2027-03-02', closed: true };
  expect(lookBack(LAST_WEEK, TODAY, seen)).not.toBeNull();
});

test('nothing came first where two were done as often, or where nothing came twice', () => {
  const both = [...LAST_WEEK, use('2027-03-02', 'diary', 0)];
  expect(lookBack(both, TODAY, null)?.most).toBeNull();
  expect(lookBack([use('2027-03-02'), use('2027-03-03', 'diary')], TODAY, null)?.most).toBeNull();
});

test('its numbers are never more than what was done', () => {
  const someUse = fc.record({
    activity: fc.constantFrom('breathing', 'diary', 'memory'),
    day: fc.integer({ min: 0, max: 20 }).map((ago) => dayBefore(TODAY, ago)),
    hour: fc.integer({ min: 0, max: 23 }),
    minutes: fc.nat(9),
    points: fc.nat(9),
  });
  fc.assert(
    fc.property(fc.array(someUse), (history) => {
      const told = lookBack(history, TODAY, null);
      const lastWeek = history.filter(({ day }) => weekOf(day) === '2027-03-01');
      const days = new Set(lastWeek.map(({ day }) => day)).size;
      if (told === null) expect(days).toBeLessThan(2);
      else {
        expect(told.days).toBe(days);
        expect(told.points).toBe(lastWeek.reduce((sum, { points }) => sum + points, 0));
        expect(told.most?.days ?? 0).toBeLessThanOrEqual(days);
      }
    }),
  );
});
