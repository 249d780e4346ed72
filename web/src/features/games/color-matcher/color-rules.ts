import { isColor } from '@stillgrove/domain/games/color-matcher/color';
import { newColorGame, type ColorGame } from '@stillgrove/domain/games/color-matcher/round';
import type { GameRules } from '../game-round';

/** Color Matcher as a round that can be kept. */
export const COLOR_RULES: GameRules<ColorGame> = {
  activity: 'color',
  noticeLasts: 'turn',
  begin: newColorGame,
  read,
};

function read(kept: unknown): ColorGame | null {
  const { id, guesses } = (kept ?? {}) as Partial<ColorGame>;
  if (typeof id !== 'string' || !Array.isArray(guesses)) return null;
  const colors: readonly unknown[] = guesses;
  return colors.every(isColor) ? { id, guesses: colors } : null;
}
