import type { Figure } from '../figure';
import type { Pose } from '../pose';
import type { Prop } from '../props';
import { at, both, standing, standingFacing, to } from './bases';

type Some<Kind> = readonly [Kind, Kind, ...Kind[]];

const fromSide = (props: readonly Prop[], ...poses: Some<Pose>): Figure => ({
  kind: 'body',
  view: 'side',
  props,
  poses,
});

const fromFront = (props: readonly Prop[], ...poses: Some<Pose>): Figure => ({
  kind: 'body',
  view: 'front',
  props,
  poses,
});

/** Behind a chair, with the hands on its back. */
const holding = (change: Partial<Pose> = {}): Pose =>
  standing({ hip: [116, 119], arms: [to(149, 118, -1), to(147, 118, -1)], ...change });

/** At a wall, a step away from it. */
const atWall = (change: Partial<Pose> = {}): Pose =>
  standing({ hip: [134, 119], arms: [to(187, 78, -1), to(185, 80, -1)], ...change });

/** Beside a chair, with one hand on its back. */
const beside = (change: Partial<Pose> = {}): Pose =>
  standingFacing({ hip: [128, 117], arms: [to(71, 114, -1), at(16, 8)], ...change });

/** Movements on one's feet. */
export const STANDING_FIGURES = {
  'stand-sway': fromFront(
    [],
    standingFacing({ hip: [112, 118], lean: -1, legs: [to(108, 202, -1), to(134, 202, 1)] }),
    standingFacing({ hip: [128, 118], lean: 1, legs: [to(106, 202, -1), to(132, 202, 1)] }),
  ),
  'stand-heels': fromSide(
    ['chair-ahead'],
    holding(),
    holding({ hip: [121, 112], lean: 3, legs: [at(2, 1), at(-2, 0)], feet: [62, 62] }),
  ),
  'stand-sit-back': fromSide(
    ['chair-ahead'],
    holding(),
    holding({
      hip: [98, 138],
      lean: 30,
      arms: [to(149, 118, -1), to(147, 118, -1)],
      legs: [to(120, 204, 1), to(116, 204, 1)],
    }),
  ),
  'stand-leg-back': fromSide(
    ['chair-ahead'],
    holding(),
    holding({ lean: 8, legs: [at(-26, -32), at(1, 0)], feet: [52, 90] }),
    holding(),
    holding({ lean: 8, legs: [at(1, 0), at(-26, -32)], feet: [90, 52] }),
  ),
  'stand-leg-side': fromFront(
    ['chair-beside'],
    beside(),
    beside({ lean: -2, legs: [at(3, 0), at(26, 24)], feet: [20, 34] }),
  ),
  'stand-swing': fromSide(
    [],
    standing({ arms: [at(-32, -18), at(34, 48)], lean: 1 }),
    standing({ arms: [at(34, 48), at(-32, -18)], lean: 1 }),
  ),
  'stand-reach': fromFront(
    [],
    standingFacing({ arms: [at(166, 174), at(12, 6)], lean: 2, curl: 6, turn: -0.3 }),
    standingFacing({ arms: [at(12, 6), at(166, 174)], lean: -2, curl: -6, turn: 0.3 }),
  ),
  'stand-wall': fromSide(
    ['wall'],
    atWall({ hip: [126, 121], lean: 8, legs: [to(116, 204, -1), to(112, 204, -1)] }),
    atWall({ hip: [141, 122], lean: 17, legs: [to(116, 204, -1), to(112, 204, -1)], feet: [84, 84] }),
  ),
  'stand-calf': fromSide(
    ['wall'],
    atWall({ hip: [130, 122], lean: 8, legs: [to(146, 204, 1), to(104, 204, 1)] }),
    atWall({ hip: [138, 127], lean: 14, legs: [to(146, 204, 1), to(95, 203, 1)], feet: [90, 84] }),
  ),
  'stand-rest': fromFront(
    [],
    standingFacing({ arms: both(at(12, 6)) }),
    standingFacing({ arms: both(at(20, 14)), shrug: 2 }),
  ),
} as const satisfies Readonly<Record<string, Figure>>;
