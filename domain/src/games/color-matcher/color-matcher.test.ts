import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hashText, seededRandom } from '../../random/seeded';
import { CHANNELS, isColor, withChannel, type Color } from './color';
import { colorName } from './color-name';
import { hintFor, isMatch, matchPercent, shownPercent, VERDICT_MESSAGES, verdictOf } from './match';
import { FIRST_GUESS, newColorGame, standingOf, submitColor } from './round';
import { CLOSEST_START, drawTarget } from './target';

const value = fc.integer({ min: 0, max: 255 });
const color: fc.Arbitrary<Color> = fc.tuple(value, value, value);
const gameId = fc.uuid();

describe('the percent', () => {
  test('is 100 for the same color alone, and 0 for black against white', () => {
    expect(matchPercent([0, 0, 0], [255, 255, 255])).toBe(0);
    fc.assert(
      fc.property(color, color, (one, other) => {
        const percent = matchPercent(one, other);
        expect(percent).toBe(matchPercent(other, one));
        expect(percent).toBeGreaterThanOrEqual(0);
        expect(percent === 100).toBe(one.join() === other.join());
      }),
    );
  });

  test('falls with every step away', () => {
    fc.assert(
      fc.property(color, fc.constantFrom(...CHANNELS), (target, channel) => {
        const index = CHANNELS.indexOf(channel);
        const percents = Array.from({ length: 256 - target[index]! }, (_, step) =>
          matchPercent(withChannel(target, channel, target[index]! + step), target),
        );
        expect(percents).toEqual([...percents].sort((a, b) => b - a));
        expect(new Set(percents).size).toBe(percents.length);
      }),
    );
  });
});

