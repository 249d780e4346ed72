import type { Random } from '../random/seeded';

/** How many ways to turn the signs are drawn. */
const DRAWS = 2_000;
const BITS = 30;

/**
 * How often differences as far from nothing as these would come about if nothing had changed: the two-sided permutation
 * test of paired differences by turning signs. It assumes no shape of the differences, only that each could as well have
 * been its opposite (Good, Permutation, Parametric, and Bootstrap Tests of Hypotheses, 3rd ed., chapter 3).
 *
 * @param differences of each pair, after minus before
 * @returns from 1/2001 to 1
 */
export function signFlipTest(differences: readonly number[], random: Random): number {
  const sizes = Float64Array.from(differences);
  const seen = Math.abs(sum(differences));
  let asFar = 0;
  for (let draw = 0; draw < DRAWS; draw += 1) {
    let turned = 0;
    let bits = 0;
    for (let index = 0; index < sizes.length; index += 1) {
      const difference = sizes[index] ?? 0;
      // One draw of chance is enough for thirty signs.
      if (index % BITS === 0) bits = Math.floor(random() * 2 ** BITS);
      turned += bits & 1 ? difference : -difference;
      bits >>= 1;
    }
    if (Math.abs(turned) >= seen) asFar += 1;
  }
  // What was seen is one of the ways as well; without it a test would be too sure.
  return (asFar + 1) / (DRAWS + 1);
}

/**
 * Which of several tests still stand when all are looked at together, with at most this chance that any one of them is
 * mistaken (Holm, A simple sequentially rejective multiple test procedure, 1979).
 *
 * @param chances of each test
 * @param level the chance, such as 0.05
 */
export function standingAfterHolm(chances: readonly number[], level: number): readonly boolean[] {
  const order = chances.map((chance, index) => ({ chance, index })).sort((a, b) => a.chance - b.chance);
  const firstToFall = order.findIndex(({ chance }, rank) => chance > level / (order.length - rank));
  const standing = new Set(
    order.slice(0, firstToFall === -1 ? order.length : firstToFall).map(({ index }) => index),
  );
  return chances.map((_, index) => standing.has(index));
}

/** How many times the pairs are drawn again for an interval. */
const RESAMPLES = 500;

/**
 * Between which two values the middle difference lies in nine of ten draws of the same pairs with replacement: the 90 %
 * percentile bootstrap interval (Efron and Tibshirani, An Introduction to the Bootstrap, chapter 13).
 */
export function medianInterval(
  differences: readonly number[],
  random: Random,
): { readonly from: number; readonly to: number } {
  const sorted = differences.toSorted((a, b) => a - b);
  const medians = Array.from({ length: RESAMPLES }, () => medianOfDraw(sorted, random)).sort((a, b) => a - b);
  const at = (share: number) => medians[Math.round(share * (RESAMPLES - 1))] ?? 0;
  return { from: at(0.05), to: at(0.95) };
}

/** The median of as many draws as there are numbers; counting them is many times faster than sorting them. */
function medianOfDraw(sorted: readonly number[], random: Random): number {
  const times = new Uint32Array(sorted.length);
  for (const _ of sorted) {
    const index = Math.floor(random() * sorted.length);
    times[index] = (times[index] ?? 0) + 1;
  }
  const valueAt = (place: number) => {
    let passed = 0;
    const index = times.findIndex((count) => (passed += count) > place);
    return sorted[index] ?? 0;
  };
  return (valueAt(Math.ceil(sorted.length / 2) - 1) + valueAt(Math.floor(sorted.length / 2))) / 2;
}

/** The middle of some numbers, or half of the two in the middle; 0 without any. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? 0;
  return (upper + lower) / 2;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
