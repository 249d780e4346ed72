import fc from 'fast-check';
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

test.each([
  ['an English', '1qaz2wsx3edc', '!QAZ@WSX#EDC'],
  ['a German', '1qay2wsx3edc', '!QAY"WSX§EDC'],
  ['a French', '&aqwézsx"edc', '1AQW2ZSX3EDC'],
])(
  'going down the columns of %s keyboard is no more than its first key, also with shift',
  (_which, ...walks) => {
    for (const walk of walks) expect(withoutKeyboardWalks(walk)).toContain(walk[0]);
  },
);

test('three keys side by side are the shortest walk, and what follows stays', () => {
  expect(withoutKeyboardWalks('qwe5')).toEqual(['q5']);
});

/** Texts that go to and fro between two groups of keys, whose places are the same on all keyboards. */
const toAndFro = (one: readonly string[], other: readonly string[]) =>
  fc
    .array(fc.tuple(fc.constantFrom(...one), fc.constantFrom(...other)), { minLength: 1, maxLength: 20 })
    .map((pairs) => pairs.flat().join(''));

test.each([
  ['two rows apart', toAndFro(['1', '2', '3', '4'], ['s', 'd', 'f'])],
  ['far apart on one row', toAndFro(['s', 'd', 'f'], ['j', 'k', 'l'])],
  ['far apart on two rows', toAndFro(['e', 'r', 't'], ['k', 'l'])],
  ['only by twos side by side', toAndFro(['sd', 'df'], ['jk', 'kl'])],
])('keys that are %s are no walk', (_where, texts) => {
  fc.assert(
    fc.property(texts, (text) => {
      expect(withoutKeyboardWalks(text)).toEqual([]);
    }),
  );
});

test('words keep what they are made of', () => {
  for (const left of withoutKeyboardWalks('seven herons at dusk')) expect(left.length).toBeGreaterThan(15);
});
