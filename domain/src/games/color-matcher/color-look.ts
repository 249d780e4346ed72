import { BRIGHTEST, type Color } from './color';

export type Lightness = 'very dark' | 'dark' | 'light' | 'very light';
export type Strength = 'grayish' | 'muted' | 'vivid';
export type Hue = 'black' | 'white' | 'gray' | 'brown' | 'olive' | (typeof HUES)[number][1];

/** How a color looks; null stands for a middle that is not worth a word. */
export type ColorLook = {
  readonly lightness: Lightness | null;
  readonly strength: Strength | null;
  readonly hue: Hue;
};

/**
 * What words tell of a color to people who cannot tell it apart by eye: how light, how strong, and which hue. Judged in
 * OKLCH, where equal steps look equally large.
 */
export function colorLook(color: Color): ColorLook {
  const { lightness, chroma, degrees } = inOklch(color);
  if (lightness < 0.12) return { lightness: null, strength: null, hue: 'black' };
  if (chroma >= 0.02) {
    const hue = hueOf(degrees, lightness, chroma);
    const isLightByNature = chroma >= MUTED_BELOW && (hue === 'yellow' || hue === 'lime');
    return {
      lightness: isLightByNature && lightness >= LIGHT_FROM ? null : lightnessOf(lightness),
      strength: strengthOf(chroma),
      hue,
    };
  }
  return lightness > 0.97
    ? { lightness: null, strength: null, hue: 'white' }
    : { lightness: lightnessOf(lightness), strength: null, hue: 'gray' };
}

/** Where black and white are equally far from a color in contrast, as relative luminance. */
const EQUAL_CONTRAST = Math.sqrt(0.05 * 1.05) - 0.05;

/** Whether black stands out from a color more than white does; the better of the two always reaches 4.5 to 1. */
export function takesBlackText([red, green, blue]: Color): boolean {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue) > EQUAL_CONTRAST;
}

type Oklch = {
  /** 0 (black) to 1 (white). */
  readonly lightness: number;
  /** 0 (gray) to about 0.32 (the strongest that a screen shows). */
  readonly chroma: number;
  /** The hue, from 0 to 360. */
  readonly degrees: number;
};

/** sRGB to OKLCH, by the matrices of Björn Ottosson's OKLab. */
function inOklch(color: Color): Oklch {
  const [r, g, b] = [linear(color[0]), linear(color[1]), linear(color[2])];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const redness = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const yellowness = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(redness, yellowness),
    degrees: ((Math.atan2(yellowness, redness) * 180) / Math.PI + 360) % 360,
  };
}

function linear(value: number): number {
  const part = value / BRIGHTEST;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

const LIGHT_FROM = 0.72;
const MUTED_BELOW = 0.1;

function lightnessOf(lightness: number): Lightness | null {
  if (lightness < 0.3) return 'very dark';
  if (lightness < 0.48) return 'dark';
  if (lightness < LIGHT_FROM) return null;
  return lightness < 0.88 ? 'light' : 'very light';
}

function strengthOf(chroma: number): Strength | null {
  if (chroma < 0.05) return 'grayish';
  if (chroma < MUTED_BELOW) return 'muted';
  return chroma > 0.2 ? 'vivid' : null;
}

/** Where each hue ends, in degrees. */
const HUES = [
  [12, 'pink'],
  [40, 'red'],
  [78, 'orange'],
  [115, 'yellow'],
  [133, 'lime'],
  [162, 'green'],
  [205, 'teal'],
  [245, 'sky blue'],
  [278, 'blue'],
  [312, 'violet'],
  [345, 'magenta'],
  [360, 'pink'],
] as const;

function hueOf(degrees: number, lightness: number, chroma: number): Hue {
  const hue = HUES.find(([end]) => degrees < end)?.[1] ?? 'pink';
  // What is called orange or yellow when light has names of its own when it is not.
  if (hue === 'orange' && (lightness < 0.6 || chroma < 0.07)) return 'brown';
  if (hue === 'yellow' && lightness < 0.65) return 'olive';
  return hue;
}
