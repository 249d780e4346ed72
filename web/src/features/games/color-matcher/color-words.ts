import { t } from '@lingui/core/macro';
import type { Color } from '@stillgrove/domain/games/color-matcher/color';
import {
  colorLook,
  type Hue,
  type Lightness,
  type Strength,
} from '@stillgrove/domain/games/color-matcher/color-look';

const HUES: Readonly<Record<Hue, string>> = {
  black: t`black`,
  white: t`white`,
  gray: t`gray`,
  pink: t`pink`,
  red: t`red`,
  orange: t`orange`,
  brown: t`brown`,
  yellow: t`yellow`,
  olive: t`olive`,
  lime: t`lime`,
  green: t`green`,
  teal: t`teal`,
  'sky blue': t`sky blue`,
  blue: t`blue`,
  violet: t`violet`,
  magenta: t`magenta`,
};

const STRENGTHS: Readonly<Record<Strength, (color: string) => string>> = {
  grayish: (color) => t`grayish ${color}`,
  muted: (color) => t`muted ${color}`,
  vivid: (color) => t`vivid ${color}`,
};

const LIGHTNESSES: Readonly<Record<Lightness, (color: string) => string>> = {
  'very dark': (color) => t`very dark ${color}`,
  dark: (color) => t`dark ${color}`,
  light: (color) => t`light ${color}`,
  'very light': (color) => t`very light ${color}`,
};

/** A color in words, such as `dark muted green`. */
export function colorName(color: Color): string {
  const { lightness, strength, hue } = colorLook(color);
  const strong = strength === null ? HUES[hue] : STRENGTHS[strength](HUES[hue]);
  return lightness === null ? strong : LIGHTNESSES[lightness](strong);
}
