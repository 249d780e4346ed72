import type { Award } from '@stillgrove/domain/points/award';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createMinutes, type MinuteNotice } from './minutes';
import type { AwardOutcome } from './outcome';

function run(outcome: (index: number) => AwardOutcome = () => 'recorded') {
  const awards: Award[] = [];
  const told: [number, MinuteNotice | null][] = [];
  const minutes = createMinutes(
    'sitting',
    {
      newRunId: () => `run-${String(awards.length)}`,
      today: () => '2027-03-05',
      award(award) {
        awards.push(award);
        return Promise.resolve(outcome(awards.length - 1));
      },
    },
    (...what) => told.push(what),
  );
  return { minutes, awards, told };
}

test('each whole minute is one award, in however many steps time goes by', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 200_000 }), { maxLength: 30 }), (steps) => {
      const { minutes, awards } = run();
      let elapsedMs = 0;
      for (const step of steps) minutes.advance((elapsedMs += step));
      expect(awards).toHaveLength(Math.floor(elapsedMs / 60_000));
      expect(new Set(awards.map(({ id }) => id)).size).toBe(awards.length);
    }),
  );
});

test('the points of a run are told as they are given', async () => {
  const { minutes, told } = run((index) => (index === 2 ? 'capped' : 'recorded'));
  minutes.advance(185_000);
  await Promise.resolve();
  await Promise.resolve();
  expect(told).toEqual([
    [1, null],
    [2, null],
    [2, 'capped'],
  ]);
});

test('another run has other occasions', () => {
  const { minutes, awards } = run();
  minutes.advance(60_000);
  minutes.renew();
  minutes.advance(60_000);
  expect(awards.map(({ id }) => id)).toEqual(['sitting:run-0:0', 'sitting:run-1:0']);
});

test('a point that the server refuses for the day goes from the run, and others are not its own', () => {
  const { minutes, awards, told } = run();
  minutes.advance(60_000);
  const [award] = awards;
  if (award === undefined) throw new Error('A minute was over.');
  expect(minutes.refuse({ award, reason: 'too-fast', message: 'No.' })).toBe(false);
  expect(minutes.refuse({ award, reason: 'daily-cap', message: 'No.' })).toBe(true);
  expect(told).toEqual([[0, 'capped']]);
});
