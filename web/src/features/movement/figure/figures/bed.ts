import type { Figure } from '../figure';
import type { Pose } from '../pose';
import { at, both, lying, sitting, to } from './bases';

const onBed = (...poses: readonly [Pose, Pose, ...Pose[]]): Figure => ({
  kind: 'body',
  view: 'side',
  props: ['bed'],
  poses,
});

/** Both knees up, both feet on the bed. */
const kneesUp = (change: Partial<Pose> = {}): Pose =>
  lying({ legs: [to(166, 165, 1), to(162, 164, 1)], feet: [90, 90], ...change });

const fromAbove = (change: Partial<Pose> = {}): Pose => ({
  hip: [120, 124],
  arms: both(at(64, 82)),
  legs: both({ at: [22, -8], short: [0.9, 0.5] }),
  feet: [10, 10],
  ...change,
});

/** On the edge of a bed, which is as high as a chair. */
const onEdge = (change: Partial<Pose> = {}): Pose =>
  sitting({ hip: [94, 160], arms: [at(-14, 10), at(-18, 6)], ...change });

/** Movements in bed. */
export const BED_FIGURES = {
  'bed-breath': onBed(lying({ arms: [at(80, 112), at(82, 86)] }), lying({ arms: [at(84, 120), at(82, 86)] })),
  'bed-stretch': onBed(lying(), lying({ arms: [at(256, 262), at(250, 256)], feet: [128, 126] })),
  'bed-feet': onBed(lying({ feet: [126, 122] }), lying({ feet: [196, 192] })),
  'bed-slide': onBed(
    lying(),
    lying({ legs: [to(164, 165, 1), at(89, 88)], feet: [100, 166] }),
    lying(),
    lying({ legs: [at(88, 87), to(162, 164, 1)], feet: [170, 100] }),
  ),
  'bed-hug': onBed(
    kneesUp(),
    kneesUp({
      legs: [at(206, 84), to(162, 164, 1)],
      arms: [to(116, 128, 1), to(112, 128, 1)],
      feet: [150, 90],
    }),
  ),
  'bed-bridge': onBed(kneesUp(), kneesUp({ hip: [128, 150], lean: -104, curl: 14, nod: 16 })),
  'bed-reach': onBed(
    lying({ arms: [at(178, 182), at(174, 178)] }),
    lying({ arms: [at(178, 182), at(174, 178)], forward: 7 }),
  ),
  'bed-knees': {
    kind: 'body',
    view: 'front',
    props: ['bed-from-above'],
    poses: [
      fromAbove({
        legs: [
          { at: [-26, 34], short: [0.86, 0.62] },
          { at: [42, -26], short: [0.86, 0.62] },
        ],
        turn: -0.5,
      }),
      fromAbove({
        legs: [
          { at: [42, -26], short: [0.86, 0.62] },
          { at: [-26, 34], short: [0.86, 0.62] },
        ],
        turn: 0.5,
      }),
    ],
  },
  'bed-edge': {
    kind: 'body',
    view: 'side',
    props: ['bed-edge'],
    poses: [onEdge({ lean: -4, curl: 32, nod: 10 }), onEdge({ curl: -4, shrug: 1 })],
  },
} as const satisfies Readonly<Record<string, Figure>>;
