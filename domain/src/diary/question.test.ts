import fc from 'fast-check';
import { expect, test } from 'vitest';
import { questionFor } from './question';

const COUNT = 16;

test('each day has its question, and the next day another one', () => {
  expect(questionFor('2026-11-22', COUNT)).toBe(questionFor('2026-11-22', COUNT));
  expect(questionFor('2026-11-23', COUNT)).not.toBe(questionFor('2026-11-22', COUNT));
});

test('asking for another one shows all of them before one comes again, tomorrow’s last', () => {
  const shown = Array.from({ length: COUNT }, (_, turns) => questionFor('2026-11-22', COUNT, turns));
  expect(new Set(shown).size).toBe(COUNT);
  expect(shown.at(-1)).toBe(questionFor('2026-11-23', COUNT));
});

test('there is a question whatever the day', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 1, max: 40 }), fc.nat(1e6), (day, count, turns) => {
      for (const one of [day, '1900-01-01', '2199-12-31']) {
        const question = questionFor(one, count, turns);
        expect(question).toBeGreaterThanOrEqual(0);
        expect(question).toBeLessThan(count);
      }
    }),
  );
});
