import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hashText, seededRandom } from '../../random/seeded';
import { CHANNELS, isColor, withChannel, type Color } from './color';
import { colorLook, takesBlackText, type ColorLook } from './color-look';
import { hintFor, isMatch, matchPercent, shownPercent, VERDICT_MESSAGES, verdictOf } from './match';
import { FIRST_GUESS, newColorGame, nextColor, PALETTES, standingOf, submitColor } from './round';
import { CLOSEST_SOFT_START, drawSoftTarget, SOFT_COLORS } from './soft-colors';
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

  test('keeps a matched target in sight and scores it once, until another is asked for', () => {
    fc.assert(
      fc.property(
        gameId,
        fc.constantFrom(...PALETTES),
        fc.integer({ min: 1, max: 6 }),
        (id, palette, matches) => {
          let game = newColorGame(id, palette);
          const targets = new Set<string>();
          for (let match = 0; match < matches; match += 1) {
            const { target, targetId } = standingOf(game);
            targets.add(targetId);
            game = submitColor(game, target);
            const won = {
              score: match + 1,
              target,
              targetId,
              isMatched: true,
              last: { percent: 100, target },
            };
            expect(standingOf(game)).toMatchObject(won);
            // The second of two hasty presses, and any other color that would match as well.
            expect(submitColor(game, target)).toBe(game);
            expect(submitColor(game, FIRST_GUESS)).toBe(game);
            game = nextColor(game, palette);
            expect(standingOf(game)).toMatchObject({ score: match + 1, isMatched: false, last: null });
            expect(isMatch(matchPercent(target, standingOf(game).target))).toBe(false);
          }
          expect(targets.size).toBe(matches);
          expect(standingOf(game).matched).toHaveLength(matches);
        },
      ),
    );
  });

  test('asked for soft colors, goes on with its score and a soft target', () => {
    const game = newColorGame('a game');
    const won = submitColor(game, standingOf(game).target);
    const soft = standingOf(nextColor(nextColor(won, 'any'), 'soft'));
    expect(soft).toMatchObject({ score: 1, isMatched: false });
    expect(SOFT_COLORS).toContainEqual(soft.target);
  });

  test('keeps score and target after a miss', () => {
    const game = newColorGame('a game');
    const before = standingOf(game);
    const after = standingOf(submitColor(game, FIRST_GUESS));
    expect(after).toEqual({
      ...before,
      sliders: FIRST_GUESS,
      last: { guess: FIRST_GUESS, target: before.target, percent: expect.any(Number) as number },
    });
  });
});

describe('soft colors', () => {
  test('are muted, and each has a name', () => {
    for (const soft of SOFT_COLORS) {
      expect(isColor(soft)).toBe(true);
      expect(colorLook(soft).strength).not.toBe('vivid');
    }
    const names = SOFT_COLORS.map((soft) => JSON.stringify(colorLook(soft)));
    expect(new Set(names).size).toBeGreaterThan(15);
  });

  test('are never near the sliders, wherever these stand, and there is always a choice', () => {
    fc.assert(
      fc.property(color, fc.uuid(), (sliders, seed) => {
        const target = drawSoftTarget(seededRandom(hashText(seed)), sliders);
        expect(matchPercent(sliders, target)).toBeLessThanOrEqual(CLOSEST_SOFT_START);
        const choice = SOFT_COLORS.filter((soft) => matchPercent(sliders, soft) <= CLOSEST_SOFT_START);
        expect(choice.length).toBeGreaterThanOrEqual(5);
      }),
      { numRuns: 2000 },
    );
  });
});

test('black or white stands out from any color by 4.5 to 1', () => {
  const light = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
  fc.assert(
    fc.property(color, ([red, green, blue]) => {
      const luminance = 0.2126 * light(red / 255) + 0.7152 * light(green / 255) + 0.0722 * light(blue / 255);
      const contrast = takesBlackText([red, green, blue])
        ? (luminance + 0.05) / 0.05
        : 1.05 / (luminance + 0.05);
      expect(contrast).toBeGreaterThanOrEqual(4.5);
    }),
    { numRuns: 2000 },
  );
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

describe('the look of a color', () => {
  const inWords = ({ lightness, strength, hue }: ColorLook) =>
    [lightness, strength, hue].filter((word) => word !== null).join(' ');

  test.each<[Color, string]>([
    [[0, 0, 0], 'black'],
    [[255, 255, 255], 'white'],
    [[128, 128, 128], 'gray'],
    [[255, 0, 0], 'vivid red'],
    [[0, 255, 0], 'light vivid green'],
    [[0, 0, 255], 'dark vivid blue'],
    [[255, 255, 0], 'vivid yellow'],
    [[255, 250, 200], 'very light muted yellow'],
    [[150, 210, 40], 'lime'],
    [[120, 70, 30], 'dark muted brown'],
    [[240, 150, 30], 'light orange'],
    [[10, 35, 20], 'very dark grayish green'],
    [[255, 190, 205], 'light muted pink'],
    [[130, 60, 180], 'violet'],
  ])('%j is %s', (given, name) => {
    expect(inWords(colorLook(given))).toBe(name);
  });

  test('is there for every color', () => {
    fc.assert(
      fc.property(color, (any) => {
        expect(inWords(colorLook(any))).toMatch(/^[a-z]+( [a-z]+)*$/);
      }),
    );
  });
});
