import { t } from '../../language/message';
import { BRIGHTEST, CHANNELS, type Channel, type Color } from './color';

const LARGEST_SQUARE = CHANNELS.length * BRIGHTEST ** 2;

/** How well a color matches another: 100 minus their distance in the cube of colors over its diagonal. */
export function matchPercent(guess: Color, target: Color): number {
  const square = differences(guess, target).reduce((sum, difference) => sum + difference ** 2, 0);
  // Squares are whole and the root is exact, so 51 off on every channel is 80 and not a hair more.
  return 100 - 100 * Math.sqrt(square / LARGEST_SQUARE);
}

export type Verdict = 'perfect' | 'close' | 'fair' | 'far';

/** What is said of a match. The percent is judged as it is, never rounded: 95 is not over 95. */
export function verdictOf(percent: number): Verdict {
  if (percent > 95) return 'perfect';
  if (percent > 90) return 'close';
  return percent > 80 ? 'fair' : 'far';
}

export const VERDICT_MESSAGES: Readonly<Record<Verdict, string>> = {
  perfect: t`Perfect match! Great job!`,
  close: t`Very close! Keep it up!`,
  fair: t`Good try, but you can do better!`,
  far: t`Not quite there. Keep practicing!`,
};

/** Whether a match scores: everything over 90 percent does. */
export function isMatch(percent: number): boolean {
  return percent > 90;
}

/**
 * A percent as it is shown, with one decimal. Rounded up, so that what is shown is over a threshold exactly
 * when the percent is: 95.001 reads 95.1 and 94.999 reads 95.0.
 */
export function shownPercent(percent: number): number {
  return Math.ceil(percent * 10) / 10;
}

/** Where a guess is farthest from its target, and the way to go. */
export type Hint = { readonly channel: Channel; readonly way: 'more' | 'less' };

/** The one slider that is worth moving most, or null when the colors are the same. */
export function hintFor(guess: Color, target: Color): Hint | null {
  const missing = differences(target, guess);
  const most = Math.max(...missing.map(Math.abs));
  const channel = CHANNELS[missing.findIndex((difference) => Math.abs(difference) === most)];
  if (most === 0 || channel === undefined) return null;
  return { channel, way: missing[CHANNELS.indexOf(channel)] === most ? 'more' : 'less' };
}

function differences(one: Color, other: Color): Color {
  return [one[0] - other[0], one[1] - other[1], one[2] - other[2]];
}
