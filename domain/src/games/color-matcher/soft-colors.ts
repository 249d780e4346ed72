import type { Random } from '../../random/seeded';
import type { Color } from './color';
import { matchPercent } from './match';

/** Muted colors as earth, plants, stone, water and low light have them, from the lightest to the darkest. */
export const SOFT_COLORS: readonly Color[] = [
  [238, 229, 210],
  [231, 214, 199],
  [214, 224, 207],
  [209, 221, 224],
  [226, 205, 170],
  [222, 190, 176],
  [190, 206, 170],
  [176, 200, 200],
  [203, 183, 200],
  [206, 172, 128],
  [199, 146, 122],
  [154, 172, 122],
  [129, 168, 168],
  [163, 142, 166],
  [168, 128, 88],
  [160, 96, 74],
  [108, 130, 84],
  [84, 122, 128],
  [116, 94, 122],
  [112, 82, 58],
  [110, 62, 50],
  [66, 88, 60],
  [48, 80, 88],
  [72, 58, 82],
  [66, 48, 38],
  [44, 58, 46],
  [34, 48, 60],
];

/** A new soft target matches the sliders by no more than this: they lie closer together than all colors do. */
export const CLOSEST_SOFT_START = 80;

/** A soft color to match, far enough from the one that the sliders show. */
export function drawSoftTarget(random: Random, sliders: Color): Color {
  const far = SOFT_COLORS.filter((color) => matchPercent(sliders, color) <= CLOSEST_SOFT_START);
  const drawn = far[Math.floor(random() * far.length)];
  if (drawn === undefined) throw new Error('No soft color is far from the sliders. Were some taken away?');
  return drawn;
}
