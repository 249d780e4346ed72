import { along, directionTo, distanceBetween, type Point } from './geometry';
import type { Limb, Pair, Pose, View } from './pose';

/** Lengths of the parts of the body, in units of the drawing: seven heads high, on legs as long as the rest. */
export const LENGTHS = {
  lowerSpine: 24,
  upperSpine: 28,
  neck: 21,
  upperArm: 30,
  forearm: 27,
  thigh: 43,
  shank: 42,
} as const;

/** Half of the way between both shoulders, and between both hips; seen from the side they are one behind the other. */
const HALF_WIDTHS = { side: { shoulder: 0, hip: 0 }, front: { shoulder: 18, hip: 9 } } as const;

/** How far the shoulders lie below the base of the neck. */
const SHOULDER_DROP = 6.5;

/** The joints of an arm or a leg, from the body outward. */
type LimbJoints = { readonly root: Point; readonly middle: Point; readonly end: Point };

export type Skeleton = {
  readonly hip: Point;
  readonly waist: Point;
  readonly neck: Point;
  readonly head: Point;
  /** The directions in which the parts of the spine and the head point, in degrees. */
  readonly lowerSpine: number;
  readonly upperSpine: number;
  readonly headUp: number;
  readonly arms: Pair<LimbJoints>;
  readonly legs: Pair<LimbJoints>;
  readonly feet: Pair<number>;
};

const UP = 180;

/** Where all joints are in a pose. */
export function skeletonOf(pose: Pose, view: View): Skeleton {
  const { hip, lean = 0, curl = 0, nod = 0, twist = 0, shrug = 0, forward = 0 } = pose;
  const lowerSpine = UP - lean;
  const upperSpine = lowerSpine - curl;
  const headUp = upperSpine - nod;
  const waist = along(hip, lowerSpine, LENGTHS.lowerSpine);
  const neck = along(waist, upperSpine, LENGTHS.upperSpine);
  const half = HALF_WIDTHS[view];
  const arm = (side: 0 | 1) => {
    const level = along(neck, upperSpine, shrug - SHOULDER_DROP);
    const apart = half.shoulder * (1 - 0.3 * Math.abs(twist));
    const root = along(level, upperSpine - 90, forward + 5 * twist + (side === 0 ? -apart : apart));
    return jointsOf(root, pose.arms[side], view, side, LENGTHS.upperArm, LENGTHS.forearm);
  };
  const leg = (side: 0 | 1) => {
    const root = along(hip, lowerSpine - 90, side === 0 ? -half.hip : half.hip);
    return jointsOf(root, pose.legs[side], view, side, LENGTHS.thigh, LENGTHS.shank);
  };
  const legs: Pair<LimbJoints> = [leg(0), leg(1)];
  const hanging = ({ middle, end }: LimbJoints) => directionTo(middle, end) + 90;
  return {
    hip,
    waist,
    neck,
    head: along(neck, headUp, LENGTHS.neck),
    lowerSpine,
    upperSpine,
    headUp,
    arms: [arm(0), arm(1)],
    legs,
    feet: pose.feet ?? [hanging(legs[0]), hanging(legs[1])],
  };
}

function jointsOf(
  root: Point,
  limb: Limb,
  view: View,
  side: 0 | 1,
  upperLength: number,
  lowerLength: number,
): LimbJoints {
  const [upperShare, lowerShare] = limb.short ?? [1, 1];
  const [upper, lower] = [upperLength * upperShare, lowerLength * lowerShare];
  if ('to' in limb) return reach(root, limb.to, limb.bend, upper, lower);
  const outward = view === 'front' && side === 0 ? -1 : 1;
  const middle = along(root, outward * limb.at[0], upper);
  return { root, middle, end: along(middle, outward * limb.at[1], lower) };
}

/** Bends the joint in the middle so that the end is where it shall be, or as near as the limb is long. */
function reach(root: Point, to: Point, bend: 1 | -1, upper: number, lower: number): LimbJoints {
  const shortest = Math.abs(upper - lower) + 0.01;
  const far = Math.min(Math.max(distanceBetween(root, to), shortest), upper + lower - 0.01);
  const toward = directionTo(root, to);
  const angle = (Math.acos((upper * upper + far * far - lower * lower) / (2 * upper * far)) * 180) / Math.PI;
  return {
    root,
    middle: along(root, toward + bend * angle, upper),
    end: along(root, toward, far),
  };
}
