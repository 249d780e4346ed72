import { hashText, seededRandom } from '../../random/seeded';
import type { Color } from './color';
import { isMatch, matchPercent } from './match';
import { drawSoftTarget } from './soft-colors';
import { drawTarget } from './target';

/** Where targets are drawn from: all colors, or a palette of muted natural ones. */
export const PALETTES = ['any', 'soft'] as const;

export type Palette = (typeof PALETTES)[number];

/** One step of a game: a color that was submitted, or the wish for another target. */
export type Turn = { readonly guess: Color } | { readonly next: Palette };

/** A game as far as it has gone. Its id is its seed, so it can be played again from these. */
export type ColorGame = {
  readonly id: string;
  /** Where the first target is drawn from. */
  readonly palette: Palette;
  readonly turns: readonly Turn[];
};

/** What came of one submission. */
export type ColorResult = { readonly guess: Color; readonly target: Color; readonly percent: number };

/** How a game stands. */
export type ColorStanding = {
  /** The color to match now, or the one that is matched until another is asked for. */
  readonly target: Color;
  /** Names the target over all games; it is matched at most once. */
  readonly targetId: string;
  readonly isMatched: boolean;
  readonly score: number;
  /** The colors matched so far, in order. */
  readonly matched: readonly Color[];
  /** The last submission for this target. */
  readonly last: ColorResult | null;
  /** Where the sliders were left. */
  readonly sliders: Color;
};

/** Where the sliders stand in the beginning: a gray in the middle of everything. */
export const FIRST_GUESS: Color = [128, 128, 128];

export function newColorGame(id: string, palette: Palette = 'any'): ColorGame {
  return { id, palette, turns: [] };
}

/**
 * Submits a color. What is matched already is not judged again, nor is the color that was judged last: the same game
 * comes back.
 */
export function submitColor(game: ColorGame, guess: Color): ColorGame {
  const { isMatched, last } = standingOf(game);
  if (isMatched || (last !== null && isSame(last.guess, guess))) return game;
  return { ...game, turns: [...game.turns, { guess }] };
}

/** Asks for another target, after a match or because it is to come from another palette. */
export function nextColor(game: ColorGame, palette: Palette): ColorGame {
  return { ...game, turns: [...game.turns, { next: palette }] };
}

/** How a game stands after all its turns. */
export function standingOf({ id, palette, turns }: ColorGame): ColorStanding {
  let number = 0;
  let standing: ColorStanding = {
    ...targetOf(id, number, palette, FIRST_GUESS),
    score: 0,
    matched: [],
    sliders: FIRST_GUESS,
  };
  for (const turn of turns) {
    if ('next' in turn) {
      number += 1;
      standing = { ...standing, ...targetOf(id, number, turn.next, standing.sliders) };
    } else standing = judge(standing, turn.guess);
  }
  return standing;
}

function judge(standing: ColorStanding, guess: Color): ColorStanding {
  const { target, score, matched } = standing;
  const percent = matchPercent(guess, target);
  const judged = { ...standing, last: { guess, target, percent }, sliders: guess };
  if (!isMatch(percent)) return judged;
  return { ...judged, isMatched: true, score: score + 1, matched: [...matched, target] };
}

function targetOf(id: string, number: number, palette: Palette, sliders: Color) {
  const targetId = `${id}-${String(number)}`;
  const draw = palette === 'soft' ? drawSoftTarget : drawTarget;
  const target = draw(seededRandom(hashText(targetId)), sliders);
  return { target, targetId, isMatched: false, last: null };
}

function isSame(one: Color, other: Color): boolean {
  return one.every((value, index) => value === other[index]);
}
