import { along, between, capsule, circle, distanceBetween, smooth, type Point } from './geometry';
import type { Paint, Shape } from './paint';
import type { Pose, View } from './pose';
import { LENGTHS, skeletonOf, type Skeleton } from './skeleton';

/** Half the thickness of the body's parts. */
const RADII = {
  shoulder: 7.6,
  elbow: 5.6,
  wrist: 4.2,
  thigh: 11.5,
  knee: 8,
  ankle: 5.2,
} as const;

type Layer = { readonly armsBehind: boolean };

/** The shapes of a person in a pose, from the farthest to the nearest. */
export function bodyShapes(pose: Pose, view: View, { armsBehind }: Layer): readonly Shape[] {
  const skeleton = skeletonOf(pose, view);
  return view === 'side' ? fromTheSide(skeleton) : fromTheFront(skeleton, pose, armsBehind);
}

type Joints = Skeleton['arms'][number];

function arm({ root, middle, end }: Joints, shade: '' | '-deep'): Shape[] {
  const hand = between(middle, end, 1.34);
  const sleeve = between(root, middle, 0.86);
  return [
    {
      paint: `skin${shade}`,
      d:
        capsule(between(root, middle, 0.5), 6, middle, RADII.elbow) +
        capsule(middle, RADII.elbow, end, RADII.wrist) +
        capsule(end, 4.5, hand, 4.4),
      edged: true,
    },
    { paint: `top${shade}`, d: capsule(root, RADII.shoulder, sleeve, 6.7), edged: true },
  ];
}

function leg({ root, middle, end }: Joints, shade: '' | '-deep'): Shape[] {
  // A thigh that points toward the viewer shows its knee larger.
  const knee = RADII.knee + 2.5 * Math.max(0, 1 - distanceBetween(root, middle) / LENGTHS.thigh);
  return [
    {
      paint: `legs${shade}`,
      d: capsule(root, RADII.thigh, middle, knee) + capsule(middle, knee, between(middle, end, 0.92), 6.4),
      edged: true,
    },
  ];
}

function footFromTheSide({ end }: Joints, foot: number, paint: Paint): Shape {
  const sole = foot - 90;
  const heel = along(along(end, foot + 180, 4), sole, 1.6);
  const toe = along(along(end, foot, 15), sole, 3);
  const ball = along(along(end, foot, 7), sole, 1.2);
  const points: Point[] = [
    along(heel, foot + 180, 4.6),
    along(heel, sole, 4.6),
    along(along(toe, sole, 3), foot + 180, 4),
    along(toe, sole, 3.2),
    along(toe, foot, 4),
    along(toe, sole + 180, 3),
    along(ball, sole + 180, 6),
    along(end, sole + 180, 7),
    along(along(heel, sole + 180, 6), foot + 180, 3),
  ];
  return { paint, d: smooth(points), edged: true };
}

function fromTheSide(skeleton: Skeleton): Shape[] {
  const { hip, waist, neck, head, lowerSpine, upperSpine, headUp, arms, legs, feet } = skeleton;
  const front = upperSpine - 90;
  const chest = along(between(waist, neck, 0.5), front, 0.5);
  const seat = along(hip, lowerSpine - 90, -1.5);
  const torso = smooth([
    along(neck, front, 4),
    along(along(neck, upperSpine, -6), front, 9),
    along(chest, front, 12.5),
    along(waist, (lowerSpine + upperSpine) / 2 - 90, 11.5),
    along(hip, lowerSpine - 90, 12),
    along(along(hip, lowerSpine, -5), lowerSpine - 90, 6),
    along(along(seat, lowerSpine, -4), lowerSpine - 90, -10),
    along(seat, lowerSpine - 90, -12.2),
    along(waist, (lowerSpine + upperSpine) / 2 - 90, -10),
    along(chest, front, -13.5),
    along(along(neck, upperSpine, -8), front, -11),
    along(neck, front, -5),
  ]);
  const skull = along(head, headUp, 0);
  const faceward = headUp - 90;
  const face = (up: number, ahead: number) => along(along(skull, headUp, up), faceward, ahead);
  return [
    ...arm(arms[1], '-deep'),
    ...leg(legs[1], '-deep'),
    footFromTheSide(legs[1], feet[1], 'shoe-deep'),
    { paint: 'skin-deep', d: capsule(along(neck, upperSpine, -3), 6.2, along(face(-7, -2), headUp, 0), 5.6) },
    { paint: 'legs', d: capsule(along(hip, lowerSpine - 90, -1), 12.4, along(hip, lowerSpine, 5), 11) },
    ...leg(legs[0], ''),
    footFromTheSide(legs[0], feet[0], 'shoe'),
    { paint: 'top', d: torso, edged: true },
    {
      paint: 'skin',
      d: smooth([
        face(13.5, 0),
        face(11, 8.5),
        face(5, 11.6),
        face(1.5, 12),
        face(-1.5, 14.6),
        face(-3.6, 12.6),
        face(-8, 11.4),
        face(-12.6, 8),
        face(-12.6, 1),
        face(-9, -6),
        face(-2, -11),
        face(8, -10),
      ]),
    },
    {
      paint: 'hair',
      d: smooth([
        face(12, 9.6),
        face(6.6, 10),
        face(4.6, 4),
        face(2, 1.4),
        face(-2, 0.8),
        face(-4, -3),
        face(-9.4, -7),
        face(-10.4, -11),
        face(-4, -14.4),
        face(6, -13.6),
        face(13.6, -7),
        face(15.6, 2),
      ]),
    },
    { paint: 'skin-deep', d: circle(face(-1.8, -1.6), 2.7) },
    ...arm(arms[0], ''),
  ];
}

