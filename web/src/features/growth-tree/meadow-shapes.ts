import type { MeadowFlower } from '@stillgrove/domain/growth-tree/meadow';
import { dotPath, fixed, flowerPath } from './flower-path';
import { PAINT, type Shape } from './layers';

const BLOOM_SIZE = 9;

const PETAL_PAINT: Readonly<Record<MeadowFlower['kind'], string>> = {
  daisy: PAINT.blossom,
  poppy: PAINT.heart,
  buttercup: PAINT.amber,
  bellflower: PAINT.wing,
};

/** The flowers of the meadow, each kind as one path, on stems with a leaf. */
export function meadowShapes(flowers: readonly MeadowFlower[]): Shape[] {
  if (flowers.length === 0) return [];
  const blooms = Object.entries(PETAL_PAINT).map(([kind, paint]) => ({
    paint,
    d: flowers
      .filter((flower) => flower.kind === kind)
      .map(bloomPath)
      .join(''),
  }));
  return [
    { paint: PAINT.stem, d: flowers.map(stemPath).join(''), line: 2.6 },
    { paint: PAINT.leaf[2], d: flowers.map(leafOfStem).join('') },
    ...blooms.filter(({ d }) => d !== ''),
    { paint: PAINT.lantern, d: flowers.map(heartPath).join('') },
  ];
}

function stemPath({ x, y, height, lean }: MeadowFlower): string {
  return `M${fixed(x)},${fixed(y)}q0,${fixed(-height / 2)},${fixed(lean)},${fixed(-height)}`;
}

function leafOfStem({ x, y, height, lean }: MeadowFlower): string {
  const side = lean > 0 ? -1 : 1;
  const [wide, up] = [side * 11, -height * 0.34];
  return `M${fixed(x)} ${fixed(y - 3)}q${fixed(wide * 0.2)} ${fixed(up)} ${fixed(wide)} ${fixed(up)}q${fixed(-wide * 0.1)} ${fixed(-up * 0.8)} ${fixed(-wide)} ${fixed(-up)}z`;
}

function bloomPath({ x, y, height, lean, scale, turn }: MeadowFlower): string {
  return flowerPath(x + lean, y - height, BLOOM_SIZE * scale, turn);
}

function heartPath({ x, y, height, lean, scale }: MeadowFlower): string {
  return dotPath(x + lean, y - height, 3.1 * scale);
}
