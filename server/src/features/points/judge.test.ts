import { DAILY_CAP } from '@stillgrove/domain/points/daily-cap';
import { roundAward, visitAward } from '@stillgrove/domain/points/rules';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { examine, judge } from './judge';

const DAY = '2027-03-05';
const TIMES = {
  accountCreatedAtMs: Date.parse('2027-03-01T00:00:00Z'),
  nowMs: Date.parse('2027-03-05T12:00:00Z'),
};
const NOTHING_STORED = { ids: new Set<string>(), days: [] };

const bubble = (round: number) => ({ ...roundAward('bubble', `r${String(round)}`, DAY) });

test('awards that are right are all counted, in their order', () => {
  const awards = [bubble(1), { ...visitAward('video', 'calm', DAY) }, bubble(2)];
  const verdict = judge(examine(awards, TIMES), NOTHING_STORED);
  expect(verdict).toEqual({ counted: awards, accepted: awards.map(({ id }) => id), refused: [] });
});

test('one bad award holds none of the others back', () => {
  const awards = [
    bubble(1),
    { id: 'x', activity: 'flying' },
    { id: 'y', activity: 'bubble' },
    { ...bubble(3), points: 10 },
    bubble(2),
  ];
  const verdict = judge(examine(awards, TIMES), NOTHING_STORED);
  expect(verdict.accepted).toEqual(['bubble:r1', 'bubble:r2']);
  expect(verdict.refused).toEqual([
    { id: 'x', reason: 'unknown-activity' },
    { id: 'y', reason: 'malformed' },
    { id: 'bubble:r3', reason: 'wrong-amount' },
  ]);
});

test('an id that is stored is accepted again and counted no more', () => {
  const stored = { ids: new Set(['bubble:r1']), days: [] };
  const verdict = judge(examine([bubble(1), { id: 'bubble:r1', activity: 'flying' }], TIMES), stored);
  expect(verdict).toEqual({ counted: [], accepted: ['bubble:r1'], refused: [] });
});

test('the last points of a day fit and the next are refused', () => {
  const days = [{ day: DAY, activity: 'bubble', points: DAILY_CAP - 1 }];
  const verdict = judge(examine([bubble(1), bubble(2)], TIMES), { ids: new Set<string>(), days });
  expect(verdict.accepted).toEqual(['bubble:r1']);
  expect(verdict.refused).toEqual([{ id: 'bubble:r2', reason: 'daily-cap' }]);
});

test('a wrong clock costs nothing: the award counts as today', () => {
  const lost = { ...roundAward('memory', 'r1', '1999-01-01') };
  expect(judge(examine([lost], TIMES), NOTHING_STORED).counted).toEqual([{ ...lost, day: DAY }]);
});

test('however often and in whatever order awards arrive, each counts once', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 20 }), { minLength: 1, maxLength: 60 }), (rounds) => {
      const verdict = judge(examine(rounds.map(bubble), TIMES), NOTHING_STORED);
      const distinct = [...new Set(rounds)].map((round) => bubble(round).id);
      expect(verdict.accepted).toEqual(distinct);
      expect(verdict.counted.map(({ id }) => id)).toEqual(distinct);
    }),
  );
});

test('whatever a device sends, each id is accepted or refused and nothing is thrown', () => {
  const anything = fc.record(
    {
      id: fc.string({ minLength: 1, maxLength: 20 }),
      activity: fc.oneof(fc.constantFrom('breathing', 'bubble', 'video'), fc.anything()),
      points: fc.anything(),
      day: fc.oneof(fc.constant(DAY), fc.anything()),
      roundId: fc.anything(),
    },
    { requiredKeys: ['id'] },
  );
  fc.assert(
    fc.property(fc.array(anything, { maxLength: 20 }), (awards) => {
      const verdict = judge(examine(awards, TIMES), NOTHING_STORED);
      expect(verdict.accepted.length + verdict.refused.length).toBeLessThanOrEqual(awards.length);
      for (const { id } of awards) {
        expect(verdict.accepted.includes(id) || verdict.refused.some((refused) => refused.id === id)).toBe(
          true,
        );
      }
    }),
  );
});
