import { expect, test } from 'vitest';
import { pressed } from './hurry';

const hurried = (times: number[]) => {
  let state = { presses: [] as number[], hurried: false };
  for (const time of times) state = pressed(state.presses, time);
  return state.hurried;
};

test('three presses within two seconds are a hurry', () => {
  expect(hurried([0, 900, 2000])).toBe(true);
  expect(hurried([0, 5000, 5500, 6000])).toBe(true);
});

test('fewer or slower presses are not', () => {
  expect(hurried([0, 100])).toBe(false);
  expect(hurried([0, 1500, 3000, 4500])).toBe(false);
});
