// Simple people, built from joints with tapering limbs. No faces, no outlines.
import { ellipse, fill, group, limb as taper, place, shape as outline, stroke } from './kit.mjs';

// Small figures are written in whole units.
let places = 1;
const limb = (points) => taper(points, places);
const shape = (points) => outline(points, places);

const toward = ([ax, ay], [bx, by], t) => [ax + (bx - ax) * t, ay + (by - ay) * t];

/** An arm through shoulder, elbow and wrist; the sleeve covers `sleeve` of it (0–2 bones). */
export function arm(k, [s, e, w], top, skin, sleeve = 1.8) {
  const r = [4.6, 3.5, 2.6].map((v) => v * k);
  const hand = toward(e, w, 1.22);
  const skinned = fill(
    skin,
    limb(
      sleeve > 1
        ? [
            [...toward(e, w, sleeve - 1.2), r[2]],
            [...w, r[2] * 0.9],
            [...hand, r[2] * 0.8],
          ]
        : [
            [...toward(s, e, 0.6), r[0] * 0.85],
            [...e, r[1] * 0.92],
            [...w, r[2] * 0.9],
            [...hand, r[2] * 0.8],
          ],
    ),
  );
  if (!sleeve)
    return fill(
      skin,
      limb([
        [...s, r[0]],
        [...e, r[1]],
        [...w, r[2] * 0.9],
        [...hand, r[2] * 0.8],
      ]),
    );
  const cuff =
    sleeve <= 1
      ? [
          [...s, r[0] * 1.1],
          [...toward(s, e, sleeve), r[0]],
        ]
      : [
          [...s, r[0] * 1.1],
          [...e, r[1] * 1.1],
          [...toward(e, w, sleeve - 1), r[2] * 1.25],
        ];
  return skinned + fill(top, limb(cuff));
}

/** A leg through hip, knee, ankle and toe. */
export function leg(k, [h, n, a, t], cloth, foot) {
  return (
    fill(
      foot,
      limb([
        [...toward(n, a, 0.9), 2.8 * k],
        [...a, 3 * k],
        [...t, 2 * k],
      ]),
    ) +
    fill(
      cloth,
      limb([
        [...h, 7.6 * k],
        [...n, 5.3 * k],
        [...toward(n, a, 0.45), 4.9 * k],
        [...a, 3.4 * k],
      ]),
    )
  );
}

/** Head seen from the side or behind: hair is 'short', 'bun', 'long', 'back' or 'scarf'; dir is where it looks. */
export function head(k, [x, y], { skin = 'skin-1', hair = 'ink', style = 'short', dir = 1, tilt = 0 } = {}) {
  const g = (dx, dy) => {
    const c = Math.cos(tilt),
      s = Math.sin(tilt);
    return [x + (dx * c * dir - dy * s * dir) * k, y + (dx * s + dy * c) * k];
  };
  let out = '';
  if (style === 'long')
    out += fill(hair, shape([g(-1, -10.6), g(7, -8), g(2, -1), g(-3, 14), g(-10, 17), g(-10, 2), g(-8, -7)]));
  if (style === 'bun') {
    const [bx, by] = g(-8.5, -6.5);
    out += ellipse(hair, +bx.toFixed(1), +by.toFixed(1), +(4.6 * k).toFixed(1), +(4.6 * k).toFixed(1));
  }
  if (style === 'back')
    return (
      fill(skin, shape([g(0, -9), g(7, -3), g(6, 6), g(0, 9), g(-6, 6), g(-7, -3)])) +
      fill(hair, shape([g(0, -10.4), g(7.4, -6), g(7.4, 2), g(4, 7), g(-4, 7), g(-7.4, 2), g(-7.4, -6)]))
    );
  out += fill(
    skin,
    shape([g(1, -9.4), g(6.6, -5), g(7.3, 1.2), g(5.6, 7.6), g(1.4, 9), g(-4.6, 5), g(-6.6, -2)]),
  );
  const cap =
    style === 'scarf'
      ? [g(1, -11), g(6.4, -7.6), g(4.2, -4), g(2.6, 2), g(4, 9), g(2, 14), g(-6, 13), g(-9.4, 3), g(-7, -7)]
      : [
          g(1, -11),
          g(6.8, -8),
          g(6, -4.6),
          g(1.4, -4),
          g(-1, 1),
          g(-3, 5.4),
          g(-7.4, 2.4),
          g(-8.2, -4),
          g(-4, -9.6),
        ];
  return out + fill(hair, shape(cap));
}

