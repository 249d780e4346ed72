import type { Figure } from '../figure';
import type { Pose } from '../pose';
import { at, facing, sitting, standing, to } from './bases';

/** Pushed closer to the desk, with the feet under it. */
const atDesk = (change: Partial<Pose> = {}): Pose =>
  sitting({ arms: [to(146, 140, -1), to(143, 140, -1)], lean: 6, curl: 10, ...change });

const fromSide = (...poses: readonly [Pose, Pose, ...Pose[]]): Figure => ({
  kind: 'body',
  view: 'side',
  props: ['chair', 'desk'],
  poses,
});

const fromFront = (...poses: readonly [Pose, Pose, ...Pose[]]): Figure => ({
  kind: 'body',
  view: 'front',
  props: ['chair-from-front'],
  poses,
});

/** With the hands on the desk, standing a step away from it. */
const leaning = (change: Partial<Pose> = {}): Pose =>
  standing({
    hip: [130, 119],
    lean: 9,
    arms: [to(162, 125, -1), to(160, 125, -1)],
    legs: [at(2, 0), at(-1, -2)],
    ...change,
  });

const standingAtDesk = (...poses: readonly [Pose, Pose, ...Pose[]]): Figure => ({
  kind: 'body',
  view: 'side',
  props: ['desk-ahead'],
  poses,
});

/** The hands at the back of the head; the shorter the arms are seen, the more the elbows point forward. */
const behindHead = (short: readonly [number, number]): Pose['arms'] => [
  { to: [112, 84], bend: 1, short },
  { to: [128, 84], bend: -1, short },
];

/** Movements at a desk. */
export const DESK_FIGURES = {
  'desk-look': fromSide(atDesk({ curl: 22, nod: 10 }), sitting({ lean: -6, curl: -2, nod: -6 })),
  'desk-shoulders': fromFront(facing({ shrug: 9, nod: 0 }), facing({ shrug: -2 })),
  'desk-elbows': {
    kind: 'body',
    view: 'front',
    props: ['chair-from-front'],
    armsBehind: true,
    poses: [facing({ arms: behindHead([0.6, 0.8]), nod: 0 }), facing({ arms: behindHead([1, 1]), shrug: 1 })],
  },
  'desk-wrists': fromSide(
    sitting({ arms: [at(84, 86), to(128, 120, -1)] }),
    sitting({ arms: [at(84, 98), to(150, 112, -1)] }),
  ),
  'desk-back': fromSide(
    atDesk({ curl: 30, nod: 8, arms: [to(140, 138, -1), to(137, 138, -1)] }),
    sitting({ lean: -4, curl: -16, nod: -8, arms: [at(-42, 6), at(-46, 2)] }),
  ),
  'desk-stand': fromSide(
    sitting({
      hip: [104, 160],
      lean: 28,
      arms: [to(146, 139, -1), to(143, 139, -1)],
      legs: [to(134, 204, 1), to(130, 204, 1)],
    }),
    sitting({
      hip: [127, 121],
      lean: 15,
      arms: [to(150, 133, -1), to(148, 133, -1)],
      legs: [to(134, 204, 1), to(130, 204, 1)],
    }),
  ),
  'desk-heels': standingAtDesk(
    leaning(),
    leaning({ hip: [134, 113], lean: 13, legs: [at(2, 0), at(0, -2)], feet: [66, 66] }),
  ),
  'desk-hips': standingAtDesk(
    leaning(),
    leaning({
      hip: [96, 124],
      lean: 66,
      curl: 2,
      nod: 4,
      arms: [to(188, 127, 1), to(185, 127, 1)],
      legs: [to(114, 204, 1), to(110, 204, 1)],
    }),
  ),
} as const satisfies Readonly<Record<string, Figure>>;
