import { between, directionTo, type Point } from './geometry';
import type { FingerPose, HandPose } from './hand';
import type { Limb, Pair, Pose, View } from './pose';
import { skeletonOf } from './skeleton';

const mix = (from: number, to: number, share: number) => from + (to - from) * share;

const mixPair = (from: Pair<number>, to: Pair<number>, share: number): Pair<number> => [
  mix(from[0], to[0], share),
  mix(from[1], to[1], share),
];

/** A pose between two others: joints turn, and what both poses put at a place moves straight from one to the other. */
export function betweenPoses(start: Pose, end: Pose, share: number, view: View): Pose {
  if (share <= 0) return start;
  if (share >= 1) return end;
  const numbers = (['lean', 'curl', 'nod', 'turn', 'twist', 'shrug', 'forward'] as const).map((name) => [
    name,
    mix(start[name] ?? 0, end[name] ?? 0, share),
  ]);
  const limbs = (name: 'arms' | 'legs', side: 0 | 1): Limb => {
    const [from, to] = [start[name][side], end[name][side]];
    const short = mixPair(from.short ?? [1, 1], to.short ?? [1, 1], share);
    if ('to' in from && 'to' in to && from.bend === to.bend)
      return { to: between(from.to, to.to, share), bend: to.bend, short };
    return { at: mixPair(anglesOf(start, view, name, side), anglesOf(end, view, name, side), share), short };
  };
  const feet = mixPair(skeletonOf(start, view).feet, skeletonOf(end, view).feet, share);
  return {
    ...(Object.fromEntries(numbers) as Partial<Pose>),
    hip: between(start.hip, end.hip, share),
    arms: [limbs('arms', 0), limbs('arms', 1)],
    legs: [limbs('legs', 0), limbs('legs', 1)],
    feet,
  };
}

/** The directions of a limb's parts, also where the pose only says where its end is. */
function anglesOf(pose: Pose, view: View, name: 'arms' | 'legs', side: 0 | 1): Pair<number> {
  const limb = pose[name][side];
  if ('at' in limb) return limb.at;
  const { root, middle, end } = skeletonOf(pose, view)[name][side];
  const outward = view === 'front' && side === 0 ? -1 : 1;
  const angle = (from: Point, to: Point) => outward * directionTo(from, to);
  return [angle(root, middle), angle(middle, end)];
}

/** A hand between two others. */
export function betweenHands(start: HandPose, end: HandPose, share: number): HandPose {
  const finger = (index: 0 | 1 | 2 | 3): FingerPose =>
    mixPair(start.fingers[index], end.fingers[index], share);
  return {
    fingers: [finger(0), finger(1), finger(2), finger(3)],
    thumb: mixPair(start.thumb, end.thumb, share),
    spread: mix(start.spread, end.spread, share),
    tilt: mix(start.tilt ?? 0, end.tilt ?? 0, share),
    back: mix(start.back ?? 0, end.back ?? 0, share),
  };
}
