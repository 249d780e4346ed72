import type { Limb, Pair, Pose } from '../pose';

/** Poses from which others differ in a few joints. */

const at = (upper: number, lower: number): Limb => ({ at: [upper, lower] });
const to = (x: number, y: number, bend: 1 | -1): Limb => ({ to: [x, y], bend });

/** The same on both sides. */
const both = (limb: Limb): Pair<Limb> => [limb, limb];

/** Both ends at places that mirror each other; for figures from the front, whose middle is at 120. */
const mirrored = (apart: number, y: number, elbows: 'out' | 'in'): Pair<Limb> =>
  elbows === 'out'
    ? [to(120 - apart, y, -1), to(120 + apart, y, 1)]
    : [to(120 - apart, y, 1), to(120 + apart, y, -1)];

const FLAT: Pair<number> = [90, 90];

/** On a chair, seen from the side; the hands rest on the thighs. */
const sitting = (change: Partial<Pose> = {}): Pose => ({
  hip: [98, 160],
  arms: [to(128, 148, -1), to(125, 147, -1)],
  legs: [to(141, 204, 1), to(137, 204, 1)],
  feet: FLAT,
  ...change,
});

/** The hands rest on the thighs, with the forearms toward the viewer. */
const RESTING: Pair<Limb> = [
  { at: [17, -16], short: [0.96, 0.52] },
  { at: [17, -16], short: [0.96, 0.52] },
];

/** The hands lie on the belly, at a height. */
const onBelly = (y: number): Pair<Limb> => [
  { to: [115, y], bend: -1, short: [0.95, 0.8] },
  { to: [125, y], bend: 1, short: [0.95, 0.8] },
];

/** One hand on the belly, the other on the chest, at a height. */
const chestAndBelly = (y: number): Pair<Limb> => [
  { to: [114, y + 19], bend: -1, short: [0.95, 0.8] },
  { to: [127, y], bend: 1, short: [0.95, 0.85] },
];

/** On a chair, seen from the front. */
const facing = (change: Partial<Pose> = {}): Pose => ({
  hip: [120, 155],
  arms: RESTING,
  legs: both({ at: [60, 0], short: [0.3, 1] }),
  feet: [14, 14],
  ...change,
});

const standing = (change: Partial<Pose> = {}): Pose => ({
  hip: [120, 119],
  arms: [at(3, 10), at(-5, 4)],
  legs: [at(2, 0), at(-2, -2)],
  feet: FLAT,
  ...change,
});

const standingFacing = (change: Partial<Pose> = {}): Pose => ({
  hip: [120, 117],
  arms: both(at(12, 6)),
  legs: both(at(5, 2)),
  feet: [20, 20],
  ...change,
});

/** On the back, the head to the left, seen from the side. */
const lying = (change: Partial<Pose> = {}): Pose => ({
  hip: [126, 160],
  lean: -90,
  nod: 8,
  arms: [at(84, 88), at(82, 86)],
  legs: [at(88, 87), at(89, 88)],
  feet: [170, 166],
  ...change,
});

export {
  at,
  both,
  chestAndBelly,
  facing,
  FLAT,
  lying,
  mirrored,
  onBelly,
  sitting,
  standing,
  standingFacing,
  to,
};
