import { BRIGHTEST, type Color } from './color';

/**
 * A color in words, for people who cannot tell it apart by eye: how light, how strong, and which hue, such
 * as `dark muted green`. Judged in OKLCH, where equal steps look equally large.
 */
export function colorName(color: Color): string {
  const { lightness, chroma, hue } = lookOf(color);
  if (lightness < 0.12) return 'black';
  if (chroma < 0.02) return lightness > 0.97 ? 'white' : `${lightnessWord(lightness)}gray`;
  return `${lightnessWord(lightness)}${chromaWord(chroma)}${hueWord(hue, lightness, chroma)}`;
}

type Look = {
  /** 0 (black) to 1 (white). */
  readonly lightness: number;
  /** 0 (gray) to about 0.32 (the strongest that a screen shows). */
  readonly chroma: number;
  /** Degrees from 0 to 360. */
  readonly hue: number;
};

/** sRGB to OKLCH, by the matrices of Björn Ottosson's OKLab. */
function lookOf(color: Color): Look {
  const [r, g, b] = [linear(color[0]), linear(color[1]), linear(color[2])];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const redness = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const yellowness = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(redness, yellowness),
    hue: ((Math.atan2(yellowness, redness) * 180) / Math.PI + 360) % 360,
  };
}

function linear(value: number): number {
  const part = value / BRIGHTEST;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

function lightnessWord(lightness: number): string {
  if (lightness < 0.3) return 'very dark ';
  if (lightness < 0.48) return 'dark ';
  if (lightness < 0.72) return '';
  return lightness < 0.88 ? 'light ' : 'very light ';
}

function chromaWord(chroma: number): string {
  if (chroma < 0.05) return 'grayish ';
  if (chroma < 0.1) return 'muted ';
  return chroma > 0.2 ? 'vivid ' : '';
}

/** Where each hue ends, in degrees. */
const HUES: readonly (readonly [end: number, word: string])[] = [
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
];

function hueWord(hue: number, lightness: number, chroma: number): string {
  const word = HUES.find(([end]) => hue < end)?.[1] ?? 'pink';
  // What is called orange or yellow when light has names of its own when it is not.
  if (word === 'orange' && (lightness < 0.6 || chroma < 0.07)) return 'brown';
  if (word === 'yellow' && lightness < 0.65) return 'olive';
  return word;
}
