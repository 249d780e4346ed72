import type { PlacedGuest } from '@stillgrove/domain/growth-tree/guest-places';
import { PAINT, type Shape } from './layers';

/** Each guest around the middle of its lower edge, looking to the right; sizes as in `GUEST_SIZES`. */
export const GUEST_SHAPES: Record<PlacedGuest['name'], readonly Shape[]> = {
  nest: [
    { paint: PAINT.paper, d: 'M-18-16a9 11 0 0 1 18-3a9 12 0 0 1 17 4l-4 8h-28z' },
    { paint: PAINT.wing, d: 'M-1-15a9 12 0 0 1 17 0l-3 6h-12z', opacity: 0.5 },
    { paint: PAINT.timberDeep, d: 'M-31-19C-27 8 27 8 31-19C14-11-14-11-31-19Z' },
    {
      paint: PAINT.timber,
      d: 'M-28-15Q0-4 27-16M-25-10Q2 1 25-11M-18-4Q2 4 19-6M-30-18l-6-4M30-18l6-5M20-5l8 3',
      line: 2.4,
    },
  ],
  lantern: [
    { paint: PAINT.lantern, d: 'M-18-69H18L23-10H-23Z' },
    { paint: PAINT.amber, d: 'M-20-30Q0-42 20-30L22-10H-22Z', opacity: 0.4 },
    { paint: PAINT.timberDeep, d: 'M-7-69L-9-10M7-69L9-10', line: 2 },
    {
      paint: PAINT.timberDeep,
      d: 'M-23-68L-15-78H15L23-68ZM-6-78q6-12 12 0zM-26-11H26L22 0H-22Z',
    },
  ],
  heron: [
    { paint: PAINT.feather, d: 'M-6 0L-4-46M-12 0h10M10 0L4-46M4 0h10', line: 3.4 },
    {
      paint: PAINT.feather,
      d: 'M-54-40C-40-64-10-79 18-74C30-62 16-42-10-38C-28-35-44-34-54-40Z',
    },
    { paint: PAINT.feather, d: 'M12-66C36-76 42-90 31-103C22-114 27-125 38-127', line: 9.5 },
    { paint: PAINT.feather, d: 'M33-127a8 7.5 0 0 1 15-3L78-122L47-121.5a8 7 0 0 1-14-5.5Z' },
    { paint: PAINT.wing, d: 'M-62-36C-42-56-14-69 6-64C6-50-16-41-36-40C-48-39-56-36-62-36Z' },
    { paint: PAINT.wing, d: 'M42-132C30-137 18-134 8-127C20-129 30-127 38-126Z' },
    { paint: PAINT.paper, d: 'M42-129.5a2 2 0 1 0 .1 0z' },
  ],
  bench: [
    { paint: PAINT.timberDeep, d: 'M-52-78h7V0h-7ZM45-78h7V0h-7Z' },
    {
      paint: PAINT.timber,
      d: 'M-61-77H61q3 0 3 3v4q0 3-3 3H-61q-3 0-3-3v-4q0-3 3-3ZM-61-60H61q3 0 3 3v4q0 3-3 3H-61q-3 0-3-3v-4q0-3 3-3ZM-64-38H64q3 0 3 3v5q0 3-3 3H-64q-3 0-3-3v-5q0-3 3-3Z',
    },
    { paint: PAINT.timberDeep, d: 'M-64-29H64v3H-64Z', opacity: 0.6 },
  ],
};

/** An acorn that lies at the foot, and before the first leaf the green tip that comes out of it. */
export const ACORN: readonly Shape[] = [
  { paint: PAINT.timber, d: 'M-12-46C14-62 50-50 62-26C46-2 8 6-16-6Z' },
  { paint: PAINT.amber, d: 'M0-44C20-50 40-42 50-28C34-36 16-38-2-34Z', opacity: 0.6 },
  {
    paint: PAINT.timberDeep,
    d: 'M-8-53C-34-55-50-36-45-14C-42-2-28 5-12-1C-3-18-2-38-8-53ZM-46-32l-15 5 2 8 15-5z',
  },
  { paint: PAINT.timber, d: 'M-20-48Q-30-24-20-4M-32-42Q-39-26-32-8', line: 2.4, opacity: 0.8 },
];

export const TIP: readonly Shape[] = [
  { paint: PAINT.stem, d: 'M52-30C60-52 40-72 44-100', line: 10 },
  { paint: PAINT.leaf[0], d: 'M44-92C24-108 28-138 50-152C64-134 62-108 44-92Z' },
  { paint: PAINT.leaf[1], d: 'M44-92C40-112 44-134 50-152C64-134 62-108 44-92Z' },
];

/** A low heap of soil that the acorn rests in. */
export const SOIL: readonly Shape[] = [
  { paint: PAINT.timberDeep, d: 'M-130 22C-92-20 82-22 132 22Q0 36-130 22Z' },
  { paint: PAINT.timber, d: 'M-84 6Q-50-8-22-6M46-4Q72-4 92 8', line: 3, opacity: 0.5 },
];
