import fc from 'fast-check';
import { expect, test } from 'vitest';
import { HUB_ACTIVITIES, type HubActivity } from '../activities/activities';
import { dayBefore } from './days';
import { addUse, type History, type Use } from './history';
import { REASONS } from './reason';
import { suggest } from './suggestion';

const TODAY = '2027-03-10';
const NOTHING = { history: [], day: TODAY, hour: 22, reason: null, skipped: [] } as const;

type Done = Partial<Omit<Use, 'activity' | 'day'>>;

/** An activity on each of the last days, the latest of them yesterday. */
function on(days: number, activity: HubActivity, done: Done = {}): History {
  return Array.from({ length: days }, (_, index) => ({
    activity,
    day: dayBefore(TODAY, days - index),
    hour: 22,
    minutes: 0,
    points: 0,
    ...done,
  }));
}

function together(...histories: readonly History[]): History {
  return histories.flat().toSorted((a, b) => a.day.localeCompare(b.day) || a.hour - b.hour);
}

test('after four short evenings of breathing at ten, at ten it suggests breathing', () => {
  const history = on(4, 'breathing', { minutes: 4, points: 12 });
  expect(suggest({ ...NOTHING, history })).toEqual({
    activity: 'breathing',
    why: { by: 'habit', when: 'before-bed' },
    minutes: 3,
  });
});

test('at another hour of the day the habit of the evening says nothing', () => {
  const history = on(4, 'memory');
  expect(suggest({ ...NOTHING, history, hour: 9 })?.why).toEqual({ by: 'hour' });
});

test.each([
  ['an hour earlier', 21, 'before-bed'],
  ['an hour later', 23, 'before-bed'],
  ['two hours earlier', 20, 'evening'],
])('the habit of ten is known %s', (_, hour, when) => {
  const history = on(4, 'memory');
  expect(suggest({ ...NOTHING, history, hour })).toMatchObject({
    activity: 'memory',
    why: { by: 'habit', when },
  });
});

test('two days are no habit, and neither is three times on one day', () => {
  expect(suggest({ ...NOTHING, history: on(2, 'memory') })?.activity).not.toBe('memory');
  const busy = [21, 22, 23].map((hour) => ({ ...on(1, 'memory', { hour })[0] }) as Use);
  expect(suggest({ ...NOTHING, history: busy })?.activity).not.toBe('memory');
});

test('a habit goes over midnight', () => {
  const history = on(3, 'memory', { hour: 23 });
  expect(suggest({ ...NOTHING, history, hour: 0 })).toMatchObject({ activity: 'memory' });
});

test('it says before bed only of what was the last thing of the day', () => {
  const history = together(on(4, 'memory'), on(4, 'diary', { hour: 23 }));
  const first = suggest({ ...NOTHING, history });
  expect(first).toMatchObject({ activity: 'diary', why: { by: 'habit', when: 'before-bed' } });
  expect(suggest({ ...NOTHING, history, skipped: ['diary'] })).toMatchObject({
    activity: 'memory',
    why: { by: 'habit', when: 'this-hour' },
  });
});

test('what was last in the afternoon is not called a thing before bed', () => {
  const history = on(5, 'color', { hour: 15 });
  expect(suggest({ ...NOTHING, history, hour: 15 })?.why).toEqual({ by: 'habit', when: 'this-hour' });
});

test('a habit of another season is over', () => {
  const history = on(4, 'memory').map((use) => ({ ...use, day: dayBefore(use.day, 28) }));
  expect(suggest({ ...NOTHING, history })?.activity).not.toBe('memory');
});

test('the habit of more days comes first, and of two equal ones the later', () => {
  const earlier = on(4, 'memory').map((use) => ({ ...use, day: dayBefore(use.day, 4) }));
  expect(suggest({ ...NOTHING, history: together(on(3, 'color'), earlier) })?.activity).toBe('memory');
  expect(suggest({ ...NOTHING, history: together(on(4, 'color'), earlier) })?.activity).toBe('color');
});

