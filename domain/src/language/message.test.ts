import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plural, t } from './message';

test('a text says what it was given, sign by sign', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer(), (name, count) => {
      expect(t`${name} has \\ ${count}.`).toBe(`${name} has \\ ${String(count)}.`);
    }),
  );
});

test('only one is one, and every # is the number', () => {
  const forms = { one: '# leaf', other: '# leaves (#)' };
  expect(plural(1, forms)).toBe('1 leaf');
  fc.assert(
    fc.property(
      fc.integer().filter((count) => count !== 1),
      (count) => {
        expect(plural(count, forms)).toBe(`${String(count)} leaves (${String(count)})`);
      },
    ),
  );
});
