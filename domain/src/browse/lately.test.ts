import { expect, test } from 'vitest';
import type { Use } from './history';
import { lately, latelyFrom } from './lately';

const TODAY = '2027-03-10';

function use(day: string, activity: Use['activity'], points: number, hour = 20): Use {
  return { activity, day, hour, minutes: 0, points };
}

test('the last seven days, with what was done and nothing about the others', () => {
  const history = [
    use('2027-03-03', 'memory', 9),
    use('2027-03-04', 'breathing', 12),
    use('2027-03-07', 'diary', 0),
    use('2027-03-07', 'breathing', 4, 21),
    use('2027-03-07', 'breathing', 4, 22),
    use(TODAY, 'bubble', 1),
  ];
  const days = lately(history, TODAY);
  expect(days.map(({ day }) => day.slice(-2))).toEqual(['04', '05', '06', '07', '08', '09', '10']);
  expect(days.map(({ points }) => points)).toEqual([12, 0, 0, 8, 0, 0, 1]);
  expect(days[3]?.activities).toEqual(['diary', 'breathing']);
  expect(days[1]).toEqual({ day: '2027-03-05', activities: [], points: 0, leaves: 0 });
});

test.each([
  [['diary'], 0, 1],
  [['breathing'], 2, 1],
  [['breathing'], 3, 2],
  [['breathing'], 12, 3],
  [['breathing'], 40, 4],
  [['breathing'], 4000, 4],
  [['breathing', 'diary', 'memory'], 1, 3],
  [['breathing', 'diary', 'memory', 'bubble', 'color'], 5, 4],
] as const)('a day with %j and %i points has %i leaves', (activities, points, leaves) => {
  const history = activities.map((activity, index) => use(TODAY, activity, index === 0 ? points : 0));
  expect(lately(history, TODAY).at(-1)?.leaves).toBe(leaves);
});

test('what was done on other devices stands beside what was done here, and nothing counts twice', () => {
  const history = [use(TODAY, 'diary', 0), use(TODAY, 'breathing', 4), use(TODAY, 'bubble', 3)];
  const allDevices = [
    { day: TODAY, activity: 'breathing', points: 10 },
    // The device has not told of all of them yet.
    { day: TODAY, activity: 'bubble', points: 1 },
    { day: '2027-03-08', activity: 'memory', points: 2 },
    { day: '2027-03-08', activity: 'of a later build', points: 9 },
    { day: '2027-03-01', activity: 'memory', points: 2 },
  ];
  const days = lately(history, TODAY, allDevices);
  expect(days[0]?.day).toBe(latelyFrom(TODAY));
  expect(days.at(-1)).toMatchObject({ activities: ['diary', 'breathing', 'bubble'], points: 13 });
  expect(days.at(-3)).toMatchObject({ activities: ['memory'], points: 2, leaves: 1 });
  expect(days.reduce((sum, day) => sum + day.points, 0)).toBe(15);
});
