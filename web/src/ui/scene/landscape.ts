import { seededRandom } from '@stillgrove/domain/random/seeded';

/**
 * The land and the stars as paths. The land is 2400 by 400 and lies on the lower edge of its frame, so that a narrow
 * screen sees its middle and a wide one all of it; the ground reaches below that edge, so that no seam shows there.
 * The paths are made of heights and of repeatable chance, which travel in a third of their bytes.
 */
export const LAND = { width: 2400, height: 400 } as const;

/** How high a ridge lies below the upper edge, from left to right, at even distances. */
type Ridge = { readonly step: number; readonly foot: number; readonly heights: readonly number[] };

const LEFT = -40;

/** Hills behind each other differ by their heights alone. */
const hill = (heights: readonly number[]): Ridge => ({ step: 100, foot: 392, heights });

const FAR = hill([
  71, 71, 78, 88, 85, 72, 79, 105, 123, 130, 136, 132, 101, 66, 55, 60, 63, 71, 89, 98, 86, 80, 96, 113, 120,
  129, 136,
]);
const SECOND = hill([
  183, 176, 169, 179, 192, 188, 172, 161, 146, 127, 122, 142, 165, 176, 183, 191, 186, 171, 170, 181, 184,
  174, 166, 157, 137, 122, 131,
]);
const THIRD = hill([
  270, 258, 243, 239, 235, 230, 231, 237, 233, 220, 215, 222, 230, 240, 257, 271, 267, 251, 241, 235, 226,
  223, 231, 236, 228, 221, 223,
]);
const NEAR = hill([
  325, 312, 294, 288, 291, 293, 296, 304, 308, 303, 300, 307, 316, 320, 324, 327, 319, 301, 289, 287, 289,
  291, 300, 311, 311, 305, 306,
]);
const GROUND: Ridge = {
  step: 150,
  foot: 420,
  heights: [361, 360, 364, 371, 369, 370, 370, 372, 375, 368, 363, 360, 361, 370, 371, 371, 371, 370],
};

const random = seededRandom(7);

/** From the horizon to the ground in front: ridges, the pines that stand on them, and grass. */
export const RIDGES = {
  far: curve(FAR),
  second: curve(SECOND) + pines(SECOND, [325, 905, 1310, 1455, 2125], 32),
  third: curve(THIRD) + pines(THIRD, [112, 710, 1082, 1605, 1900], 40),
  near: curve(NEAR),
  ground: curve(GROUND) + grass([70, 420, 765, 975, 1415, 1620, 1990, 2295]),
} as const;

/** Faint and bright stars on 1200 by 600, each a dot that a round line cap makes. */
export const STARS = { faint: stars(41), bright: stars(23) } as const;

/** A smooth line through the middles between the heights, closed at the foot. */
function curve({ step, foot, heights }: Ridge): string {
  const [first = 0, second = 0, ...others] = heights;
  const points = [second, ...others].map((height, index) => {
    const next = others[index];
    const x = LEFT + step * (index + 1);
    return next === undefined ? [x, height] : [x + step / 2, (height + next) / 2];
  });
  const [start = [], ...rest] = points;
  return `M${String(LEFT)} ${String(foot)}V${String(first)}Q${[LEFT + step, second, ...start, 'T', rest.flat()].join(' ')}V${String(foot)}z`;
}

function heightAt({ step, heights }: Ridge, x: number): number {
  const index = Math.floor((x - LEFT) / step);
  const [before = 0, after = before] = heights.slice(index, index + 2);
  return before + (after - before) * ((x - LEFT) / step - index);
}

/** Groves of eight, the tallest in the middle. */
function pines(ridge: Ridge, groves: readonly number[], tallest: number): string {
  return groves
    .flatMap((middle) => [-4, -3, -2, -1, 0, 1, 2, 3].map((place) => ({ middle, place })))
    .map(({ middle, place }) => {
      const x = middle + 13 * place + 7 * random();
      const tall = tallest * (1.1 - Math.abs(place) / 8) * (0.7 + 0.4 * random());
      return blade(x, heightAt(ridge, x) + 5, tall, tall / 5, tall / 5);
    })
    .join('');
}

/** Tufts of ten blades, each leaning its own way. */
function grass(tufts: readonly number[]): string {
  return tufts
    .flatMap((middle) => Array.from({ length: 10 }, () => middle + spread(60)))
    .map((x) => blade(x, heightAt(GROUND, x) + 6, 17 + 21 * random(), 2.5 + spread(10), 2.5 + spread(3)))
    .join('');
}

/** Rises to a tip that is `lean` further on, and comes down `width` beyond that. */
function blade(x: number, y: number, tall: number, lean: number, width: number): string {
  const [l, w, h] = [lean, width, tall].map(Math.round) as [number, number, number];
  const bow = Math.round(0.7 * h);
  return `M${String(Math.round(x))} ${String(Math.round(y))}q${[0.7 * l, bow - h, l, -h].map(tenth).join(' ')}q${[0.3 * w, bow, w, h].map(tenth).join(' ')}z`;
}

function stars(count: number): string {
  return Array.from({ length: count }, () => {
    const place = [1200 * random(), 600 * random()].map(Math.round).join(' ');
    return `M${place}h.1`;
  }).join('');
}

/** Up to so much to either side. */
function spread(most: number): number {
  return most * (2 * random() - 1);
}

function tenth(value: number): number {
  return Math.round(10 * value) / 10;
}
