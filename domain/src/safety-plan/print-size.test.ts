import { expect, test } from 'vitest';
import { printSize } from './print-size';

const sentence = 'Call Maya and ask whether we can walk along the river for a while. ';
const plan = (items: number, sentences: number) =>
  Array.from({ length: 7 }, () => Array.from({ length: items }, () => sentence.repeat(sentences)));

test('a short plan is printed in the largest text', () => {
  expect(printSize(plan(1, 1), 'page')).toBe(10.5);
  expect(printSize(plan(1, 1), 'card')).toBe(8);
});

test('more words are printed smaller, never smaller than can be read', () => {
  const sizes = [1, 3, 5, 8, 30].map((items) => printSize(plan(items, 2), 'page'));
  expect(sizes).toEqual(sizes.toSorted((one, other) => other - one));
  expect(sizes.at(-1)).toBe(7.5);
});
