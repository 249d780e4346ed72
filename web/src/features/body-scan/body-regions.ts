/** A round on the drawing, which is 240 units wide; turned by `turn` degrees about its middle. */
export type Round = {
  readonly cx: number;
  readonly cy: number;
  readonly rx: number;
  readonly ry: number;
  readonly turn?: number;
};

const MIDDLE = 120;

/** One round on the body's middle line. */
const middle = (cy: number, rx: number, ry: number): readonly Round[] => [{ cx: MIDDLE, cy, rx, ry }];

/** One round on either side; `dx` is the way from the middle line. */
const both = (dx: number, cy: number, rx: number, ry: number, turn = 0): readonly Round[] => [
  { cx: MIDDLE - dx, cy, rx, ry, turn },
  { cx: MIDDLE + dx, cy, rx, ry, turn: -turn },
];

/** The right half of the outline, from the top down; six numbers a curve: its two handles and its end, from its start. */
const RIGHT_HALF =
  '3.3 0 6.8 .4 9.8 1.7 3 1.3 6 3.5 8 6.1 2.1 2.7 3.4 6.3 4.2 9.7 .8 3.6 .8 7.8 .6 11.5 -.2 3.6 -.8 7.1 -1.7 10.5 -.9 3.3 -2.2 6.6 -3.5 9.5 -1.1 2.5 -2.6 4.5 -3.5 6.8 -.8 2.1 -1.6 4.1 -1.9 6.2 -.3 2 -.5 4 -.2 6 .3 2 .9 4.3 2.2 6 1.5 2 4 3.4 6.6 4.8 3.3 1.8 8 3 11.9 4.4 3.9 1.4 8.1 2.2 11.5 4 3 1.6 5.9 3.4 8 5.8 2.1 2.4 3.2 5 4.8 8.4 2.1 4.6 4.4 10.8 6.1 16.8 1.9 6.7 3 14.4 4.5 21.6 1.6 7.2 3.1 14.9 4.7 21.5 1.3 5.8 2.7 10.9 4.1 16.2 1.5 5.2 3.2 10.2 4.5 15.4 1.3 5.1 2.4 10.4 3.5 15.6 1.2 5.3 2.1 11.1 3.2 15.8 .9 3.9 1.9 7.5 2.9 10.6 1.3 4 3.9 6.9 6.3 10.3 2.6 3.7 5 8 6.6 12.4 1.2 3.3 2.2 7 .2 8.3 -2.1 1.3 -3.5 -1.7 -4.6 -4.3 -.7 -1.6 -1.3 -2.9 -1.5 -2.4 -.1 2.3 1.3 7.2 2 12 .6 4.4 1.5 12 -.5 13.7 -1.5 1.3 -2.4 -1.3 -3 -2.3 .2 3 .8 7 -1.6 7.6 -2.4 .5 -3 -3 -3.5 -6 -.1 2.4 -.3 5 -2.4 4.7 -2.2 -.4 -2.5 -4.3 -3 -8.3 -.1 2 -.7 3.8 -2.1 2.4 -1.6 -2.4 -1.9 -8 -2.4 -13.4 -.4 -4.6 -.7 -9.2 -.6 -13.4 .1 -2.8 .7 -5.6 .7 -8.5 -.5 -3.9 -1.1 -8.3 -2.3 -12.4 -1.2 -4.3 -3.4 -8.5 -5.2 -13 -2 -4.8 -4.2 -9.9 -6.1 -14.9 -1.9 -5 -3.6 -9.9 -5.2 -15.1 -1.7 -5.4 -3.1 -11.1 -4.7 -16.7 -1.7 -5.7 -3.6 -11.6 -5.4 -17.2 -1.6 -5.2 -3.3 -10.5 -4.7 -15.3 -1.2 -4.1 -2.5 -7.4 -3.4 -11.5 -.9 -4.3 -1.3 -9.1 -1.9 -13.6 -.5 5 -.9 10 -1.6 15 -.7 5 -1.8 10.1 -2.6 15 -.7 4.7 -1.6 9.4 -2 14 -.4 4.4 -.6 8.7 -.6 13 0 4.3 .3 8.6 .8 13 .5 4.6 1.5 9.2 2.2 14 .8 5.2 1.8 10.6 2.4 16 .6 5.6 1.2 11 1.4 17 .3 6.6 .3 13.8 0 21 -.3 7.7 -1 16 -1.8 24 -.8 8 -2.1 16.6 -3 24 -.8 6.4 -1.8 12.5 -2.2 18 -.3 4.7 -.4 8.6 -.1 13 .3 4.6 1.6 9.2 2.1 14 .6 4.9 1.1 9.9 1.2 15 .1 5.2 -.3 10.5 -.8 16 -.6 5.8 -1.7 12.2 -2.5 18 -.8 5.5 -2 11.3 -2.3 16 -.2 3.7 -.4 6.9 .2 10 .6 3 1.9 5.8 3.2 8.4 1.3 2.6 3.3 5 4.8 7.4 1.4 2.2 3.2 4.4 3.8 6.6 .5 1.8 .9 4 .2 5.4 -.7 1.4 -2.7 2.6 -4.4 3 -1.9 .5 -4.7 0 -6.8 -.8 -2.3 -.9 -4.7 -2.6 -6.4 -4.6 -1.8 -2.1 -3 -5.2 -4 -8 -1 -2.8 -1.6 -5.8 -2 -8.8 -.4 -3.1 -.3 -6.3 -.5 -9.6 -.2 -3.5 -.3 -6.9 -.7 -11 -.6 -5.3 -1.8 -12 -2.8 -18 -1 -6 -2.6 -12.3 -3.4 -18 -.7 -5.2 -1.1 -9.8 -1.1 -15 0 -5.5 .8 -11.6 1.1 -17 .3 -4.9 .7 -9.2 .6 -14 -.1 -5.2 -.6 -10 -1.2 -16 -.8 -7.6 -2.1 -17.3 -3.4 -26 -1.3 -8.7 -2.9 -18.3 -4.4 -26 -1.2 -6.3 -2.7 -12.7 -3.7 -17 -.6 -2.7 -1.1 -4.3 -1.7 -6.5';

