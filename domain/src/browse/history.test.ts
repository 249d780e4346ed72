import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayBefore, daysBetween, weekOf } from './days';
import { addUse, type History, joinHistories, KEPT_DAYS, readHistory, type Use } from './history';

const USE: Use = { activity: 'breathing', day: '2027-03-10', hour: 22, minutes: 0, points: 0 };

const day = fc.integer({ min: 0, max: 90 }).map((ago) => dayBefore('2027-03-10', ago));
const use: fc.Arbitrary<Use> = fc.record({
  activity: fc.constantFrom('breathing', 'diary', 'memory'),
  day,
  hour: fc.integer({ min: 0, max: 23 }),
  minutes: fc.nat(30),
  points: fc.nat(40),
});
const history = fc.array(use, { maxLength: 30 }).map((uses) => uses.reduce<History>(addUse, []));

test('days are counted over the ends of months and years', () => {
  expect(daysBetween('2026-12-31', '2027-01-01')).toBe(1);
  expect(daysBetween('2027-03-10', '2027-03-08')).toBe(-2);
  expect(dayBefore('2028-03-01', 1)).toBe('2028-02-29');
});

test.each([
  ['2027-03-08', '2027-03-08'],
  ['2027-03-10', '2027-03-08'],
  ['2027-03-14', '2027-03-08'],
  ['2027-03-15', '2027-03-15'],
])('the week of %s begins on Monday %s', (someDay, monday) => {
  expect(weekOf(someDay)).toBe(monday);
});

test('what is done within one hour is one use, and its minutes and points add up', () => {
  const once = addUse([], { ...USE, minutes: 2, points: 3 });
  expect(addUse(once, { ...USE, minutes: 1, points: 4 })).toEqual([{ ...USE, minutes: 3, points: 7 }]);
  expect(addUse(once, { ...USE, hour: 23 })).toHaveLength(2);
  expect(addUse(once, { ...USE, activity: 'diary' })).toHaveLength(2);
});

test('within an hour the last thing done comes last', () => {
  const uses = [USE, { ...USE, activity: 'diary' } as const, USE].reduce<History>(addUse, []);
  expect(uses.map(({ activity }) => activity)).toEqual(['diary', 'breathing']);
});

test(`uses are dropped after ${String(KEPT_DAYS)} days, and those of a clock that was ahead`, () => {
  const days = [dayBefore(USE.day, KEPT_DAYS), dayBefore(USE.day, KEPT_DAYS - 1), '2031-01-01'];
  const before = days.map((each) => ({ ...USE, day: each }));
  expect(addUse(before, USE).map((one) => one.day)).toEqual([days[1], USE.day]);
});

test('a history is always in order and never has the same hour of an activity twice', () => {
  fc.assert(
    fc.property(history, (uses) => {
      const hours = uses.map(({ day: of, hour }) => `${of} ${String(hour).padStart(2, '0')}`);
      expect(hours).toEqual(hours.toSorted());
      const keys = uses.map(({ activity }, index) => `${activity} ${hours[index] ?? ''}`);
      expect(new Set(keys).size).toBe(keys.length);
    }),
  );
});

test('joining loses no point of the days that are kept, whichever comes first', () => {
  fc.assert(
    fc.property(history, history, (one, other) => {
      const points = (uses: History) => uses.reduce((sum, each) => sum + each.points, 0);
      const latest =
        [...one, ...other]
          .map((each) => each.day)
          .toSorted()
          .at(-1) ?? '';
      const kept = [...one, ...other].filter((each) => daysBetween(each.day, latest) < KEPT_DAYS);
      expect(points(joinHistories(one, other))).toBe(points(kept));
      expect(points(joinHistories(other, one))).toBe(points(kept));
    }),
  );
});

test('what was stored is read as it was, and what is damaged is left out', () => {
  fc.assert(
    fc.property(history, (uses) => {
      expect(readHistory(JSON.parse(JSON.stringify(uses)))).toEqual(uses);
    }),
  );
  fc.assert(fc.property(fc.jsonValue(), (value) => Array.isArray(readHistory(value))));
  const damaged = [
    null,
    7,
    { ...USE, activity: 'help' },
    { ...USE, day: '2027-02-30' },
    { ...USE, day: 20270310 },
    { ...USE, hour: 24 },
    { ...USE, hour: -1 },
    { ...USE, minutes: 1.5 },
    { ...USE, points: '3' },
  ];
  expect(readHistory([...damaged, USE])).toEqual([USE]);
});
