import { isColor } from '@stillgrove/domain/games/color-matcher/color';
import {
  newColorGame,
  PALETTES,
  type ColorGame,
  type Palette,
  type Turn,
} from '@stillgrove/domain/games/color-matcher/round';
import { readPreference } from '../../../platform/preferences/preferences';
import type { GameRules } from '../game-round';

/** Color Matcher as a round that can be kept. */
export const COLOR_RULES: GameRules<ColorGame> = {
  activity: 'color',
  noticeLasts: 'turn',
  // The game that stands for one while the person is unknown is the same on server and device.
  begin: (id) => newColorGame(id, id === '' ? 'any' : chosenPalette()),
  read,
};

/** Where targets are drawn from, as it was chosen on this device. */
export function chosenPalette(): Palette {
  return readPreference('palette') === 'soft' ? 'soft' : 'any';
}

function read(kept: unknown): ColorGame | null {
  const { id, palette, turns } = (kept ?? {}) as Partial<ColorGame>;
  if (typeof id !== 'string' || !isPalette(palette) || !Array.isArray(turns)) return null;
  const all: readonly unknown[] = turns;
  return all.every(isTurn) ? { id, palette, turns: all } : null;
}

function isTurn(value: unknown): value is Turn {
  const { guess, next } = (value ?? {}) as { guess?: unknown; next?: unknown };
  return guess === undefined ? isPalette(next) : isColor(guess) && next === undefined;
}

function isPalette(value: unknown): value is Palette {
  return (PALETTES as readonly unknown[]).includes(value);
}