/** A curve of the right half on the left, and the other way round. */
function onTheLeft([x1 = 0, y1 = 0, x2 = 0, y2 = 0, x = 0, y = 0]: readonly number[]): readonly number[] {
  return [x - x2, y2 - y, x - x1, y1 - y, x, -y].map((number) => Math.round(number * 10) / 10);
}

function wholeOutline(): string {
  const numbers = RIGHT_HALF.split(' ').map(Number);
  const down = Array.from({ length: numbers.length / 6 }, (_, at) => numbers.slice(6 * at, 6 * at + 6));
  const up = down.toReversed().map(onTheLeft);
  return `M${String(MIDDLE)} 12${[...down, ...up].map((curve) => `c${curve.join(' ')}`).join('')}z`;
}

/** The outline of a body at rest, seven and a half heads high, without age, sex or face. */
export const BODY = wholeOutline();

/** The head lies on the neck as a sheet of its own; what is beside the outline is cut off. */
export const HEAD = 'M90 0h60v50c0 12-16 25.5-30 25.5S90 62 90 50z';

/** What the head takes from the light on the neck. */
export const UNDER_CHIN = 'M100 60c4 16 12 20.5 20 20.5s16-4.5 20-20.5V50h-40z';

/**
 * Where light falls, by the names of the parts in the words of the scan; what is not here lights up all
 * of the body. As in a mirror, one's left is on the left.
 */
export const REGIONS: Readonly<Record<string, readonly Round[]>> = {
  'left-foot': [{ cx: MIDDLE - 33, cy: 453, rx: 21, ry: 23 }],
  'right-foot': [{ cx: MIDDLE + 33, cy: 453, rx: 21, ry: 23 }],
  'lower-legs': both(25.5, 388, 21, 50),
  'knees-thighs': both(24, 300, 25, 62),
  hips: middle(236, 56, 28),
  belly: middle(192, 31, 28),
  'lower-back': middle(200, 50, 18),
  'upper-back': middle(136, 42, 34),
  chest: middle(138, 36, 26),
  hands: both(92, 276, 25, 30, 14),
  arms: both(69, 184, 16, 74, 16),
  shoulders: both(46, 110, 21, 19),
  neck: middle(83, 20, 12),
  jaw: middle(63, 22, 11),
  eyes: middle(42, 24, 10),
  head: middle(42, 31, 38),
};