/**
 * A person from the side. Joints in drawing units; k scales the thickness.
 * p: { head, neck, waist, hip, arms: [back, front], legs: [back, front] }
 */
export function person(
  k,
  p,
  {
    skin = 'skin-1',
    top = 'clay',
    cloth = 'hill-6',
    shoe = 'ink',
    hair = 'ink',
    style = 'short',
    dir = 1,
    tilt = 0,
    sleeve = 1.8,
    backCloth = cloth,
    backTop = top,
  } = {},
) {
  const [nx, ny] = p.neck;
  const body = limb([
    [nx, ny + 1.5 * k, 3.6 * k],
    [...toward(p.neck, p.waist, 0.3), 9 * k],
    [...toward(p.neck, p.waist, 0.65), 9 * k],
    [...p.waist, 7.8 * k],
    [...p.hip, 8.6 * k],
  ]);
  return (
    (p.arms?.[0] ? arm(k, p.arms[0], backTop, skin, sleeve) : '') +
    (p.legs?.[0] ? leg(k, p.legs[0], backCloth, shoe) : '') +
    (p.legs?.[1] ? leg(k, p.legs[1], cloth, shoe) : '') +
    fill(
      skin,
      limb([
        [...p.head, 3.2 * k],
        [...p.neck, 3.6 * k],
      ]),
    ) +
    fill(top, body) +
    fill('ink', body, 0.1) +
    head(k, p.head, { skin, hair, style, dir, tilt }) +
    (p.arms?.[1] ? arm(k, p.arms[1], top, skin, sleeve) : '')
  );
}

