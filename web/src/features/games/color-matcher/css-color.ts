import type { Color } from '@stillgrove/domain/games/color-matcher/color';

/** A color as a style sheet reads it. */
export function cssColor([red, green, blue]: Color): string {
  return `rgb(${String(red)} ${String(green)} ${String(blue)})`;
}