test('what was done a moment ago is not suggested again at once', () => {
  const justNow: Use = { activity: 'breathing', day: TODAY, hour: 22, minutes: 4, points: 12 };
  const history = addUse(on(4, 'breathing'), justNow);
  expect(suggest({ ...NOTHING, history })?.activity).not.toBe('breathing');
  const thisMorning = addUse(on(4, 'breathing'), { ...justNow, hour: 7 });
  expect(suggest({ ...NOTHING, history: thisMorning })?.activity).toBe('breathing');
});

test.each([
  [[3, 4, 6], 3],
  [[8, 9, 12], 10],
  [[0, 0, 5], 5],
  [[0, 0, 0], null],
  [[200, 200, 200], 30],
])('of sessions of %j minutes %s are suggested', (minutes, expected) => {
  const history = on(3, 'breathing').map((use, index) => ({ ...use, minutes: minutes[index] ?? 0 }));
  expect(suggest({ ...NOTHING, history })?.minutes).toBe(expected);
});

test.each([
  ['sleep', 22, 'sleep'],
  ['sleep', 19, 'body'],
  ['sleep', 10, 'breathing'],
  ['worry', 22, 'breathing'],
  ['worry', 10, 'breathing'],
  ['mood', 22, 'diary'],
  ['mood', 10, 'relax'],
] as const)('someone who came for %s is at %i o’clock suggested %s', (reason, hour, activity) => {
  expect(suggest({ ...NOTHING, reason, hour })).toEqual({
    activity,
    why: { by: 'reason', reason },
    minutes: null,
  });
});

test('just looking says nothing about what would help', () => {
  expect(suggest({ ...NOTHING, reason: 'looking' })).toEqual(suggest(NOTHING));
});

test('a habit says more than the answer to the first question', () => {
  expect(suggest({ ...NOTHING, reason: 'sleep', history: on(4, 'memory') })?.activity).toBe('memory');
});

test.each([
  [8, 'breathing'],
  [14, 'breathing'],
  [20, 'body'],
  [2, 'breathing'],
])('with nothing known, at %i o’clock it is %s, for the hour alone', (hour, activity) => {
  expect(suggest({ ...NOTHING, hour })).toEqual({ activity, why: { by: 'hour' }, minutes: null });
});

test('what was skipped does not come again, everything else does once, and then there is nothing', () => {
  const use = fc.record({
    activity: fc.constantFrom(...HUB_ACTIVITIES),
    day: fc.integer({ min: 0, max: 40 }).map((ago) => dayBefore(TODAY, ago)),
    hour: fc.integer({ min: 0, max: 23 }),
    minutes: fc.nat(20),
    points: fc.nat(20),
  });
  const known = fc.record({
    history: fc.array(use, { maxLength: 40 }).map((uses) => uses.reduce<History>(addUse, [])),
    hour: fc.integer({ min: 0, max: 23 }),
    reason: fc.constantFrom(null, ...REASONS),
    offered: fc.subarray([...HUB_ACTIVITIES]),
  });
  fc.assert(
    fc.property(known, (person) => {
      const skipped: HubActivity[] = [];
      for (;;) {
        const next = suggest({ ...person, day: TODAY, skipped });
        if (next === null) break;
        expect(skipped).not.toContain(next.activity);
        skipped.push(next.activity);
      }
      expect(skipped.toSorted()).toEqual(person.offered.toSorted());
    }),
  );
});

test('nothing is called a habit that was not done on three days of the last four weeks', () => {
  const days = fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 12 });
  fc.assert(
    fc.property(days, fc.integer({ min: 0, max: 23 }), (agos, hour) => {
      const history = agos
        .map((ago): Use => ({ activity: 'memory', day: dayBefore(TODAY, ago), hour, minutes: 0, points: 0 }))
        .reduceRight<History>((uses, use) => [...uses, use], []);
      const isHabit = new Set(agos.filter((ago) => ago < 28)).size >= 3;
      expect(suggest({ ...NOTHING, history, hour })?.why.by === 'habit').toBe(isHabit);
    }),
  );
});
