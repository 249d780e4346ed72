import { capsule, polygon, type Point } from './geometry';
import type { Shape } from './paint';

/** What stands or lies around a person. */
export type Prop =
  | 'chair'
  | 'chair-from-front'
  | 'chair-near'
  | 'chair-near-from-front'
  | 'chair-ahead'
  | 'chair-beside'
  | 'desk'
  | 'desk-ahead'
  | 'bed'
  | 'bed-from-above'
  | 'bed-edge'
  | 'wall';

/** The height of the floor in the drawing. */
export const FLOOR = 210;

const box = (left: number, top: number, right: number, bottom: number): readonly Point[] => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
];

const bar = (from: Point, to: Point, radius = 2.6) => capsule(from, radius, to, radius);
const wood = (...parts: string[]): Shape => ({ paint: 'wood', d: parts.join('') });
const deepWood = (...parts: string[]): Shape => ({ paint: 'wood-deep', d: parts.join('') });
const cloth = (...parts: string[]): Shape => ({ paint: 'cloth', d: parts.join('') });
const deepCloth = (...parts: string[]): Shape => ({ paint: 'cloth-deep', d: parts.join('') });

/** A chair that faces to the right; its seat begins at `x` and is as high as a lower leg, where it is not moved down. */
function chairFacingRight(x: number, down = 0): Shape[] {
  const at = (across: number, y: number): Point => [x + across, y + down];
  return [
    deepWood(bar(at(4, 172), at(1, FLOOR - 3)), bar(at(42, 176), at(45, FLOOR - 3))),
    wood(bar(at(-4, 112), at(2, 172), 3), bar(at(0, 175), at(46, 175), 3.6)),
    deepCloth(bar(at(-2.5, 118), at(-0.5, 142), 4)),
  ];
}

/** A chair behind whoever sits on it and faces the viewer. */
function chairFromFront(down = 0): Shape[] {
  const at = (x: number, y: number): Point => [x, y + down];
  return [
    deepWood(bar(at(92, 132), at(94, 170)), bar(at(148, 132), at(146, 170))),
    deepCloth(bar(at(96, 130), at(144, 130), 7), bar(at(97, 141), at(143, 141), 7)),
    deepWood(bar(at(96, 176), at(93, FLOOR - 6)), bar(at(144, 176), at(147, FLOOR - 6))),
    wood(bar(at(94, 171), at(146, 171), 4.4)),
  ];
}

/** A chair that faces to the left, on whose back someone in front of it can hold on. */
function chairBackTowardLeft(x: number): Shape[] {
  return [
    deepWood(bar([x + 4, 172], [x + 2, FLOOR - 3]), bar([x + 44, 176], [x + 47, FLOOR - 3])),
    wood(bar([x, 124], [x + 4, 172], 3), bar([x + 3, 175], [x + 46, 175], 3.6)),
    deepCloth(bar([x + 0.7, 128], [x + 2, 150], 3.6)),
  ];
}

const SHAPES: Readonly<Record<Prop, readonly Shape[]>> = {
  chair: chairFacingRight(76),
  'chair-from-front': chairFromFront(),
  // As much lower as the hips are of who is seen from near.
  'chair-near': chairFacingRight(94, 8),
  'chair-near-from-front': chairFromFront(13),
  'chair-ahead': chairBackTowardLeft(150),
  'chair-beside': [
    deepWood(bar([34, 172], [31, FLOOR - 4]), bar([64, 172], [67, FLOOR - 4])),
    wood(bar([34, 122], [34, 172], 3), bar([66, 122], [66, 172], 3)),
    deepCloth(bar([37, 128], [63, 128], 5), bar([37, 141], [63, 141], 5)),
    wood(bar([33, 174], [67, 174], 4)),
  ],
  desk: [
    deepWood(bar([150, 150], [150, FLOOR - 3], 3), bar([222, 150], [222, FLOOR - 3], 3)),
    wood(bar([140, 147], [232, 147], 3.6)),
    deepWood(bar([196, 141], [214, 141], 2), bar([205, 140], [205, 128], 2)),
    deepCloth(polygon(box(192, 90, 198, 130))),
  ],
  'desk-ahead': [
    deepWood(bar([166, 136], [166, FLOOR - 3], 3), bar([226, 136], [226, FLOOR - 3], 3)),
    wood(bar([154, 133], [234, 133], 3.6)),
  ],
  bed: [
    deepWood(bar([14, 148], [14, FLOOR - 3], 4), bar([228, 178], [228, FLOOR - 3], 4)),
    wood(bar([14, 192], [228, 192], 5)),
    cloth(bar([24, 180], [222, 180], 9)),
    deepCloth(bar([34, 168], [62, 168], 6.5)),
  ],
  'bed-from-above': [
    deepWood(bar([52, 10], [188, 10], 6)),
    cloth(bar([66, 24], [174, 24], 12) + bar([66, 214], [174, 214], 12) + polygon(box(54, 24, 186, 214))),
    deepCloth(bar([98, 34], [142, 34], 15)),
  ],
  'bed-edge': [
    deepWood(bar([26, 178], [26, FLOOR - 3], 4), bar([118, 190], [118, FLOOR - 3], 4)),
    wood(bar([16, 190], [120, 190], 4)),
    cloth(bar([14, 179], [114, 179], 8)),
    deepCloth(bar([16, 168], [34, 166], 7)),
  ],
  wall: [deepCloth(polygon(box(196, 12, 214, FLOOR)))],
};

export function propShapes(prop: Prop): readonly Shape[] {
  return SHAPES[prop];
}
