import { expect, test } from 'vitest';
import { exitPress } from './exit-presses';

const missingAfter = (times: number[]) => {
  let state = { presses: [] as number[], missing: 3 };
  return times.map((time) => (state = exitPress(state.presses, time)).missing);
};

test('three presses within five seconds leave the page', () => {
  expect(missingAfter([0, 2_000, 5_000])).toEqual([2, 1, 0]);
});

test('fewer or slower presses do not', () => {
  expect(missingAfter([0, 4_000, 6_000, 10_000])).toEqual([2, 1, 1, 1]);
  expect(missingAfter([0, 6_000, 12_000])).toEqual([2, 2, 2]);
});
