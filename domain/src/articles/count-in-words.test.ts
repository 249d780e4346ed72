import { expect, test } from 'vitest';
import { countAtStart, countInWords } from './count-in-words';

test.each([
  [1, 'one', 'One'],
  [8, 'eight', 'Eight'],
  [9, 'nine', 'Nine'],
  [20, 'twenty', 'Twenty'],
  [21, '21', '21'],
])('a text says %i as “%s”, and starts a sentence with “%s”', (count, within, atStart) => {
  expect(countInWords(count)).toBe(within);
  expect(countAtStart(count)).toBe(atStart);
});

test('a text counts to twenty in words of their own, and on in digits', () => {
  const words = Array.from({ length: 21 }, (_, count) => countInWords(count));
  for (const word of words) expect(word).toMatch(/^[a-z]+$/);
  expect(new Set(words).size).toBe(words.length);
});