describe('the four messages', () => {
  const said = (percent: number) => VERDICT_MESSAGES[verdictOf(percent)];

  test.each([
    [100, 'Perfect match! Great job!'],
    [95.01, 'Perfect match! Great job!'],
    [95, 'Very close! Keep it up!'],
    [90.01, 'Very close! Keep it up!'],
    [90, 'Good try, but you can do better!'],
    [80.01, 'Good try, but you can do better!'],
    [80, 'Not quite there. Keep practicing!'],
    [0, 'Not quite there. Keep practicing!'],
  ])('%d percent: %s', (percent, message) => {
    expect(said(percent)).toBe(message);
  });

  test('change between neighboring colors, just where the percent passes the threshold', () => {
    const gray: Color = [100, 100, 100];
    // 22² + 2² = 488 and 18² + 9² + 9² = 486: the two nearest to 95 percent that whole numbers reach.
    expect(matchPercent([122, 102, 100], gray)).toBeCloseTo(94.998, 3);
    expect(said(matchPercent([122, 102, 100], gray))).toBe('Very close! Keep it up!');
    expect(matchPercent([118, 109, 109], gray)).toBeCloseTo(95.009, 3);
    expect(said(matchPercent([118, 109, 109], gray))).toBe('Perfect match! Great job!');
  });

  test('exactly 80 percent is not over 80', () => {
    const gray: Color = [100, 100, 100];
    expect(matchPercent([151, 49, 151], gray)).toBe(80);
    expect(said(matchPercent([151, 49, 151], gray))).toBe('Not quite there. Keep practicing!');
    expect(said(matchPercent([151, 49, 150], gray))).toBe('Good try, but you can do better!');
  });

  test('over 90 scores, 90 does not', () => {
    expect([90, 90.01].map(isMatch)).toEqual([false, true]);
  });

  test('are never contradicted by the percent that is shown beside them', () => {
    expect([94.9984, 95, 95.0087].map(shownPercent)).toEqual([95, 95, 95.1]);
    fc.assert(
      fc.property(color, color, (guess, target) => {
        const percent = matchPercent(guess, target);
        expect(verdictOf(shownPercent(percent))).toBe(verdictOf(percent));
        expect(shownPercent(percent) === 100).toBe(percent === 100);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('a game of colors', () => {
  test('never begins near its target, whatever chance gives', () => {
    fc.assert(
      fc.property(
        color,
        fc.array(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), {
          minLength: 3,
          maxLength: 3,
        }),
        (sliders, draws) => {
          const given = [...draws];
          const target = drawTarget(() => given.shift() ?? 0, sliders);
          expect(isColor(target)).toBe(true);
          expect(matchPercent(sliders, target)).toBeLessThanOrEqual(CLOSEST_START);
        },
      ),
      { numRuns: 2000 },
    );
    expect(drawTarget(seededRandom(hashText('a')), FIRST_GUESS)).toEqual(
      drawTarget(seededRandom(hashText('a')), FIRST_GUESS),
    );
  });

  test('is the same game again from the same id and the same submissions', () => {
    fc.assert(
      fc.property(gameId, fc.array(color), (id, guesses) => {
        const play = () => standingOf(guesses.reduce(submitColor, newColorGame(id)));
        expect(play()).toEqual(play());
      }),
    );
  });

  test('scores once for a target, then shows another', () => {
    fc.assert(
      fc.property(gameId, fc.integer({ min: 1, max: 6 }), (id, matches) => {
        let game = newColorGame(id);
        const targets = new Set<string>();
        for (let match = 0; match < matches; match += 1) {
          const { target, targetId } = standingOf(game);
          targets.add(targetId);
          game = submitColor(game, target);
          expect(standingOf(game)).toMatchObject({ score: match + 1, last: { percent: 100, target } });
          // The second of two hasty presses.
          expect(submitColor(game, target)).toBe(game);
        }
        expect(targets.size).toBe(matches);
        expect(standingOf(game).matched).toHaveLength(matches);
      }),
    );
  });

  test('keeps score and target after a miss', () => {
    const game = newColorGame('a game');
    const before = standingOf(game);
    const after = standingOf(submitColor(game, FIRST_GUESS));
    expect(after).toEqual({
      ...before,
      last: { guess: FIRST_GUESS, target: before.target, percent: expect.any(Number) as number },
    });
  });
});

test('a hint names the slider that is farthest off, and following it always helps', () => {
  expect(hintFor([10, 10, 10], [10, 10, 10])).toBeNull();
  expect(hintFor([200, 10, 10], [10, 30, 10])).toEqual({ channel: 'red', way: 'less' });
  fc.assert(
    fc.property(color, color, (guess, target) => {
      const hint = hintFor(guess, target);
      if (hint === null) return;
      const now = guess[CHANNELS.indexOf(hint.channel)]!;
      const moved = withChannel(guess, hint.channel, now + (hint.way === 'more' ? 1 : -1));
      expect(isColor(moved)).toBe(true);
      expect(matchPercent(moved, target)).toBeGreaterThan(matchPercent(guess, target));
    }),
  );
});

describe('the name of a color', () => {
  test.each<[Color, string]>([
    [[0, 0, 0], 'black'],
    [[255, 255, 255], 'white'],
    [[128, 128, 128], 'gray'],
    [[255, 0, 0], 'vivid red'],
    [[0, 255, 0], 'light vivid green'],
    [[0, 0, 255], 'dark vivid blue'],
    [[255, 255, 0], 'very light vivid yellow'],
    [[120, 70, 30], 'dark muted brown'],
    [[240, 150, 30], 'light orange'],
    [[10, 35, 20], 'very dark grayish green'],
    [[255, 190, 205], 'light muted pink'],
    [[130, 60, 180], 'violet'],
  ])('%j is %s', (given, name) => {
    expect(colorName(given)).toBe(name);
  });

  test('is there for every color', () => {
    fc.assert(
      fc.property(color, (any) => {
        expect(colorName(any)).toMatch(/^[a-z]+( [a-z]+)*$/);
      }),
    );
  });
});
