import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seededRandom, type Random } from '../random/seeded';
import type { AskedActivity, CheckIn, Level } from './check-in';
import { median, medianInterval, signFlipTest, standingAfterHolm } from './sign-flip';
import { PAIRS_NEEDED, whatHelps } from './what-helps';

function normal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

const clamp = (value: number): Level => Math.min(2, Math.max(-2, value)) as Level;

const checkIn = (
  activity: AskedActivity,
  runId: string,
  side: 'before' | 'after',
  pleasant: Level,
): CheckIn => ({
  at: 0,
  offset: 0,
  energy: null,
  pleasant,
  words: [],
  tags: [],
  note: '',
  link: { activity, runId, side },
});

/** Pairs as they would be said: what comes after is what was before, a rise, and chance. */
function pairs(
  count: number,
  rise: number,
  random: Random,
  activity: AskedActivity = 'breathing',
): CheckIn[] {
  return Array.from({ length: count }, (_, run) => {
    const before = clamp(Math.round(normal(random) * 0.7 - 0.5));
    const after = clamp(Math.round(before + rise + normal(random) * 0.9));
    return [
      checkIn(activity, `${activity}-${String(run)}`, 'before', before),
      checkIn(activity, `${activity}-${String(run)}`, 'after', after),
    ];
  }).flat();
}

const outcomes = (checkIns: readonly CheckIn[]) => whatHelps(checkIns).map(({ outcome }) => outcome);

test('seven pairs say nothing, however good they look', () => {
  const seven = Array.from({ length: 7 }, (_, run) => [
    checkIn('body', String(run), 'before', -2),
    checkIn('body', String(run), 'after', 2),
  ]).flat();
  expect(whatHelps(seven)).toEqual([{ activity: 'body', pairs: 7, outcome: 'too-few', missing: 1 }]);
});

test('one side of a run alone is no pair', () => {
  const half = pairs(20, 1, seededRandom(1)).filter(({ link }) => link?.side === 'after');
  expect(whatHelps(half)).toEqual([]);
});

test('of 200 people whose activities change nothing, at most 5 in 100 are told that one made them lighter', () => {
  const told = Array.from({ length: 200 }, (_, seed) => {
    const random = seededRandom(seed);
    return outcomes([
      ...pairs(20, 0, random, 'breathing'),
      ...pairs(20, 0, random, 'body'),
      ...pairs(20, 0, random, 'sitting'),
    ]).includes('lighter');
  });
  expect(told.filter(Boolean).length).toBeLessThanOrEqual(10);
});

test('of 200 people whom an activity lifts by one step, at least 90 in 100 are told so after 20 pairs', () => {
  const told = Array.from({ length: 200 }, (_, seed) =>
    outcomes(pairs(20, 1.15, seededRandom(seed))).includes('lighter'),
  );
  expect(told.filter(Boolean).length).toBeGreaterThanOrEqual(180);
});

test('what lifts no one but weighs on them is said to be heavier', () => {
  expect(outcomes(pairs(25, -1.5, seededRandom(3)))).toEqual(['heavier']);
});

test('counts, middle and interval describe the pairs that were seen', () => {
  fc.assert(
    fc.property(fc.integer({ min: PAIRS_NEEDED, max: 30 }), fc.nat(), (count, seed) => {
      const [said] = whatHelps(pairs(count, 0.5, seededRandom(seed)));
      if (said === undefined || said.outcome === 'too-few') throw new Error('There are enough pairs.');
      expect(said.lighter + said.heavier + said.same).toBe(count);
      expect(said.differences).toHaveLength(count);
      expect(said.median).toBe(median(said.differences));
      expect(said.interval.from).toBeLessThanOrEqual(said.median);
      expect(said.interval.to).toBeGreaterThanOrEqual(said.median);
    }),
    { numRuns: 30 },
  );
});

test('the same pairs say the same each time', () => {
  const some = pairs(12, 0.6, seededRandom(9));
  expect(whatHelps(some)).toEqual(whatHelps([...some].reverse()));
});

/** How many in 100 tests at 5 % find something, for steps of whole numbers around a rise. */
function foundInHundred(count: number, rise: number): number {
  const runs = Math.round(8_000 / count);
  const random = seededRandom(count);
  const found = Array.from({ length: runs }, () => {
    const differences = Array.from({ length: count }, () => Math.round(rise + normal(random)));
    return signFlipTest(differences, random) <= 0.05;
  });
  return (found.filter(Boolean).length / runs) * 100;
}

test.each([
  [8, 1, 47],
  [10, 1, 61],
  [14, 1, 84],
  [20, 1, 98],
  [30, 0.5, 63],
])('with %i pairs and a rise of %d, the test finds it in about %i of 100', (count, rise, percent) => {
  expect(Math.abs(foundInHundred(count, rise) - percent)).toBeLessThanOrEqual(8);
});

test.each([8, 14, 20])('with %i pairs and no rise, the test is mistaken in at most 5 of 100', (count) => {
  expect(foundInHundred(count, 0)).toBeLessThanOrEqual(5);
});

/** How many of 100 people are shown a difference of half a point for a meaningless tag, the naive way. */
function misledByTags(fewest: number): number {
  const random = seededRandom(fewest + 5);
  const people = 300;
  const misled = Array.from({ length: people }, () => {
    const moods = Array.from({ length: 60 }, () => normal(random));
    return Array.from({ length: 20 }, () => {
      const share = 0.05 + random() * 0.35;
      const [withTag, without] = [[] as number[], [] as number[]];
      for (const mood of moods) (random() < share ? withTag : without).push(mood);
      return withTag.length >= Math.max(1, fewest) && Math.abs(mean(withTag) - mean(without)) > 0.5;
    }).includes(true);
  });
  return (misled.filter(Boolean).length / people) * 100;
}

const mean = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

test.each([
  [0, 94],
  [10, 67],
  [15, 50],
])(
  'days with a tag and days without would mislead: at %i occurrences about %i of 100 people',
  (fewest, percent) => {
    expect(Math.abs(misledByTags(fewest) - percent)).toBeLessThanOrEqual(8);
  },
);

test('Holm lets fall what one test alone would keep', () => {
  expect(standingAfterHolm([0.04, 0.01, 0.2], 0.05)).toEqual([false, true, false]);
  expect(standingAfterHolm([0.02, 0.01], 0.05)).toEqual([true, true]);
  expect(standingAfterHolm([], 0.05)).toEqual([]);
});

test('what stands after Holm also stands alone', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 8 }), (chances) => {
      for (const [index, stands] of standingAfterHolm(chances, 0.05).entries())
        if (stands) expect(chances[index]).toBeLessThanOrEqual(0.05);
    }),
  );
});

test('turning every difference round changes nothing about how sure the test is', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -4, max: 4 }), { minLength: 1, maxLength: 15 }), (differences) => {
      const turned = differences.map((difference) => -difference);
      expect(signFlipTest(turned, seededRandom(4))).toBe(signFlipTest(differences, seededRandom(4)));
    }),
    { numRuns: 50 },
  );
});

test('the interval of equal differences is that difference', () => {
  expect(medianInterval([1, 1, 1, 1], seededRandom(1))).toEqual({ from: 1, to: 1 });
});
