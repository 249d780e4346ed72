import { expect, test } from 'vitest';
import { stepAlong } from './step-along';

test.each([
  ['a step goes 300 pixels on', 0, 'next', 300],
  ['a step goes 300 pixels back', 700, 'previous', 400],
  ['the last step goes as far as there is', 900, 'next', 1000],
  ['the first step back goes to the beginning', 100, 'previous', 0],
  ['after the end comes the beginning', 1000, 'next', 0],
  ['before the beginning comes the end', 0, 'previous', 1000],
  ['a browser that stops a pixel short of the end is at the end', 998.5, 'next', 0],
  ['and one that stops short of the beginning is there', 1.5, 'previous', 1000],
] as const)('%s', (_promise, position, direction, expected) => {
  expect(stepAlong(position, 1000, direction, 300)).toBe(expected);
});

test('where all fits there is nowhere to go', () => {
  expect(stepAlong(0, 0, 'next', 300)).toBe(0);
  expect(stepAlong(0, 0, 'previous', 300)).toBe(0);
});
