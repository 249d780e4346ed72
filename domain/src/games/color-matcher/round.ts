import { hashText, seededRandom } from '../../random/seeded';
import type { Color } from './color';
import { isMatch, matchPercent } from './match';
import { drawTarget } from './target';

/** A game as far as it has gone. Its id is its seed, so it can be played again from these two. */
export type ColorGame = {
  readonly id: string;
  /** Every color that was submitted, in order. */
  readonly guesses: readonly Color[];
};

/** What came of one submission. */
export type ColorResult = { readonly guess: Color; readonly target: Color; readonly percent: number };

/** How a game stands. */
export type ColorStanding = {
  /** The color to match now. */
  readonly target: Color;
  /** Names the target over all games; it is matched at most once, since a new one follows. */
  readonly targetId: string;
  readonly score: number;
  /** The colors matched so far, in order. */
  readonly matched: readonly Color[];
  readonly last: ColorResult | null;
};

/** Where the sliders stand in the beginning: a gray in the middle of everything. */
export const FIRST_GUESS: Color = [128, 128, 128];

export function newColorGame(id: string): ColorGame {
  return { id, guesses: [] };
}

/**
 * Submits a color. The color that was judged last changes nothing: it would only be judged again, and
 * after a match a second press must not measure it against the next target.
 */
export function submitColor(game: ColorGame, guess: Color): ColorGame {
  const last = game.guesses.at(-1);
  return last !== undefined && isSame(last, guess) ? game : { ...game, guesses: [...game.guesses, guess] };
}

/** How a game stands after all its submissions. */
export function standingOf({ id, guesses }: ColorGame): ColorStanding {
  let standing: ColorStanding = {
    target: targetOf(id, 0, FIRST_GUESS),
    targetId: targetIdOf(id, 0),
    score: 0,
    matched: [],
    last: null,
  };
  for (const guess of guesses) standing = judge(id, standing, guess);
  return standing;
}

function judge(id: string, { target, targetId, score, matched }: ColorStanding, guess: Color): ColorStanding {
  const percent = matchPercent(guess, target);
  const last = { guess, target, percent };
  if (!isMatch(percent)) return { target, targetId, score, matched, last };
  return {
    target: targetOf(id, score + 1, guess),
    targetId: targetIdOf(id, score + 1),
    score: score + 1,
    matched: [...matched, target],
    last,
  };
}

function targetIdOf(id: string, number: number): string {
  return `${id}-${String(number)}`;
}

function targetOf(id: string, number: number, sliders: Color): Color {
  return drawTarget(seededRandom(hashText(targetIdOf(id, number))), sliders);
}

function isSame(one: Color, other: Color): boolean {
  return one.every((value, index) => value === other[index]);
}
