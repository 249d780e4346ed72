import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shownDescription } from './description';

const count = (text: string) => Array.from(new Intl.Segmenter().segment(text)).length;

test('a hundred characters are shown whole, and one more is cut', () => {
  expect(shownDescription('a'.repeat(100))).toBe('a'.repeat(100));
  expect(shownDescription('a'.repeat(101))).toBe(`${'a'.repeat(100)}…`);
});

test('a family stays together', () => {
  const family = '👩‍👩‍👧‍👦';
  expect(shownDescription(`${'a'.repeat(99)}${family}`)).toBe(`${'a'.repeat(99)}${family}`);
  expect(shownDescription(`${'a'.repeat(99)}${family}b`)).toBe(`${'a'.repeat(99)}${family}…`);
});

test('whatever the alphabet, what is shown is the beginning and no longer than it may be', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
      const shown = shownDescription(text);
      expect(count(shown)).toBeLessThanOrEqual(101);
      expect(text.startsWith(shown.replace(/…$/, '')) || shown === text).toBe(true);
    }),
  );
});
