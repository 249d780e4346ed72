import type { PlacedGuest } from '@stillgrove/domain/growth-tree/guest-places';
import { FOOT } from '@stillgrove/domain/growth-tree/shape';
import { type Glow, PAINT } from './layers';

/** How large the acorn is, and how far it has sunk. */
export const acornAt = {
  seed: { scale: 1.15, down: 6 },
  sprout: { scale: 0.8, down: 14 },
} as const;

/** Behind which part of the drawing a guest is: on the ground, behind the leaves, or in the fork in front of the wood. */
export function layerOf({ name, y }: PlacedGuest): 'ground' | 'tree' | 'fork' {
  if (name === 'lantern') return 'tree';
  return name === 'nest' && y < FOOT.y ? 'fork' : 'ground';
}

export function lanternGlow({ x, y, scale }: PlacedGuest): Glow {
  return { paint: PAINT.lanternGlow, x, y: y - 40 * scale, rx: 190, ry: 190, opacity: 0.55 };
}

/** The string by which a guest hangs. */
export function lineOf({ y, scale, tied }: PlacedGuest): string | null {
  return tied === undefined ? null : `M${String(tied.x)},${String(tied.y)}V${String(y - 80 * scale)}`;
}