/** Poses, facing right, feet or seat on the ground line through the origin; about 130 units tall when upright. */
export const POSES = {
  stand: {
    head: [3, -121],
    neck: [0, -106],
    waist: [-1, -84],
    hip: [0, -68],
    legs: [
      [
        [-2, -68],
        [-3, -36],
        [-6, -5],
        [4, -1],
      ],
      [
        [1, -68],
        [4, -36],
        [2, -5],
        [12, -1],
      ],
    ],
    arms: [
      [
        [1, -102],
        [5, -82],
        [9, -64],
      ],
      [
        [-1, -102],
        [-5, -81],
        [0, -62],
      ],
    ],
  },
  walk: {
    head: [5, -120],
    neck: [1, -105],
    waist: [0, -84],
    hip: [0, -68],
    legs: [
      [
        [-1, -68],
        [-4, -37],
        [-22, -11],
        [-14, -2],
      ],
      [
        [2, -68],
        [12, -38],
        [15, -5],
        [25, -1],
      ],
    ],
    arms: [
      [
        [2, -101],
        [10, -83],
        [22, -70],
      ],
      [
        [0, -101],
        [-9, -82],
        [-9, -62],
      ],
    ],
  },
  bench: {
    head: [5, -95],
    neck: [0, -81],
    waist: [-4, -58],
    hip: [-1, -42],
    legs: [
      [
        [1, -42],
        [29, -42],
        [30, -5],
        [40, -1],
      ],
      [
        [2, -41],
        [33, -42],
        [32, -5],
        [43, -1],
      ],
    ],
    arms: [
      [
        [2, -77],
        [9, -58],
        [25, -49],
      ],
      [
        [-1, -77],
        [1, -56],
        [18, -47],
      ],
    ],
  },
  bowed: {
    head: [18, -84],
    neck: [8, -74],
    waist: [-3, -55],
    hip: [-1, -42],
    legs: [
      [
        [1, -42],
        [29, -42],
        [27, -5],
        [37, -1],
      ],
      [
        [2, -41],
        [33, -42],
        [32, -5],
        [43, -1],
      ],
    ],
    arms: [
      [
        [9, -70],
        [22, -56],
        [33, -50],
      ],
      [
        [6, -70],
        [18, -53],
        [31, -46],
      ],
    ],
  },
  knees: {
    head: [16, -61],
    neck: [7, -48],
    waist: [-4, -25],
    hip: [-2, -8],
    legs: [
      [
        [0, -8],
        [24, -36],
        [30, -5],
        [39, -1],
      ],
      [
        [1, -8],
        [27, -38],
        [32, -5],
        [43, -1],
      ],
    ],
    arms: [
      [
        [8, -45],
        [22, -34],
        [34, -24],
      ],
      [
        [5, -44],
        [17, -29],
        [33, -25],
      ],
    ],
  },
  rest: {
    head: [-3, -63],
    neck: [-5, -49],
    waist: [-6, -26],
    hip: [-1, -9],
    legs: [
      [
        [1, -9],
        [30, -28],
        [44, -4],
        [53, -2],
      ],
      [
        [1, -8],
        [33, -8],
        [62, -5],
        [69, -12],
      ],
    ],
    arms: [
      [
        [-4, -45],
        [6, -29],
        [14, -14],
      ],
      [
        [-6, -45],
        [2, -28],
        [4, -40],
      ],
    ],
  },
  kneel: {
    head: [21, -66],
    neck: [12, -55],
    waist: [0, -36],
    hip: [-6, -19],
    legs: [
      [
        [-5, -19],
        [19, -10],
        [-8, -4],
        [-17, -2],
      ],
      [
        [-5, -18],
        [22, -7],
        [-6, -4],
        [-16, -1],
      ],
    ],
    arms: [
      [
        [13, -52],
        [26, -38],
        [36, -24],
      ],
      [
        [10, -51],
        [22, -34],
        [36, -18],
      ],
    ],
  },
};

export function figure(x, y, s, pose, look = {}, change = {}) {
  places = s < 0.8 || look.coarse ? 0 : 1;
  const drawn = place(
    x,
    y,
    look.dir === -1 ? [-s, s] : s,
    person(1, { ...POSES[pose], ...change }, { ...look, dir: 1 }),
  );
  places = 1;
  return drawn;
}

