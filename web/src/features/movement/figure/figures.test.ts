import { readMovement } from '@stillgrove/content/movement/movement';
import { instruction, WAYS } from '@stillgrove/domain/movement/routine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { figureShapes, frameOf, momentOf, type BodyFigure } from './figure';
import { FIGURES } from './figures';
import { distanceBetween, type Point } from './geometry';
import type { Limb, Pose, View } from './pose';
import { LENGTHS, skeletonOf } from './skeleton';
import { betweenPoses } from './tween';

const steps = readMovement().flatMap((routine) => routine.steps);
const named = new Set(Object.keys(FIGURES));
const bodies = Object.entries(FIGURES).filter(
  (entry): entry is [string, BodyFigure] => entry[1].kind === 'body',
);

/** Hips higher than this are those of someone who stands. */
const STANDING_HIP = 140;

/** The length of each part of a limb, against what its pose shows of it. */
function expectLengths(
  { root, middle, end }: { root: Point; middle: Point; end: Point },
  limb: Limb,
  [upper, lower]: readonly [number, number],
  name: string,
): void {
  const [upperShare, lowerShare] = limb.short ?? [1, 1];
  expect(distanceBetween(root, middle), name).toBeCloseTo(upper * upperShare, 0);
  expect(distanceBetween(middle, end), name).toBeCloseTo(lower * lowerShare, 0);
}

function expectBody(pose: Pose, view: View, name: string): void {
  const { hip, waist, neck, head, arms, legs } = skeletonOf(pose, view);
  expect(distanceBetween(hip, waist), name).toBeCloseTo(LENGTHS.lowerSpine, 5);
  expect(distanceBetween(waist, neck), name).toBeCloseTo(LENGTHS.upperSpine, 5);
  expect(distanceBetween(neck, head), name).toBeCloseTo(LENGTHS.neck, 5);
  for (const side of [0, 1] as const) {
    expectLengths(arms[side], pose.arms[side], [LENGTHS.upperArm, LENGTHS.forearm], name);
    expectLengths(legs[side], pose.legs[side], [LENGTHS.thigh, LENGTHS.shank], name);
  }
}

describe('the figures of the routines', () => {
  test('every step has a figure in every way to do it, and every figure has a step', () => {
    const used = new Set(steps.flatMap((step) => WAYS.map((way) => instruction(step, way).figure)));
    expect([...used].filter((id) => !named.has(id))).toEqual([]);
    expect([...named].filter((id) => !used.has(id))).toEqual([]);
    for (const { figure } of readMovement()) expect(named).toContain(figure);
  });

  test('no one stands in the way without standing', () => {
    for (const step of steps) {
      const figure = FIGURES[instruction(step, 'seated').figure];
      if (figure?.kind !== 'body' || figure.props.includes('bed-from-above')) continue;
      for (const { hip } of figure.poses) expect(hip[1], step.name).toBeGreaterThan(STANDING_HIP);
    }
  });

  test.each(bodies)(
    '%s keeps the lengths of all limbs in each pose and between them',
    (name, { poses, view }) => {
      for (const [index, pose] of poses.entries()) {
        const next = poses[(index + 1) % poses.length] ?? pose;
        for (const share of [0, 0.25, 0.5, 0.75])
          expectBody(betweenPoses(pose, next, share, view), view, name);
      }
    },
  );

  test.each(bodies)('%s puts feet and hands where its poses say', (name, { poses, view }) => {
    for (const pose of poses) {
      const { arms, legs } = skeletonOf(pose, view);
      for (const [limbs, joints] of [
        [pose.arms, arms],
        [pose.legs, legs],
      ] as const)
        for (const side of [0, 1] as const) {
          const limb = limbs[side];
          // A wrist or an ankle that is out of reach by less than a line is wide looks as if it were there.
          if ('to' in limb) expect(distanceBetween(joints[side].end, limb.to), name).toBeLessThan(4);
        }
    }
  });

  test.each(Object.entries(FIGURES))('%s has the same shapes all the way', (name, figure) => {
    const paints = (from: number, share: number) =>
      figureShapes(figure, from, share).map(({ paint, edged }) => `${paint}${edged === true ? '!' : ''}`);
    for (const from of figure.poses.keys())
      for (const share of [0, 0.3, 1]) expect(paints(from, share), name).toEqual(paints(0, 0));
    expect(
      figureShapes(figure, 0, 0.5)
        .map(({ d }) => d)
        .join(''),
    ).not.toMatch(/NaN|Infinity|undefined/);
    expect(frameOf(figure)).toMatch(/^-?\d+ -?\d+ \d+ \d+$/);
  });
});

describe('a moment of a movement', () => {
  test('goes around all poses, and never back within one', () => {
    const figures = fc.constantFrom(...Object.values(FIGURES));
    fc.assert(
      fc.property(figures, fc.nat(120_000), fc.nat(50), (figure, elapsed, later) => {
        const now = momentOf(figure, elapsed);
        const then = momentOf(figure, elapsed + later);
        expect(now.share).toBeGreaterThanOrEqual(0);
        expect(now.share).toBeLessThanOrEqual(1);
        expect(figure.poses[now.from]).toBeDefined();
        if (then.from === now.from) expect(then.share).toBeGreaterThanOrEqual(now.share - 1e-9);
      }),
    );
  });

  test('begins with the first pose', () => {
    for (const figure of Object.values(FIGURES)) expect(momentOf(figure, 0)).toEqual({ from: 0, share: 0 });
  });
});
