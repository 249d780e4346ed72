// Things that return in the family: lantern, chair, boat, heron, birds, stones.
import { Pen, circle, fill, group, limb, place, rect, shape, stroke } from './kit.mjs';

/** A lantern standing on (x, y); s scales it; light adds a glow round it. */
export function lantern(x, y, s = 1, { light = true, ring = true } = {}) {
  return place(
    x,
    y,
    s,
    light
      ? [
          circle('amber', 0, -17, 46, 0.12),
          circle('amber', 0, -17, 32, 0.16),
          circle('sun', 0, -17, 21, 0.22),
        ]
      : '',
    ring ? stroke('ink', 'M-6-35c0-12 12-12 12 0', 1.6) : '',
    fill('ink', 'M-13 0q13 3 26 0l-1.5-5h-23zM-9-31q9-8 18 0l3 4h-24z'),
    fill('sun', 'M-9.5-5h19l-1-22h-17z'),
    fill('amber', 'M0-24c6 7 7 17 0 18c-7-1-6-11 0-18z'),
    stroke('ink', 'M-9.5-5l1-22M9.5-5l-1-22', 1.6),
  );
}

/** A wooden chair from the side, facing right; seat at hip height. Origin: floor under the seat's middle. */
export function chair(x, y, s, dir, cushion, wood = 'trunk') {
  return group(
    `translate(${x} ${y}) scale(${s * dir} ${s})`,
    stroke(wood, 'M-15 0l1-46M15 0l-1-46M-22-18h44', 3.2),
    stroke(
      wood,
      'M-25 0q2-30-1-50q-3-30-13-64M25 0q-4-26-2-50M-26-48q26 4 50 0M-30-76q26-4 44 0q8 1 11 4M20-75v26',
      5,
    ),
    fill(cushion, 'M-25-52c-4-6-1-11 6-11c14 1 28-1 40 1c6 1 6 7 3 10c-16 2-33 2-49 0z'),
    fill(cushion, 'M-28-63c-6-14-9-28-13-43c-1-6 6-9 10-4c7 14 12 28 16 43c1 6-10 10-13 4z'),
  );
}

/** A heron standing in shallow water; origin: where its leg meets the water; faces right for dir 1. */
export function heron(x, y, s, dir = 1, body = 'paper', wing = 'water-deep') {
  return group(
    `translate(${x} ${y}) scale(${s * dir} ${s})`,
    stroke('ink', 'M-3-44c2 10-1 18 0 26s1 14 0 20M7-44c4 12 1 18 2 26s1 12 1 18', 1.7),
    fill(body, [
      limb([
        [-30, -36, 1],
        [-16, -44, 7],
        [0, -50, 12],
        [14, -56, 9],
        [22, -68, 5.4],
        [19, -82, 4],
        [21, -94, 3.7],
        [30, -102, 3.4],
        [38, -104, 4.6],
      ]),
    ]),
    fill(wing, 'M-40-31c10-14 24-28 46-30c9 0 8 10 2 15c-10 9-28 6-48 15z'),
    fill('amber', 'M40-108l24 7q-12 3-25 1z'),
    fill('ink', 'M41-109c-8-1-14-1-25-10c4 8 9 13 15 15c5 2 8-1 10-5z'),
  );
}

/** A rowing boat from the side on water; origin: waterline at its middle. */
export function boat(x, y, s, { hull = 'clay', inside = 'clay-soft', turn = 0 } = {}) {
  return group(
    `translate(${x} ${y}) rotate(${turn}) scale(${s})`,
    fill(inside, 'M-46-16c20 7 70 7 92 0c-8-3-20 0-46 0s-38-3-46 0z'),
    fill(hull, 'M-50-19c22 9 78 9 100 0c-4 13-12 22-24 25c-18 3-36 3-52 0c-12-3-20-12-24-25z'),
    fill('ink', 'M-44-6c24 7 64 7 88 0c-4 7-10 11-18 12c-18 3-36 3-52 0c-8-1-14-5-18-12z', 0.16),
  );
}

/** Far birds: small open strokes. */
export const birds = (list, token = 'hill-5', o = 0.7) =>
  stroke(
    token,
    list.map(([x, y, s]) =>
      new Pen(1)
        .M(x - s, y - s * 0.25)
        .Q(x - s * 0.45, y - s * 0.55, x, y)
        .Q(x + s * 0.45, y - s * 0.6, x + s, y - s * 0.35)
        .toString(),
    ),
    1.5,
    o,
  );

