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

/** The outline of a body at rest, without age, sex or face. */
export const BODY =
  'M120 13c4.3 0 9.3 .7 13 3 3.7 2.3 7 6.5 9 11 2 4.5 2.8 10.8 3 16 .2 5.2-.7 10.3-2 15-1.3 4.7-4.2 9.2-6 13-1.8 3.8-4.2 6.3-5 10-.8 3.7-1.3 8.3 0 12 1.3 3.7 3.7 7.2 8 10 4.3 2.8 12.5 4.2 18 7 5.5 2.8 11.3 5.3 15 10 3.7 4.7 4.8 9.3 7 18 2.2 8.7 3.3 21.7 6 34 2.7 12.3 7 27.7 10 40 3 12.3 5.7 25.7 8 34 2.3 8.3 4 10 6 16 2 6 5.8 14.2 6 20 .2 5.8-2.8 13.5-5 15-2.2 1.5-6-1.5-8-6-2-4.5-2.3-14.2-4-21-1.7-6.8-3.2-10.7-6-20-2.8-9.3-7.5-24.7-11-36-3.5-11.3-6.8-23.7-10-32-3.2-8.3-6.7-18.7-9-18-2.3 .7-4.2 15-5 22-.8 7-1 12.3 0 20 1 7.7 4.7 16.3 6 26 1.3 9.7 2.2 20.7 2 32-.2 11.3-1.5 23.7-3 36-1.5 12.3-5.2 26-6 38-.8 12 1.7 23.3 1 34-.7 10.7-3 20.3-5 30-2 9.7-7 20.3-7 28 0 7.7 6.3 13.2 7 18 .7 4.8-.8 9.2-3 11-2.2 1.8-7.3 2.2-10 0-2.7-2.2-5-7.8-6-13-1-5.2-.2-11 0-18 .2-7 1-14.7 1-24 0-9.3-.7-21.3-1-32-.3-10.7-.2-19.3-1-32-.8-12.7-2.7-31.7-4-44-1.3-12.3-2.5-23.3-4-30-1.5-6.7-3.3-10-5-10-1.7 0-3.5 3.3-5 10-1.5 6.7-2.7 17.7-4 30-1.3 12.3-3.2 31.3-4 44-.8 12.7-.7 21.3-1 32-.3 10.7-1 22.7-1 32 0 9.3 .8 17 1 24 .2 7 1 12.8 0 18-1 5.2-3.3 10.8-6 13-2.7 2.2-7.8 1.8-10 0-2.2-1.8-3.7-6.2-3-11 .7-4.8 7-10.3 7-18 0-7.7-5-18.3-7-28-2-9.7-4.3-19.3-5-30-.7-10.7 1.8-22 1-34-.8-12-4.5-25.7-6-38-1.5-12.3-2.8-24.7-3-36-.2-11.3 .7-22.3 2-32 1.3-9.7 5-18.3 6-26 1-7.7 .8-13 0-20-.8-7-2.7-21.3-5-22-2.3-.7-5.8 9.7-9 18-3.2 8.3-6.5 20.7-10 32-3.5 11.3-8.2 26.7-11 36-2.8 9.3-4.3 13.2-6 20-1.7 6.8-2 16.5-4 21-2 4.5-5.8 7.5-8 6-2.2-1.5-5.2-9.2-5-15 .2-5.8 4-14 6-20 2-6 3.7-7.7 6-16 2.3-8.3 5-21.7 8-34 3-12.3 7.3-27.7 10-40 2.7-12.3 3.8-25.3 6-34 2.2-8.7 3.3-13.3 7-18 3.7-4.7 9.5-7.2 15-10 5.5-2.8 13.7-4.2 18-7 4.3-2.8 6.7-6.3 8-10 1.3-3.7 .8-8.3 0-12-.8-3.7-3.2-6.2-5-10-1.8-3.8-4.7-8.3-6-13-1.3-4.7-2.2-9.8-2-15 .2-5.2 1-11.5 3-16 2-4.5 5.3-8.7 9-11 3.7-2.3 8.7-3 13-3z';

/**
 * Where light falls, by the names of the parts in the words of the scan; what is not here lights up all
 * of the body. As in a mirror, one's left is on the left.
 */
export const REGIONS: Readonly<Record<string, readonly Round[]>> = {
  'left-foot': [{ cx: MIDDLE - 22, cy: 448, rx: 22, ry: 24 }],
  'right-foot': [{ cx: MIDDLE + 22, cy: 448, rx: 22, ry: 24 }],
  'lower-legs': both(26, 388, 20, 48),
  'knees-thighs': both(27, 300, 24, 62),
  hips: middle(238, 56, 28),
  belly: middle(196, 32, 28),
  'lower-back': middle(208, 48, 17),
  'upper-back': middle(142, 44, 34),
  chest: middle(148, 36, 26),
  hands: both(87, 279, 17, 26, 14),
  arms: both(67, 198, 17, 68, 14),
  shoulders: both(46, 124, 20, 20),
  neck: middle(96, 22, 13),
  jaw: middle(71, 22, 12),
  eyes: middle(43, 28, 12),
  head: middle(48, 32, 40),
};
