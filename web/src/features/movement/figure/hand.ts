import { capsule, smooth, type Point } from './geometry';
import type { Shape } from './paint';

/**
 * How a hand is held, seen with the palm toward the viewer. Curl is 0 for a straight finger and 1 for one in a fist;
 * the first number bends the knuckle at the palm, the second the two joints of the finger.
 */
export type HandPose = {
  /** Index, middle, ring and little finger. */
  readonly fingers: readonly [FingerPose, FingerPose, FingerPose, FingerPose];
  readonly thumb: ThumbPose;
  /** How far the fingers are spread: 0 is side by side, 1 is wide. */
  readonly spread: number;
  /** Degrees by which the hand leans toward the thumb. */
  readonly tilt?: number;
  /** Degrees by which the hand is bent at the wrist, away from the viewer. */
  readonly back?: number;
};

export type FingerPose = readonly [knuckle: number, joints: number];

/** The directions of the thumb's two parts: 0 is up along the hand, 90 is away from the fingers. */
export type ThumbPose = readonly [lower: number, upper: number];

const WRIST: Point = [120, 182];
const CUFF = smooth([
  [99, 208],
  [120, 211],
  [141, 208],
  [145, 228],
  [120, 232],
  [95, 228],
]);

type Finger = {
  readonly across: number;
  readonly up: number;
  readonly lengths: readonly [number, number, number];
  readonly fan: number;
  readonly radius: number;
};

/** From the side of the thumb on; `fan` is the direction of the finger when all are spread. */
const FINGERS: readonly Finger[] = [
  { across: -20, up: 50, lengths: [25, 17, 14], fan: -15, radius: 7.2 },
  { across: -6.5, up: 54, lengths: [28, 19, 15], fan: -4, radius: 7.4 },
  { across: 7, up: 52, lengths: [26, 18, 15], fan: 8, radius: 7.1 },
  { across: 19.5, up: 46, lengths: [20, 14, 13], fan: 22, radius: 6.3 },
];

const FULL_BEND = [85, 100, 62] as const;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** All shapes of a hand, from the farthest to the nearest. */
export function handShapes({ fingers, thumb, spread, tilt = 0, back = 0 }: HandPose): readonly Shape[] {
  const foreshortened = Math.cos(radians(back));
  /** From places on the hand, from the wrist up, to places of the drawing. */
  const place = ([across, up]: Point): Point => {
    const [sin, cos] = [Math.sin(radians(-tilt)), Math.cos(radians(-tilt))];
    const y = up * foreshortened;
    return [WRIST[0] + across * cos + y * sin, WRIST[1] + across * sin - y * cos];
  };
  const line = (from: Point, r1: number, to: Point, r2: number) => capsule(place(from), r1, place(to), r2);
  const drawn = FINGERS.map((finger, index) => fingerPath(finger, fingers[index] ?? [0, 0], spread, line));
  const palm = smooth(
    (
      [
        [-17, -2],
        [-22, 12],
        [-27.5, 34],
        [-26, 50],
        [-12, 58],
        [2, 60],
        [14, 57],
        [25, 48],
        [25, 28],
        [20, 8],
        [16, -2],
        [0, -7],
      ] as const
    ).map(place),
  );
  const root: Point = [-19, 16];
  const joint: Point = [
    root[0] - 25 * Math.sin(radians(thumb[0])),
    root[1] + 25 * Math.cos(radians(thumb[0])),
  ];
  const tip: Point = [
    joint[0] - 17 * Math.sin(radians(thumb[1])),
    joint[1] + 17 * Math.cos(radians(thumb[1])),
  ];
  return [
    { paint: 'skin', d: palm + capsule([120, 214], 14, WRIST, 14.6), edged: true },
    ...drawn.map(({ straight }): Shape => ({ paint: 'skin', d: straight, edged: true })),
    // Hides the lines where straight fingers begin; bent ones lie on the palm.
    { paint: 'skin', d: palm },
    ...drawn.map(({ bent }): Shape => ({ paint: 'skin', d: bent, edged: true })),
    { paint: 'skin', d: line(root, 10.5, joint, 8.4) + line(joint, 8.4, tip, 6.9), edged: true },
    { paint: 'top', d: CUFF, edged: true },
  ];
}

/** Where a finger bends, its parts are seen shorter, and past a right angle from above. */
function fingerPath(
  { across, up, lengths, fan, radius }: Finger,
  [knuckle, joints]: FingerPose,
  spread: number,
  line: (from: Point, r1: number, to: Point, r2: number) => string,
): { straight: string; bent: string } {
  const outward = radians(fan * spread);
  let bend = 0;
  let from: Point = [across, up];
  const parts = lengths.map((length, index) => {
    bend += (FULL_BEND[index] ?? 0) * (index === 0 ? knuckle : joints);
    const seen = length * Math.cos(radians(bend));
    const to: Point = [from[0] + seen * Math.sin(outward), from[1] + seen * Math.cos(outward)];
    const part = { path: line(from, radius - index * 0.5, to, radius - index * 0.5 - 0.5), bend };
    from = to;
    return part;
  });
  const joined = (isBent: boolean) =>
    parts
      .filter((part) => part.bend > 60 === isBent)
      .map(({ path }) => path)
      .join('');
  return { straight: joined(false), bent: joined(true) };
}
