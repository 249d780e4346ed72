import { expect, test } from 'vitest';
import { withoutKeyboardWalks } from './keyboard-walks';

test.each([
  'qwertyuiopasdfghjklzxcvbnmqwertyuiopasdf',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik,9ol.0p;/',
  'zaq1xsw2cde3vfr4bgt5nhy6mju7,ki8.lo9/;p0',
  'qawsedrftgyhujikolp',
])('%s is a few keys, however long it is', (walk) => {
  expect(Math.min(...withoutKeyboardWalks(walk).map((left) => left.length))).toBeLessThan(8);
});

test('words keep what they are made of', () => {
  for (const left of withoutKeyboardWalks('seven herons at dusk')) expect(left.length).toBeGreaterThan(15);
});
