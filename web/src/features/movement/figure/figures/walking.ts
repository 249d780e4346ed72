import type { Figure } from '../figure';
import type { Pose } from '../pose';
import { at, both, chestAndBelly, standing, standingFacing, to } from './bases';

const fromSide = (...poses: readonly [Pose, Pose, ...Pose[]]): Figure => ({
  kind: 'body',
  view: 'side',
  props: [],
  pace: 'stepping',
  poses,
});

type Stride = { length: number; swing: number; lean?: number };

/** A step of either leg, with the moment between in which one foot passes the other. */
function stride({ length, swing, lean = 2 }: Stride): readonly [Pose, Pose, Pose, Pose] {
  const [front, back] = [120 + length, 120 - length];
  const reach = at(swing, swing + 14);
  const trail = at(-swing, -swing + 12);
  const hanging = at(2, 10);
  return [
    standing({
      hip: [120, 121],
      lean,
      legs: [to(front, 202, 1), to(back, 200, 1)],
      feet: [108, 62],
      arms: [trail, reach],
    }),
    standing({ lean, legs: [at(1, 0), to(124, 193, 1)], feet: [90, 74], arms: [hanging, hanging] }),
    standing({
      hip: [120, 121],
      lean,
      legs: [to(back, 200, 1), to(front, 202, 1)],
      feet: [62, 108],
      arms: [reach, trail],
    }),
    standing({ lean, legs: [to(124, 193, 1), at(1, 0)], feet: [74, 90], arms: [hanging, hanging] }),
  ];
}

/** Movements while walking. */
export const WALKING_FIGURES = {
  'walk-ready': {
    kind: 'body',
    view: 'front',
    props: [],
    poses: [standingFacing({ shrug: 4 }), standingFacing({ shrug: -1 })],
  },
  'walk-slow': fromSide(...stride({ length: 14, swing: 10 })),
  'walk-feet': {
    kind: 'body',
    view: 'side',
    props: [],
    poses: [
      standing({
        hip: [122, 121],
        legs: [to(142, 202, 1), to(108, 203, 1)],
        feet: [116, 84],
        arms: [at(-8, 2), at(12, 22)],
      }),
      standing({
        hip: [136, 120],
        legs: [to(140, 204, 1), to(106, 197, 1)],
        feet: [90, 50],
        arms: [at(2, 10), at(2, 10)],
      }),
    ],
  },
  'walk-swing': fromSide(...stride({ length: 18, swing: 28 })),
  'walk-brisk': fromSide(...stride({ length: 23, swing: 30, lean: 5 })),
  'walk-look': {
    kind: 'body',
    view: 'front',
    props: [],
    poses: [
      standingFacing({ turn: -0.9, arms: both(at(14, 8)) }),
      standingFacing({ turn: 0.9, arms: both(at(14, 8)) }),
    ],
  },
  'walk-breath': fromSide(...stride({ length: 16, swing: 12, lean: 0 })),
  'walk-slower': fromSide(...stride({ length: 10, swing: 7, lean: 0 })),
  'walk-stop': {
    kind: 'body',
    view: 'front',
    props: [],
    poses: [
      standingFacing({ arms: chestAndBelly(84) }),
      standingFacing({ arms: chestAndBelly(81), shrug: 2 }),
    ],
  },
} as const satisfies Readonly<Record<string, Figure>>;
