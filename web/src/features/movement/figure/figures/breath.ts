import type { Figure } from '../figure';
import type { Pose } from '../pose';
import { at, both, chestAndBelly, facing, mirrored, sitting, to } from './bases';

const fromFront = (...poses: readonly [Pose, Pose, ...Pose[]]): Figure => ({
  kind: 'body',
  view: 'front',
  props: ['chair-from-front'],
  pace: 'breathing',
  poses,
});

const fromSide = (...poses: readonly [Pose, Pose, ...Pose[]]): Figure => ({
  kind: 'body',
  view: 'side',
  props: ['chair'],
  pace: 'breathing',
  poses,
});

/** Movements that follow the breath: the first pose belongs to breathing out, the second to breathing in. */
export const BREATH_FIGURES = {
  'breath-belly': fromSide(
    sitting({ arms: [to(103, 138, -1), to(106, 141, -1)] }),
    sitting({ arms: [to(107, 136, -1), to(110, 139, -1)], curl: -4 }),
  ),
  'breath-float': fromFront(facing({ arms: both(at(16, 10)) }), facing({ arms: both(at(84, 92)) })),
  'breath-lift': fromFront(
    facing({ arms: both(at(16, 10)) }),
    facing({ arms: both(at(150, 170)), shrug: 3 }),
  ),
  'breath-open': fromFront(
    facing({ arms: mirrored(3, 118, 'out'), nod: 0 }),
    facing({ arms: both(at(96, 112)), shrug: 1 }),
  ),
  'breath-push': fromSide(
    sitting({ arms: [at(84, 90), at(82, 88)], curl: 8 }),
    sitting({ arms: [at(-24, 92), at(-28, 90)], curl: -4 }),
  ),
  'breath-wave': fromSide(
    sitting({ lean: -12, curl: 42, nod: 20, arms: [to(136, 152, -1), to(133, 151, -1)] }),
    sitting({ lean: 9, curl: -18, nod: -10, arms: [to(127, 149, -1), to(124, 148, -1)] }),
  ),
  'breath-side': fromFront(
    facing(),
    facing({ lean: 6, curl: 14, nod: 4, arms: [at(172, 196), at(24, 4)] }),
    facing(),
    facing({ lean: -6, curl: -14, nod: -4, arms: [at(24, 4), at(172, 196)] }),
  ),
  'breath-fold': fromSide(
    sitting({ lean: 40, curl: 24, nod: 14, arms: [to(141, 182, -1), to(138, 182, -1)] }),
    sitting({ curl: -4 }),
  ),
  'breath-rest': fromFront(
    facing({ arms: chestAndBelly(122) }),
    facing({ arms: chestAndBelly(119), shrug: 2 }),
  ),
} as const satisfies Readonly<Record<string, Figure>>;
