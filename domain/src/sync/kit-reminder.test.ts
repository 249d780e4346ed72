import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isKitNote, kitQuestion, type KitNote } from './kit-reminder';

const on = (day: string): KitNote => ({ v: 1, day });

test('a year after the kit was made someone is asked for it, and not a day earlier', () => {
  expect(kitQuestion(on('2026-11-23'), '2027-11-22')).toBe('wait');
  expect(kitQuestion(on('2026-11-23'), '2027-11-23')).toBe('ask');
  expect(kitQuestion(on('2026-11-23'), '2030-01-01')).toBe('ask');
});

test('a kit of February 29 is asked for on March 1', () => {
  expect(kitQuestion(on('2028-02-29'), '2029-02-28')).toBe('wait');
  expect(kitQuestion(on('2028-02-29'), '2029-03-01')).toBe('ask');
});

test('where nothing is known, the year begins now', () => {
  expect(kitQuestion(null, '2026-11-23')).toBe('note');
});

test('a device a day ahead changes nothing, and a clock that was wrong does not silence the question forever', () => {
  expect(kitQuestion(on('2026-11-24'), '2026-11-23')).toBe('wait');
  expect(kitQuestion(on('2041-01-01'), '2026-11-23')).toBe('note');
});

const day = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2090-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test('whoever looks every day is asked no more than once in any 365 days', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: 1, max: 1_500 }), (made, days) => {
      let note = on(made);
      let asked = Date.parse(made);
      for (let after = 0; after < days; after += 1) {
        const today = new Date(Date.parse(made) + after * 86_400_000).toISOString().slice(0, 10);
        if (kitQuestion(note, today) !== 'ask') continue;
        expect(Date.parse(today) - asked).toBeGreaterThanOrEqual(365 * 86_400_000);
        asked = Date.parse(today);
        note = on(today);
      }
      expect(Date.parse(made) + days * 86_400_000 - asked).toBeLessThanOrEqual(367 * 86_400_000);
    }),
    { numRuns: 30 },
  );
});

test.each([[null], ['2026-11-23'], [{ v: 2, day: '2026-11-23' }], [{ v: 1, day: '2026-02-30' }], [{ v: 1 }]])(
  '%j is no note',
  (value) => {
    expect(isKitNote(value)).toBe(false);
  },
);
