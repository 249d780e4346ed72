import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CheckIn, isCheckIn, LEVELS, tidyNames } from './check-in';
import { byLocalDay, localDay, localTime, wereDaysLow } from './days';
import { ALL_FEELING_WORDS, FEELING_WORDS, wordsNear } from './feeling-words';

const NOW = Date.UTC(2026, 10, 23, 12);
const DAY_MS = 86_400_000;

const checkIn = (change: Partial<CheckIn> = {}): CheckIn => ({
  at: NOW,
  offset: 0,
  energy: 0,
  pleasant: 0,
  words: ['calm'],
  tags: [],
  note: '',
  link: null,
  ...change,
});

test('a whole check-in is known as one', () => {
  expect(isCheckIn(checkIn())).toBe(true);
  expect(isCheckIn(checkIn({ energy: null, link: { activity: 'body', runId: 'a1', side: 'after' } }))).toBe(
    true,
  );
});

test.each([
  ['a level between two', { pleasant: 0.5 }],
  ['a level beyond the field', { energy: 3 }],
  ['a moment that is no number', { at: Number.NaN }],
  ['a clock that no place has', { offset: 900 }],
  ['an empty word', { words: [' '] }],
  ['a note without an end', { note: 'x'.repeat(20_001) }],
  ['an unknown activity', { link: { activity: 'help', runId: 'a', side: 'after' } }],
])('%s is no check-in', (_what, change) => {
  expect(isCheckIn({ ...checkIn(), ...change })).toBe(false);
});

test('anything else is no check-in, and asking about it breaks nothing', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      expect(isCheckIn(value)).toBe(false);
    }),
  );
});

test('names lose spaces and repetitions, and nothing else', () => {
  expect(tidyNames([' long  walk ', 'Long walk', '', 'tea'], 5)).toEqual(['long walk', 'tea']);
});

test('a check-in stays on the day it was to the person, wherever they are later', () => {
  const lateInTokyo = checkIn({ at: Date.UTC(2026, 10, 23, 14, 30), offset: 540 });
  expect([localDay(lateInTokyo), localTime(lateInTokyo)]).toEqual(['2026-11-23', '23:30']);
  expect(localDay(checkIn({ at: Date.UTC(2026, 10, 23, 3), offset: -300 }))).toBe('2026-11-22');
});

test('every check-in is on one day, the latest first', () => {
  const some = fc.array(
    fc.record({ at: fc.integer({ min: 0, max: NOW }), offset: fc.integer({ min: -840, max: 840 }) }),
  );
  fc.assert(
    fc.property(some, (moments) => {
      const days = byLocalDay(moments.map((moment) => ({ value: checkIn(moment) })));
      expect([...days.values()].flat()).toHaveLength(moments.length);
      expect([...days.keys()]).toEqual([...days.keys()].sort().reverse());
    }),
  );
});

const lowDays = (...levels: (-2 | -1 | 0 | 1)[]) =>
  levels.map((pleasant, before) => checkIn({ at: NOW - before * DAY_MS, pleasant }));

test('help is named after three low days, and not after two', () => {
  expect(wereDaysLow(lowDays(-1, -2, -1), '2026-11-23')).toBe(true);
  expect(wereDaysLow(lowDays(-1, -2), '2026-11-23')).toBe(false);
});

test('a day in between that was not low ends it', () => {
  expect(wereDaysLow(lowDays(-2, 0, -2, -2), '2026-11-23')).toBe(false);
});

test('low days of a week ago say nothing about today', () => {
  expect(wereDaysLow(lowDays(-2, -2, -2), '2026-12-01')).toBe(false);
});

test('being low before an activity does not count', () => {
  const before = lowDays(-2, -2, -2).map((each) => ({
    ...each,
    link: { activity: 'body', runId: 'a', side: 'before' } as const,
  }));
  expect(wereDaysLow(before, '2026-11-23')).toBe(false);
});

test('there are sixty words, fifteen in each quarter, none twice', () => {
  expect(Object.values(FEELING_WORDS).map(({ length }) => length)).toEqual([15, 15, 15, 15]);
  expect(new Set(ALL_FEELING_WORDS).size).toBe(60);
});

test('every place of the field has words, and a corner has those of its quarter alone', () => {
  for (const energy of [...LEVELS, null])
    for (const pleasant of LEVELS) expect(wordsNear(energy, pleasant).length).toBeGreaterThanOrEqual(15);
  expect(wordsNear(-1, 2)).toEqual(FEELING_WORDS['less-pleasant']);
  expect(new Set(wordsNear(0, 0)).size).toBe(60);
});
