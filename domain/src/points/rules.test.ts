import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DAILY_CAP, fitsDailyCap } from './daily-cap';
import {
  breathingAward,
  minuteAward,
  REFUSAL_MESSAGES,
  refuseAward,
  roundAward,
  visitAward,
  wholeMinutes,
} from './rules';

const DAY = '2026-11-21';
const phase = (phaseIndex: number, elapsedMs = (phaseIndex + 1) * 4000) =>
  breathingAward({ runId: 'run', phaseIndex, elapsedMs, day: DAY });
const minute = (minuteIndex: number, elapsedMs = (minuteIndex + 1) * 60_000) =>
  minuteAward({ activity: 'sitting', runId: 'run', minuteIndex, elapsedMs, day: DAY });

describe('what things are worth', () => {
  test('inhale 1, hold 2, exhale 1, again and again', () => {
    expect([0, 1, 2, 3, 4, 5].map((index) => phase(index).points)).toEqual([1, 2, 1, 1, 2, 1]);
  });

  test.each(['bubble', 'color', 'memory'] as const)('a round of %s is worth 1 point and no leaf', (game) => {
    const award = roundAward(game, 'r1', DAY);
    expect(award).toMatchObject({ id: `${game}:r1`, points: 1, leaves: 0 });
    expect(refuseAward(award)).toBeNull();
  });

  test('a video or resource is worth 1 point and 1 leaf', () => {
    for (const kind of ['video', 'resource'] as const) {
      const award = visitAward(kind, 'nhs', DAY);
      expect(award).toMatchObject({ points: 1, leaves: 1 });
      expect(refuseAward(award)).toBeNull();
    }
  });
});

describe('whole minutes', () => {
  test('are worth 1 point and no leaf each', () => {
    expect(minute(4)).toMatchObject({ id: 'sitting:run:4', points: 1, leaves: 0 });
    expect(refuseAward(minute(4))).toBeNull();
  });

  test('count when they are over, and not a millisecond before', () => {
    fc.assert(
      fc.property(fc.nat(600), (index) => {
        const endMs = (index + 1) * 60_000;
        expect(refuseAward(minute(index, endMs))).toBeNull();
        expect(refuseAward(minute(index, endMs - 1))).toBe('too-fast');
        expect([wholeMinutes(endMs - 1), wholeMinutes(endMs)]).toEqual([index, index + 1]);
      }),
    );
  });
});

describe('what counts once', () => {
  test('the same video has the same id all day, and another the next day', () => {
    expect(visitAward('video', 'v', DAY).id).toBe(visitAward('video', 'v', DAY).id);
    expect(visitAward('video', 'v', DAY).id).not.toBe(visitAward('video', 'v', '2026-11-22').id);
  });

  test('different occasions never share an id', () => {
    const id = fc.string({ minLength: 1, maxLength: 12, unit: fc.constantFrom('a', 'b', '1', '-', '_') });
    fc.assert(
      fc.property(id, id, fc.nat(50), fc.nat(50), (runA, runB, a, b) => {
        fc.pre(runA !== runB || a !== b);
        const make = (runId: string, phaseIndex: number) =>
          breathingAward({ runId, phaseIndex, elapsedMs: 1e6, day: DAY }).id;
        expect(make(runA, a)).not.toBe(make(runB, b));
      }),
    );
  });
});

describe('what is refused', () => {
  test('nothing that the rules themselves made', () => {
    fc.assert(
      fc.property(fc.nat(10_000), (index) => {
        expect(refuseAward(phase(index))).toBeNull();
      }),
    );
  });

  test('another amount', () => {
    expect(refuseAward({ ...phase(0), points: 2 })).toBe('wrong-amount');
    expect(refuseAward({ ...visitAward('video', 'v', DAY), leaves: 2 })).toBe('wrong-amount');
  });

  test('an id that is not of this occasion', () => {
    expect(refuseAward({ ...phase(0), id: 'breathing:run:1' })).toBe('wrong-id');
  });

  test('a phase that ended before it could end, by a millisecond', () => {
    fc.assert(
      fc.property(fc.nat(10_000), (index) => {
        expect(refuseAward(phase(index, (index + 1) * 4000 - 1))).toBe('too-fast');
      }),
    );
  });

  test('a day that is none', () => {
    expect(refuseAward(roundAward('memory', 'r', '2026-02-30'))).toBe('unlikely-day');
  });
});

test('a day gives at most 300 points from one activity', () => {
  expect(fitsDailyCap(DAILY_CAP - 2, { points: 2 })).toBe(true);
  expect(fitsDailyCap(DAILY_CAP - 1, { points: 2 })).toBe(false);
});

test('every refusal has words', () => {
  expect(Object.keys(REFUSAL_MESSAGES)).toEqual(
    expect.arrayContaining(['wrong-amount', 'wrong-id', 'unlikely-day', 'too-fast', 'daily-cap']),
  );
  for (const message of Object.values(REFUSAL_MESSAGES)) expect(message).toMatch(/^[A-Z].*\.$/);
});
