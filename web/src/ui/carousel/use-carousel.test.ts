import { expect, test } from 'vitest';
import { wrapAround } from './use-carousel';

test.each([
  [0, 0],
  [7, 7],
  [8, 0],
  [-1, 7],
  [-9, 7],
  [17, 1],
])('of eight, %i is %i', (index, expected) => {
  expect(wrapAround(index, 8)).toBe(expected);
});