function fromTheFront(skeleton: Skeleton, { turn = 0, twist = 0 }: Pose, armsBehind: boolean): Shape[] {
  const { hip, waist, neck, head, lowerSpine, upperSpine, headUp, arms, legs, feet } = skeleton;
  const [left, right] = arms;
  const narrow = 1 - 0.16 * Math.abs(twist);
  const shift = 3 * twist;
  const middleSpine = (lowerSpine + upperSpine) / 2;
  const side = (point: Point, up: number, across: number) => along(point, up - 90, across);
  const top = (joint: Point, out: number) => along(side(joint, upperSpine, out), upperSpine, 7);
  const torso = smooth([
    along(neck, upperSpine, 2.4),
    side(along(neck, upperSpine, 2.5), upperSpine, 6.5),
    top(right.root, -2),
    side(right.root, upperSpine, 6),
    side(along(waist, middleSpine, 12), middleSpine, 17.4 * narrow + shift),
    side(waist, middleSpine, 15 * narrow + shift / 2),
    side(along(hip, lowerSpine, 4), lowerSpine, 17.4),
    side(along(hip, lowerSpine, -7), lowerSpine, 16.5),
    along(hip, lowerSpine, -9),
    side(along(hip, lowerSpine, -7), lowerSpine, -16.5),
    side(along(hip, lowerSpine, 4), lowerSpine, -17.4),
    side(waist, middleSpine, -15 * narrow + shift / 2),
    side(along(waist, middleSpine, 12), middleSpine, -17.4 * narrow + shift),
    side(left.root, upperSpine, -6),
    top(left.root, 2),
    side(along(neck, upperSpine, 2.5), upperSpine, -6.5),
  ]);
  const bothArms = [...arm(left, armsBehind ? '-deep' : ''), ...arm(right, armsBehind ? '-deep' : '')];
  const at = (up: number, across: number) => along(along(head, headUp, up), headUp - 90, across);
  const look = 4.6 * turn;
  const cheek = 10.6 - 1.4 * Math.abs(turn);
  const ear = (which: 1 | -1): Shape => ({
    paint: 'skin-deep',
    d: circle(at(-1, which * 11.6 + 5 * turn), which * turn > 0.2 ? 0.1 : 2.9),
  });
  return [
    ...(armsBehind ? bothArms : []),
    { paint: 'legs', d: capsule(side(hip, lowerSpine, -5), 12, side(hip, lowerSpine, 5), 12) },
    ...leg(legs[0], ''),
    ...leg(legs[1], ''),
    ...legs.map(({ end }, index): Shape => {
      const out = (index === 0 ? -1 : 1) * (feet[index] ?? 0);
      return {
        paint: 'shoe',
        d: capsule(along(end, out, -1), 6, along(end, out, 4.5), 6.6),
        edged: true,
      };
    }),
    { paint: 'skin-deep', d: capsule(neck, 6.2, along(neck, headUp, 10), 5.8) },
    { paint: 'top', d: torso, edged: true },
    {
      paint: 'skin-deep',
      d: smooth([
        side(neck, upperSpine, 6),
        along(neck, upperSpine, -3.4),
        side(neck, upperSpine, -6),
        along(neck, upperSpine, 4),
      ]),
    },
    {
      paint: 'hair',
      d: smooth([
        at(15.4, 0),
        at(11, 10.4),
        at(2, 12.8),
        at(-4, 11.6),
        at(-7, 0),
        at(-4, -11.6),
        at(2, -12.8),
        at(11, -10.4),
      ]),
    },
    ear(-1),
    ear(1),
    {
      paint: 'skin',
      d: smooth([
        at(10, look),
        at(7, cheek * 0.8 + look),
        at(0, cheek + look),
        at(-8, cheek * 0.78 + look),
        at(-13.4, look * 0.9),
        at(-8, -cheek * 0.78 + look),
        at(0, -cheek + look),
        at(7, -cheek * 0.8 + look),
      ]),
    },
    {
      paint: 'hair',
      d: smooth([
        at(15.2, 1 + look * 0.3),
        at(11, 10),
        at(3.4, 11.6 + look * 0.25),
        at(7.4, 7.4 + look),
        at(8.6, 1 + look),
        at(5.2, -6 + look),
        at(2.6, -11.6 + look * 0.25),
        at(11, -10),
      ]),
    },
    ...(armsBehind ? [] : bothArms),
  ];
}
