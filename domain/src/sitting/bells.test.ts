import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bellsOf, sittingMs } from './bells';
import { BELL_SOUNDS, mostByChance, PREPARATION_SECONDS, type BellsBetween, type Sitting } from './settings';

const MINUTE_MS = 60_000;
const TEN: Sitting = {
  minutes: 10,
  preparationSeconds: 10,
  startBell: true,
  endBell: true,
  between: { kind: 'none' },
  bellSound: 'bowl',
};

const minute = fc.integer({ min: 1, max: 700 });
const BETWEEN: fc.Arbitrary<BellsBetween> = fc.oneof(
  fc.constant({ kind: 'none' } as const),
  fc.record({ kind: fc.constant('every' as const), minutes: minute }),
  fc.record({
    kind: fc.constant('own' as const),
    minutes: fc.uniqueArray(minute, { maxLength: 20 }).map((them) => them.sort((a, b) => a - b)),
  }),
  fc.record({ kind: fc.constant('chance' as const), count: fc.integer({ min: 1, max: 60 }) }),
);
const SITTING: fc.Arbitrary<Sitting> = fc.record({
  minutes: fc.oneof(fc.constant(null), fc.integer({ min: 1, max: 600 })),
  preparationSeconds: fc.constantFrom(...PREPARATION_SECONDS),
  startBell: fc.boolean(),
  endBell: fc.boolean(),
  between: BETWEEN,
  bellSound: fc.constantFrom(...BELL_SOUNDS),
});

const minutesOf = (sitting: Sitting, seed = 0) => bellsOf(sitting, seed).map(({ atMs }) => atMs / MINUTE_MS);

test('every five minutes of twenty, a bell rings at 5, 10 and 15, and the end has its own', () => {
  const every = { ...TEN, minutes: 20, between: { kind: 'every', minutes: 5 } } as const;
  expect(minutesOf(every)).toEqual([0, 5, 10, 15, 20]);
  expect(bellsOf(every, 0).map(({ kind }) => kind)).toEqual([
    'start',
    'between',
    'between',
    'between',
    'end',
  ]);
  expect(minutesOf({ ...every, startBell: false, endBell: false })).toEqual([5, 10, 15]);
});

test('own minutes are kept to', () => {
  expect(minutesOf({ ...TEN, minutes: 85, between: { kind: 'own', minutes: [25, 30, 55, 60] } })).toEqual([
    0, 25, 30, 55, 60, 85,
  ]);
});

test('without an end there is no bell at the end, and bells come again and again', () => {
  const bells = bellsOf({ ...TEN, minutes: null, between: { kind: 'every', minutes: 15 } }, 0);
  expect(bells.at(-1)).toEqual({ kind: 'between', atMs: 585 * MINUTE_MS });
});

test('no bells at all are no bells', () => {
  expect(bellsOf({ ...TEN, startBell: false, endBell: false }, 0)).toEqual([]);
});

test('all bells ring within the sitting, one after another', () => {
  fc.assert(
    fc.property(SITTING, fc.integer(), (sitting, seed) => {
      const times = bellsOf(sitting, seed).map(({ atMs }) => atMs);
      expect(times).toEqual([...new Set(times)].sort((a, b) => a - b));
      for (const atMs of times) {
        expect(atMs).toBeGreaterThanOrEqual(0);
        expect(atMs).toBeLessThanOrEqual(sittingMs(sitting));
      }
    }),
  );
});

test('bells left to chance are as many as wanted, a minute apart, and not in the first or last minute', () => {
  const wanted = fc
    .integer({ min: 2, max: 600 })
    .chain((minutes) => fc.tuple(fc.constant(minutes), fc.integer({ min: 1, max: mostByChance(minutes) })));
  fc.assert(
    fc.property(wanted, fc.integer(), ([minutes, count], seed) => {
      const sitting: Sitting = { ...TEN, minutes, between: { kind: 'chance', count } };
      const bells = bellsOf(sitting, seed);
      expect(bells).toEqual(bellsOf(sitting, seed));
      expect(bells.filter(({ kind }) => kind === 'between')).toHaveLength(count);
      const times = bells.map(({ atMs }) => atMs);
      for (const [index, atMs] of times.slice(1).entries())
        expect(atMs - (times[index] ?? 0)).toBeGreaterThanOrEqual(MINUTE_MS);
    }),
  );
});

test('another seed gives other times', () => {
  const chance = { ...TEN, minutes: 30, between: { kind: 'chance', count: 3 } } as const;
  expect(bellsOf(chance, 1)).not.toEqual(bellsOf(chance, 2));
});