/** Someone seated cross-legged, seen from the front; hands resting or one at the heart. */
export function seated(
  x,
  y,
  s,
  {
    skin = 'skin-1',
    top = 'clay',
    cloth = 'hill-6',
    hair = 'ink',
    style = 'short',
    heart = true,
    back = false,
  } = {},
) {
  const skull = back
    ? ''
    : fill(
        skin,
        shape([
          [0, -82.5],
          [7.5, -78],
          [7.8, -70],
          [4.5, -62.5],
          [0, -60.5],
          [-4.5, -62.5],
          [-7.8, -70],
          [-7.5, -78],
        ]),
      );
  return place(
    x,
    y,
    s,
    style === 'long'
      ? fill(
          hair,
          shape([
            [0, -86],
            [9, -81],
            [10.5, -68],
            [12, -50],
            [0, -46],
            [-12, -50],
            [-10.5, -68],
            [-9, -81],
          ]),
        )
      : '',
    fill(
      skin,
      limb([
        [0, -68, 4.2],
        [0, -54, 5],
      ]),
    ),
    fill(cloth, [
      limb([
        [-10, -10, 9],
        [-36, -8, 7.5],
        [-44, -5, 6.5],
      ]),
      limb([
        [10, -10, 9],
        [36, -8, 7.5],
        [44, -5, 6.5],
      ]),
      limb([
        [-44, -5.5, 6.3],
        [-18, -3, 5.8],
        [12, -1, 4.4],
      ]),
    ]),
    fill(
      skin,
      limb([
        [-10, -3, 3],
        [-22, -2, 3.4],
      ]),
    ),
    fill(
      cloth,
      limb([
        [44, -5.5, 6.3],
        [18, -2.5, 5.8],
        [-10, -1, 4.4],
      ]),
    ),
    fill(
      top,
      shape([
        [-10, -57],
        [-4, -54.5],
        [4, -54.5],
        [10, -57],
        [17, -50],
        [15, -34],
        [13, -20],
        [15, -8],
        [0, -5],
        [-15, -8],
        [-13, -20],
        [-15, -34],
        [-17, -50],
      ]),
    ),
    fill(
      top,
      limb([
        [14.5, -49, 5],
        [22, -31, 4.3],
        [25, -21, 3.6],
      ]),
    ),
    fill(
      skin,
      limb([
        [25, -21, 2.8],
        [29, -12, 2.6],
        [33, -10, 2.2],
      ]),
    ),
    heart
      ? fill(
          top,
          limb([
            [-14.5, -49, 5],
            [-21, -32, 4.3],
            [-9, -33, 3.6],
          ]),
        ) +
          fill(
            skin,
            limb([
              [-9, -33, 2.8],
              [-2, -36, 3],
              [3, -38.5, 2],
            ]),
          )
      : fill(
          top,
          limb([
            [-14.5, -49, 5],
            [-22, -31, 4.3],
            [-25, -21, 3.6],
          ]),
        ) +
          fill(
            skin,
            limb([
              [-25, -21, 2.8],
              [-29, -12, 2.6],
              [-33, -10, 2.2],
            ]),
          ),
    skull,
    back
      ? fill(
          hair,
          shape([
            [0, -85],
            [8.5, -79],
            [8.5, -68],
            [4, -61],
            [-4, -61],
            [-8.5, -68],
            [-8.5, -79],
          ]),
        )
      : fill(
          hair,
          shape([
            [0, -86],
            [8, -82],
            [9.2, -72],
            [6, -76],
            [0, -77.5],
            [-6, -76],
            [-9.2, -72],
            [-8, -82],
          ]),
        ),
  );
}

/** One hand of a cupping pair, the left one; fingers meet the other hand at the origin. */
export function cup(x, y, s, skin = 'skin-1', sleeve = 'clay') {
  const tone = (d, o) => fill(skin, d) + (o ? fill('ink', d, o) : '');
  return group(
    `translate(${x} ${y}) scale(${s[0]} ${s[1]})`,
    tone(
      limb([
        [-33, 4, 6],
        [-29, -11, 5.4],
        [-21, -25, 3.6],
      ]),
      0.1,
    ),
    fill(
      skin,
      limb([
        [-66, 66, 13],
        [-52, 36, 11.5],
        [-42, 18, 12.5],
        [-27, 12, 13],
        [-14, 14, 10],
      ]),
    ),
    fill(skin, [
      limb([
        [-26, 3, 5.5],
        [-8, 4, 5],
        [7, -1, 3.8],
      ]),
      limb([
        [-26, 11, 5.5],
        [-6, 12.5, 5],
        [9, 8, 3.9],
      ]),
      limb([
        [-26, 18, 5.5],
        [-6, 20.5, 5],
        [7, 17, 3.8],
      ]),
      limb([
        [-28, 24, 5],
        [-10, 27.5, 4.4],
        [1, 26, 3.4],
      ]),
    ]),
    stroke('ink', 'M6 4c-9 6-18 5-26 3M7 13c-9 5-18 5-26 3M3 22c-8 4-16 3-22 1', 1.1, 0.22),
    fill(
      sleeve,
      limb([
        [-86, 106, 19],
        [-72, 76, 17],
        [-63, 58, 15.5],
      ]),
    ),
  );
}
