import type { Figure } from '../figure';
import type { Pose } from '../pose';
import { at, both, facing, onBelly, sitting, to } from './bases';

/** Head and chest, higher in the drawing than on a chair, so that they fill it. */
const bust = (change: Partial<Pose> = {}): Pose =>
  facing({ hip: [120, 168], arms: both(at(14, 4)), ...change });

const profile = (change: Partial<Pose> = {}): Pose =>
  sitting({ hip: [116, 168], arms: [at(6, 20), at(2, 16)], legs: [at(88, 0), at(88, 0)], ...change });

const fromFront = (...poses: readonly [Pose, Pose, ...Pose[]]): Figure => ({
  kind: 'body',
  view: 'front',
  props: ['chair-near-from-front'],
  near: true,
  poses,
});

const fromSide = (...poses: readonly [Pose, Pose, ...Pose[]]): Figure => ({
  kind: 'body',
  view: 'side',
  props: ['chair-near'],
  near: true,
  poses,
});

/** Movements of neck and shoulders. */
export const NECK_FIGURES = {
  'neck-settle': fromFront(bust({ shrug: 5, nod: 0 }), bust({ shrug: -1 })),
  'neck-turn': fromFront(bust({ turn: -1 }), bust({ turn: 1 })),
  'neck-tilt': fromFront(bust({ nod: -24 }), bust(), bust({ nod: 24 }), bust()),
  'neck-nod': fromSide(profile({ nod: -12 }), profile({ nod: 26 })),
  'neck-tuck': fromSide(
    profile({ lean: 4, curl: 12, nod: -10, forward: 2 }),
    profile({ lean: -1, curl: -2, nod: 5 }),
  ),
  'neck-shrug': fromFront(bust(), bust({ shrug: 11 })),
  'neck-circles': fromFront(
    bust({ arms: both(at(34, 213)) }),
    bust({ arms: both({ at: [72, 251], short: [0.62, 0.62] }) }),
    bust({ arms: both(at(112, 291)), shrug: 4 }),
    bust({ arms: both(at(74, 253)) }),
  ),
  'neck-blades': fromSide(
    profile({ arms: [at(50, 92), at(46, 90)], curl: 12, nod: 2, forward: 4 }),
    profile({ arms: [at(-34, 70), at(-38, 68)], curl: -6, forward: -4 }),
  ),
  'neck-hug': fromFront(
    bust({ arms: both(at(60, 66)) }),
    bust({ arms: [to(135, 128, -1), to(105, 132, 1)], nod: 0, shrug: 1 }),
  ),
  'neck-rest': fromFront(bust({ arms: onBelly(150) }), bust({ arms: onBelly(147), shrug: 2 })),
} as const satisfies Readonly<Record<string, Figure>>;