/** A flat stone lying in water or grass. */
export function stone(rng, x, y, rx, ry, top = 'hill-2', sideTone = 'hill-4') {
  const pts = (dy, k) =>
    Array.from({ length: 7 }, (_, i) => {
      const t = (i / 7) * 6.283;
      return [
        x + Math.cos(t) * rx * k * (1 + (((i * 37) % 5) - 2) * 0.025),
        y + dy + Math.sin(t) * ry * k * (1 + (((i * 53) % 5) - 2) * 0.03),
      ];
    });
  return fill(sideTone, shape(pts(ry * 0.42, 1.02))) + fill(top, shape(pts(0, 0.98)));
}

export const crescent = (x, y, r, token = 'sun') =>
  fill(
    token,
    new Pen(1)
      .M(x - r * 0.3, y - r)
      .A(r, x + r * 0.9, y + r * 0.5, 1, 0)
      .A(r * 0.85, x - r * 0.3, y - r, 1, 1)
      .Z()
      .toString(),
  );

/** An arched opening: path data. */
export const arch = (x, y, w, h) =>
  new Pen(1)
    .M(x, y + h)
    .L(x, y + w / 2)
    .A(w / 2, x + w, y + w / 2)
    .L(x + w, y + h)
    .Z()
    .toString();

/** A park bench from the side; the seat lies 34 units above the ground. */
export const bench = (x, y, w, s = 1, wood = 'trunk') =>
  place(
    x,
    y,
    s,
    stroke(wood, `M${-w / 2 + 8} 0v-32M${w / 2 - 8} 0v-32`, 4),
    rect(wood, -w / 2, -35, w, 5, 1, 2),
  );

/** A soft armchair from the side, facing right; seat 33 units high. */
export const armchair = (x, y, s, dir, token, wood = 'trunk') =>
  group(
    `translate(${x} ${y}) scale(${s * dir} ${s})`,
    stroke(wood, 'M-16-8l-4 8M28-8l3 8', 4),
    fill(token, 'M-24-10c-6-24-10-50-12-74c-1-10 14-14 18-4c5 18 6 36 9 50h36c10 0 12 20 4 28z'),
    fill('ink', 'M-24-10c-2-8-4-16-6-24h64c2 10 1 18-3 24z', 0.13),
    fill(
      token,
      limb(
        [
          [-12, -48, 5],
          [10, -50, 5.5],
          [28, -48, 5],
        ],
        0,
      ),
    ),
  );

/** A house with lit windows. */
export const house = (x, y, s, wall = 'hill-5', roof = 'hill-6') =>
  place(
    x,
    y,
    s,
    fill(wall, 'M-32 0v-42h64v42z'),
    fill(roof, 'M-42-38l42-36l42 36l-4 4l-38-30l-38 30z'),
    fill(wall, 'M-32-40l32-28l32 28z'),
    rect(roof, 14, -76, 8, 20),
    rect('amber', -22, -34, 15, 18, 1, 2),
    rect('amber', 5, -30, 15, 30, 1, 7),
    stroke(roof, 'M-14.5-34v18M-22-25h15', 1.6),
  );

/** A sitting dog, facing right. */
export const dog = (x, y, s, dir, coat = 'leaf-5', dark = 'trunk') =>
  group(
    `translate(${x} ${y}) scale(${s * dir} ${s})`,
    fill(coat, [
      limb([
        [-20, -3, 2.4],
        [-31, -5, 2.4],
        [-38, -14, 1.6],
      ]),
      limb([
        [-13, -9, 9],
        [-7, -24, 9.6],
        [3, -38, 8],
        [8, -48, 6],
      ]),
      limb([
        [-14, -8, 8],
        [0, -3, 4],
        [7, -2, 2.6],
      ]),
      limb([
        [5, -36, 5],
        [8, -18, 3.6],
        [8, -2, 3],
        [13, -2, 2.2],
      ]),
      limb([
        [8, -54, 7.4],
        [16, -52, 5],
        [24, -50, 3.2],
      ]),
    ]),
    fill(dark, [
      limb([
        [4, -58, 3.2],
        [1, -50, 4],
        [3, -43, 2.4],
      ]),
      limb([
        [26, -51, 1.6],
        [25, -50, 1.6],
      ]),
    ]),
  );

export const cupOf = (x, y, s, token = 'paper') =>
  place(
    x,
    y,
    s,
    stroke(token, 'M7-9c7-1 7 7 0 6', 2),
    fill(token, 'M-8-12h16l-2 12h-12z'),
    stroke('mist', 'M-3-16c-4-5 3-7 0-12M3-16c-3-4 3-6 1-10', 1.3, 0.8),
  );
