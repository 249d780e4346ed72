import type { Figure } from '../figure';
import type { Pose } from '../pose';
import { at, both, facing, mirrored, onBelly, sitting, to } from './bases';

const fromSide = (...poses: readonly [Pose, Pose, ...Pose[]]): Figure => ({
  kind: 'body',
  view: 'side',
  props: ['chair'],
  poses,
});

const fromFront = (...poses: readonly [Pose, Pose, ...Pose[]]): Figure => ({
  kind: 'body',
  view: 'front',
  props: ['chair-from-front'],
  poses,
});

const SLUMPED: Partial<Pose> = { lean: -6, curl: 34, nod: 8, arms: [to(128, 148, -1), to(125, 147, -1)] };

/** Movements on a chair. */
export const CHAIR_FIGURES = {
  'chair-tall': fromSide(sitting(SLUMPED), sitting({ curl: -3 })),
  'chair-feet': fromSide(
    sitting({ legs: [to(141, 197, 1), to(137, 197, 1)], feet: [58, 58] }),
    sitting({ legs: [to(141, 204, 1), to(137, 204, 1)], feet: [116, 116] }),
  ),
  'chair-march': fromSide(
    sitting(),
    sitting({ legs: [to(139, 184, 1), to(137, 204, 1)], feet: [78, 90] }),
    sitting(),
    sitting({ legs: [to(141, 204, 1), to(136, 184, 1)], feet: [90, 78] }),
  ),
  'chair-knee': fromSide(
    sitting(),
    sitting({ legs: [at(92, 80), to(137, 204, 1)], feet: [182, 90] }),
    sitting(),
    sitting({ legs: [to(141, 204, 1), at(92, 80)], feet: [90, 182] }),
  ),
  'chair-open': fromFront(
    facing({ arms: mirrored(4, 122, 'out') }),
    facing({ arms: both(at(82, 96)), shrug: -1 }),
  ),
  'chair-reach': fromFront(
    facing({ arms: [at(168, 176), facing().arms[1]], lean: 1, turn: -0.2 }),
    facing({ arms: [facing().arms[0], at(168, 176)], lean: -1, turn: 0.2 }),
  ),
  'chair-side': fromFront(
    facing(),
    facing({ lean: 8, curl: 16, nod: 6, arms: [facing().arms[0], at(22, 2)] }),
    facing(),
    facing({ lean: -8, curl: -16, nod: -6, arms: [at(22, 2), facing().arms[1]] }),
  ),
  'chair-turn': fromFront(
    facing(),
    facing({ twist: 1, turn: 0.9, arms: [to(134, 152, -1), at(38, 14)] }),
    facing(),
    facing({ twist: -1, turn: -0.9, arms: [at(38, 14), to(106, 152, 1)] }),
  ),
  'chair-wave': fromSide(
    sitting({ lean: -12, curl: 44, nod: 22, arms: [to(137, 152, -1), to(134, 151, -1)] }),
    sitting({ lean: 10, curl: -20, nod: -14, arms: [to(128, 149, -1), to(125, 148, -1)] }),
  ),
  'chair-fold': fromSide(
    sitting(),
    sitting({ lean: 44, curl: 22, nod: 14, arms: [to(140, 186, -1), to(136, 186, -1)] }),
  ),
  'chair-rest': fromFront(facing({ arms: onBelly(137), nod: 0 }), facing({ arms: onBelly(134), shrug: 2 })),
  'chair-arms': fromSide(
    sitting({ arms: [at(-34, 40), at(44, 100)] }),
    sitting({ arms: [at(44, 100), at(-34, 40)] }),
  ),
  'chair-push': fromSide(
    sitting({ arms: [to(112, 124, -1), to(110, 124, -1)] }),
    sitting({ arms: [at(84, 92), at(82, 90)] }),
  ),
} as const satisfies Readonly<Record<string, Figure>>;
