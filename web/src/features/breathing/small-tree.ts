/** A small tree on 200 by 200 whose foot is at 100, 200. */
export const LIMBS =
  'M95 201C97 178 92 166 93 150C94 136 88 126 74 112L78 109C88 117 95 123 98 131C100 118 99 106 92 88L96 87C103 101 106 112 106 128C111 116 120 107 135 99L138 102C122 114 111 128 109 148C108 166 106 180 110 201Z';

export type Leaf = { x: number; y: number; turn: number; size: number; shade: number };

/** How many leaves it has before the first breath, so that it is never bare, and how many at most. */
export const LEAVES_AT_FIRST = 54;
export const MOST_LEAVES = 150;

const CROWNS = [
  { x: 100, y: 62, across: 46, up: 36 },
  { x: 62, y: 96, across: 36, up: 26 },
  { x: 142, y: 88, across: 38, up: 28 },
] as const;

/** By this angle points lie evenly however many there are. */
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));

/** All leaves in the order in which they come, spread over three crowns. */
export const LEAVES: readonly Leaf[] = Array.from({ length: MOST_LEAVES }, (_, index) => {
  const crown = CROWNS[index % 3] ?? CROWNS[0];
  const inCrown = Math.floor(index / 3);
  // Taken out of order, so that a crown fills everywhere at once.
  const rank = (inCrown * 19) % 50;
  const reach = Math.sqrt((rank + 0.5) / 50);
  const angle = rank * GOLDEN_ANGLE;
  return {
    x: Math.round(crown.x + crown.across * reach * Math.cos(angle)),
    y: Math.round(crown.y + crown.up * reach * Math.sin(angle)),
    turn: Math.round(((index * 137.5) % 150) - 75),
    size: 0.72 + ((index * 7) % 5) * 0.1,
    shade: 1 + ((index * 3) % 5),
  };
});

/** A leaf that grows from 0, 0 upwards. */
export const LEAF = 'M0 4C-8 -2 -7 -13 0 -19C7 -13 8 -2 0 4Z';
