import type { Random } from '../../random/seeded';
import { BRIGHTEST, type Color } from './color';
import { matchPercent } from './match';

/** A new target matches the sliders as they stand by no more than this, so that no match is mere luck. */
export const CLOSEST_START = 75;

/** Half way round each channel, from where everything nearby is far off. */
const OPPOSITE = 128;

/** A color to match, far from the one that the sliders show. */
export function drawTarget(random: Random, sliders: Color): Color {
  const value = () => Math.floor(random() * (BRIGHTEST + 1));
  const drawn: Color = [value(), value(), value()];
  return matchPercent(sliders, drawn) > CLOSEST_START ? oppositeOf(drawn) : drawn;
}

function oppositeOf([red, green, blue]: Color): Color {
  const across = (value: number) => (value + OPPOSITE) % (BRIGHTEST + 1);
  return [across(red), across(green), across(blue)];
}
