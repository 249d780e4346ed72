import { bodyShapes } from './body';
import { handShapes, type HandPose } from './hand';
import type { Shape } from './paint';
import type { Pose, View } from './pose';
import { propShapes, type Prop } from './props';
import { betweenHands, betweenPoses } from './tween';

/** At least two poses, through which the figure moves in a circle. */
type Poses<Kind> = readonly [Kind, Kind, ...Kind[]];

export type BodyFigure = {
  readonly kind: 'body';
  readonly view: View;
  readonly props: readonly Prop[];
  readonly poses: Poses<Pose>;
  /** Only head and chest are shown, and larger. */
  readonly near?: true;
  readonly armsBehind?: true;
  readonly pace?: Pace;
};

/** How a figure moves: with a rest in each pose, slowly like a breath, or on and on like steps. */
type Pace = 'resting' | 'breathing' | 'stepping';

export type HandFigure = { readonly kind: 'hand'; readonly poses: Poses<HandPose> };

export type Figure = BodyFigure | HandFigure;

/**
 * The shapes of a figure between two of its poses.
 *
 * @param from index of the pose that it leaves
 * @param share 0 to 1: how near it is to the next pose
 */
export function figureShapes(figure: Figure, from: number, share: number): readonly Shape[] {
  if (figure.kind === 'hand') {
    const [start, end] = neighbors(figure.poses, from);
    return handShapes(betweenHands(start, end, share));
  }
  const { view, props, poses, armsBehind = false } = figure;
  const [start, end] = neighbors(poses, from);
  return [
    ...props.flatMap(propShapes),
    ...bodyShapes(betweenPoses(start, end, share, view), view, { armsBehind }),
  ];
}

/** How long a figure takes from pose to pose, and for which share of that time it moves. */
const PACES: Readonly<Record<Pace, { readonly ms: number; readonly moving: number }>> = {
  resting: { ms: 2_400, moving: 0.7 },
  breathing: { ms: 4_000, moving: 0.9 },
  stepping: { ms: 700, moving: 1 },
};

/**
 * Between which poses a figure is after a time.
 *
 * @param elapsedMs milliseconds since it began to move
 */
export function momentOf(figure: Figure, elapsedMs: number): { from: number; share: number } {
  const pace = figure.kind === 'body' ? (figure.pace ?? 'resting') : 'resting';
  const { ms, moving } = PACES[pace];
  const beat = Math.floor(elapsedMs / ms);
  const share = Math.min(1, (elapsedMs / ms - beat) / moving);
  const eased = pace === 'stepping' ? share : (1 - Math.cos(Math.PI * share)) / 2;
  return { from: beat % figure.poses.length, share: eased };
}

function neighbors<Kind>(poses: Poses<Kind>, from: number): [Kind, Kind] {
  const pose = (index: number) => poses[index % poses.length] ?? poses[0];
  return [pose(from), pose(from + 1)];
}

/** Hips higher than this are those of someone who stands. */
const STANDING_HIP = 140;

/** What of the drawing is shown, as a `viewBox`: the lower a figure stays, the larger it is. */
export function frameOf(figure: Figure): string {
  if (figure.kind === 'hand') return '42 44 156 184';
  const { near, props, poses } = figure;
  if (near === true) return '57 64 126 126';
  if (props.includes('bed')) return '-2 52 244 172';
  if (props.includes('desk-ahead')) return '20 -8 232 232';
  const rises = poses.some(({ hip }) => hip[1] < STANDING_HIP);
  if (rises) return props.includes('desk') ? '16 -8 232 232' : '2 -8 232 232';
  return props.includes('desk') ? '42 28 196 196' : '22 28 196 196';
}

/** Whether the figure stands or sits on the floor that is drawn below it. */
export function hasFloor(figure: Figure): boolean {
  return figure.kind === 'body' && figure.near !== true && !figure.props.includes('bed-from-above');
}
