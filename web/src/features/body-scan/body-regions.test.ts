import { readBodyScan } from '@stillgrove/content/body-scan/body-scan';
import { expect, test } from 'vitest';
import { BODY, REGIONS } from './body-regions';

type Point = readonly [x: number, y: number];

/** The corners that the outline, which is one start and relative curves, passes through. */
function corners(path: string): readonly Point[] {
  const [x = 0, y = 0, ...curves] = (path.match(/-?\d*\.?\d+/g) ?? []).map(Number);
  const points: Point[] = [[x, y]];
  for (let at = 4; at < curves.length; at += 6) {
    const [fromX, fromY] = points.at(-1) ?? [x, y];
    points.push([fromX + (curves[at] ?? 0), fromY + (curves[at + 1] ?? 0)]);
  }
  return points;
}

/** Whether a line from the point to the right crosses the outline an odd number of times. */
function isInside([x, y]: Point, outline: readonly Point[]): boolean {
  const crossings = outline.filter(([x1, y1], index) => {
    const [x2, y2] = outline[(index + 1) % outline.length] ?? [x1, y1];
    return y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1;
  });
  return crossings.length % 2 === 1;
}

const NO_PLACE = ['arriving', 'whole', 'returning'];
const named = readBodyScan()
  .map(({ id }) => id)
  .filter((id) => !NO_PLACE.includes(id));

test('each part of the body that the words name has a light of its own', () => {
  expect(Object.keys(REGIONS)).toEqual(named);
});

test.each(Object.entries(REGIONS))('the light on “%s” falls on the body', (_part, rounds) => {
  const outline = corners(BODY);
  expect(rounds.filter(({ cx, cy }) => !isInside([cx, cy], outline))).toEqual([]);
});

test('both sides of the body are the same', () => {
  const outline = corners(BODY);
  const farthest = (side: 1 | -1) => Math.max(...outline.map(([x]) => side * (x - 120)));
  expect(farthest(1)).toBeCloseTo(farthest(-1), 0);
  expect(outline.at(-1)?.[1]).toBeCloseTo(outline[0]?.[1] ?? 0, 0);
});
