import type { Limb } from '@stillgrove/domain/growth-tree/shape';

type Corner = readonly [x: number, y: number];

/** All limbs as one SVG path: each a tapering outline, its corners rounded by running through their midpoints. */
export function limbPath(limbs: readonly Limb[]): string {
  return limbs.map(outline).join('');
}

function outline(limb: Limb): string {
  const there: Corner[] = [];
  const back: Corner[] = [];
  limb.forEach((point, index) => {
    const before = limb[Math.max(0, index - 1)] ?? point;
    const after = limb[Math.min(limb.length - 1, index + 1)] ?? point;
    const length = Math.hypot(after.x - before.x, after.y - before.y) || 1;
    const half = point.width / 2 / length;
    const x = (before.y - after.y) * half;
    const y = (after.x - before.x) * half;
    there.push([point.x - x, point.y - y]);
    back.unshift([point.x + x, point.y + y]);
  });
  return `M${pair(there[0])}${smooth(there)}L${pair(back[0])}${smooth(back)}z`;
}

function smooth(corners: readonly Corner[]): string {
  return corners
    .slice(1)
    .map((corner, index) => {
      const next = corners[index + 2];
      return next === undefined ? `L${pair(corner)}` : `Q${pair(corner)} ${pair(midpoint(corner, next))}`;
    })
    .join('');
}

function midpoint(a: Corner, b: Corner): Corner {
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
}

function pair(corner: Corner | undefined): string {
  return corner === undefined ? '' : `${corner[0].toFixed(1)} ${corner[1].toFixed(1)}`;
}
