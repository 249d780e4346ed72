// The twelve calm scenes, each a stack of layers that move slowly on their own.
import { Pen, circle, ellipse, fill, lens, limb, line, random, rect, round, stroke } from './kit.mjs';
import { glow, mist, pine, pines, reeds, ridge, sky, wisps } from './nature.mjs';

export const WIDTH = 480;
export const HEIGHT = 300;

/** @typedef {'still' | 'sway' | 'drift' | 'breathe' | 'glimmer' | 'bob' | 'fall'} Motion */

const hill = (points) => ridge(WIDTH, HEIGHT, points);
const layer = (motion, ...parts) => ({ motion, svg: parts.flat(9).join('') });
const stars = (seed, n, h) => {
  const rng = random(seed);
  return Array.from({ length: n }, () =>
    circle('sun', Math.round(rng.in(6, 474)), Math.round(rng.in(6, h)), rng.pick([0.8, 1.1, 1.6]), 0.85),
  );
};
/** Long light lenses on water, denser near the horizon. */
const shimmer = (seed, n, top, token = 'paper', o = 0.5, from = 0, to = WIDTH) => {
  const rng = random(seed);
  const lenses = Array.from({ length: n }, () => {
    const near = rng() ** 1.4;
    return lens(rng.in(from, to), top + 4 + near * (HEIGHT - top - 10), 16 + near * 60, 0.8 + near * 1.6);
  });
  return fill(token, lenses, o);
};
/** What falls, drawn twice so that its loop has no seam. */
const falling = (draw) => [draw(0), draw(-HEIGHT)];
const night = (token = 'hill-6') => rect(token, 0, 0, WIDTH, HEIGHT);

const far = [
  [0, 170],
  [90, 138],
  [190, 166],
  [300, 128],
  [400, 158],
  [480, 140],
];
const middle = [
  [0, 198],
  [120, 176],
  [230, 204],
  [350, 172],
  [480, 196],
];
const near = [
  [0, 236],
  [140, 248],
  [280, 226],
  [400, 246],
  [480, 232],
];

export const CALM = {
  'rain-on-the-pond'() {
    const rng = random(11);
    const back = hill(middle);
    const rings = Array.from({ length: 9 }, () => [rng.in(30, 450), rng.in(228, 286), rng.in(9, 24)]);
    return [
      layer(
        'still',
        sky(WIDTH, HEIGHT, { horizon: 190, bands: 4 }),
        fill('hill-1', hill(far).d),
        fill('hill-3', [
          back.d,
          ...pines(rng, back, [
            [80, 90, 6, 46],
            [400, 110, 7, 56],
          ]),
        ]),
        mist(back),
        fill(
          'water',
          hill([
            [0, 212],
            [240, 208],
            [480, 212],
          ]).d,
        ),
        shimmer(5, 16, 212, 'paper', 0.3),
      ),
      layer(
        'glimmer',
        rings.map(
          ([x, y, r]) =>
            `${ellipse('mist', x, y, r, r * 0.3, 0.35)}${ellipse('water-deep', x, y, r * 0.7, r * 0.2, 0.5)}`,
        ),
      ),
      layer(
        'fall',
        falling((dy) => {
          const drops = random(3);
          const drop = () => {
            const [x, y, long] = [drops.in(2, 478), dy + drops.in(0, 284), drops.in(7, 15)];
            return new Pen(0)
              .M(x, y)
              .L(x - 1, y + long)
              .toString();
          };
          return stroke('paper', Array.from({ length: 46 }, drop), 1.2, 0.55);
        }),
      ),
      layer(
        'sway',
        reeds(random(8), 8, 300, 96, 16, 84, 'hill-6', 0.4),
        reeds(random(9), 392, 300, 84, 14, 70, 'hill-6', 0.3),
      ),
    ];
  },
  'first-light'() {
    const rng = random(21),
      h1 = hill(far),
      h2 = hill(middle),
      h3 = hill(near);
    return [
      layer('still', sky(WIDTH, HEIGHT, { horizon: 180 })),
      layer('breathe', glow(240, 146, 30)),
      layer(
        'still',
        fill('hill-1', h1.d),
        mist(h1),
        fill('hill-2', [
          h2.d,
          ...pines(rng, h2, [
            [120, 60, 4, 22],
            [360, 80, 5, 26],
          ]),
        ]),
        mist(h2),
      ),
      layer(
        'drift',
        wisps(
          [
            [80, 186, 190, 6],
            [300, 200, 240, 7],
            [430, 178, 150, 5],
          ],
          0.55,
        ),
      ),
      layer(
        'still',
        fill('hill-4', [
          h3.d,
          ...pines(rng, h3, [
            [60, 80, 5, 58],
            [440, 60, 4, 70],
          ]),
        ]),
      ),
    ];
  },
  'slow-waves'() {
    const wave = (y, token, o) =>
      fill(
        token,
        ridge(WIDTH + 80, HEIGHT, [
          [-60, y],
          [40, y - 7],
          [130, y + 3],
          [230, y - 6],
          [330, y + 4],
          [430, y - 5],
          [540, y],
        ]).d,
        o,
      );
    return [
      layer(
        'still',
        sky(WIDTH, HEIGHT, { sun: [330, 96, 24], horizon: 150 }),
        rect('water', 0, 146, WIDTH, 154),
        shimmer(31, 24, 150, 'paper', 0.45),
      ),
      layer('sway', wave(186, 'water-deep', 0.45)),
      layer('bob', wave(216, 'water-deep', 0.6), wave(224, 'mist', 0.5)),
      layer('sway', wave(250, 'paper', 0.8), wave(257, 'leaf-4', 0.55)),
      layer(
        'still',
        fill(
          'amber',
          ridge(WIDTH, HEIGHT, [
            [0, 276],
            [150, 268],
            [320, 278],
            [480, 266],
          ]).d,
        ),
      ),
    ];
  },
  'mist-in-the-pines'() {
    const rng = random(41),
      h1 = hill(far),
      h2 = hill(middle);
    return [
      layer(
        'still',
        sky(WIDTH, HEIGHT, { horizon: 160 }),
        fill('hill-1', [
          h1.d,
          ...pines(rng, h1, [
            [70, 100, 7, 36],
            [250, 120, 8, 30],
            [420, 90, 6, 40],
          ]),
        ]),
        mist(h1),
      ),
      layer(
        'drift',
        wisps(
          [
            [60, 176, 220, 9],
            [290, 164, 260, 8],
            [450, 186, 180, 9],
          ],
          0.7,
        ),
      ),
      layer(
        'still',
        fill('hill-3', [
          h2.d,
          ...pines(rng, h2, [
            [40, 90, 5, 78],
            [200, 80, 4, 60],
            [380, 130, 6, 84],
          ]),
        ]),
        mist(h2),
      ),
      layer(
        'drift',
        wisps(
          [
            [120, 236, 300, 12],
            [390, 226, 240, 10],
          ],
          0.6,
        ),
      ),
      layer('sway', fill('hill-6', [pine(rng, 46, 310, 190), pine(rng, 440, 316, 160)])),
    ];
  },
  'brook-in-the-moss'() {
    const rng = random(51),
      h2 = hill([
        [0, 120],
        [120, 140],
        [240, 112],
        [360, 138],
        [480, 116],
      ]);
    const brook = (w, o, token) =>
      stroke(
        token,
        line([
          [250, 130],
          [214, 164],
          [268, 200],
          [206, 246],
          [236, 306],
        ]),
        w,
        o,
      );
    const stone = (x, y, r, token = 'hill-4') => fill(token, round(rng, x, y, r, r * 0.66, 0.08));
    return [
      layer(
        'still',
        sky(WIDTH, HEIGHT, { horizon: 100 }),
        fill('leaf-3', h2.d),
        fill(
          'leaf-1',
          hill([
            [0, 176],
            [160, 150],
            [330, 172],
            [480, 150],
          ]).d,
        ),
        fill(
          'leaf-3',
          hill([
            [0, 250],
            [130, 226],
            [330, 246],
            [480, 222],
          ]).d,
          0.6,
        ),
        brook(52, 1, 'water-deep'),
        brook(38, 1, 'water'),
      ),
      layer(
        'glimmer',
        stroke(
          'paper',
          [
            line([
              [244, 140],
              [216, 168],
              [258, 198],
            ]),
            line([
              [262, 214],
              [214, 250],
              [226, 294],
            ]),
            line([
              [236, 180],
              [276, 204],
              [228, 240],
            ]),
          ],
          2,
          0.8,
        ),
      ),
      layer(
        'still',
        [
          [176, 178, 17],
          [292, 170, 14],
          [310, 236, 24],
          [158, 252, 22],
          [268, 288, 20],
        ].map(([x, y, r]) => stone(x, y, r)),
        [
          [178, 172, 11],
          [311, 227, 16],
          [157, 244, 14],
        ].map(([x, y, r]) => fill('leaf-2', round(rng, x, y, r, r * 0.4, 0.1))),
      ),
      layer(
        'sway',
        reeds(random(52), 20, 304, 110, 15, 66, 'hill-5', 0.1),
        reeds(random(53), 356, 304, 110, 15, 74, 'hill-5', 0.1),
      ),
    ];
  },
  'crickets-and-stars'() {
    const rng = random(61),
      h2 = hill([
        [0, 226],
        [110, 206],
        [240, 230],
        [370, 202],
        [480, 222],
      ]);
    return [
      layer(
        'still',
        night('hill-5'),
        fill(
          'hill-4',
          ridge(WIDTH, HEIGHT, [
            [0, 96],
            [160, 128],
            [330, 90],
            [480, 124],
          ]).d,
          0.35,
        ),
        stars(62, 34, 170),
      ),
      layer('glimmer', stars(63, 26, 180)),
      layer('breathe', glow(372, 70, 19)),
      layer(
        'still',
        fill('hill-6', [
          h2.d,
          ...pines(rng, h2, [
            [90, 100, 6, 50],
            [430, 60, 4, 60],
          ]),
        ]),
      ),
      layer(
        'glimmer',
        Array.from({ length: 9 }, () =>
          circle('amber', Math.round(rng.in(20, 460)), Math.round(rng.in(226, 284)), 2.2, 0.9),
        ),
      ),
      layer('sway', reeds(random(64), 0, 306, 480, 54, 46, 'trunk', 0.2)),
    ];
  },
  'wide-meadow'() {
    const h2 = hill([
      [0, 168],
      [130, 148],
      [270, 170],
      [400, 146],
      [480, 160],
    ]);
    return [
      layer(
        'still',
        sky(WIDTH, HEIGHT, { sun: [120, 84, 22], horizon: 150 }),
        fill(
          'hill-2',
          hill([
            [0, 150],
            [150, 122],
            [320, 146],
            [480, 118],
          ]).d,
        ),
        fill('leaf-2', h2.d),
        fill('leaf-1', hill(middle).d),
      ),
      layer(
        'drift',
        wisps(
          [
            [150, 60, 170, 9],
            [360, 42, 200, 10],
          ],
          0.75,
          'paper',
        ),
      ),
      layer('sway', reeds(random(71), 0, 268, 480, 60, 50, 'leaf-3', 0.1)),
      layer(
        'bob',
        fill(
          'leaf-3',
          hill([
            [0, 262],
            [240, 254],
            [480, 264],
          ]).d,
        ),
        reeds(random(72), 0, 304, 480, 60, 62, 'hill-4', 0.15),
        [
          [60, 246],
          [150, 258],
          [248, 240],
          [332, 256],
          [420, 244],
        ].map(([x, y]) => circle('clay-soft', x, y, 5)),
      ),
    ];
  },
  'heron-at-dusk'() {
    const h1 = hill([
      [0, 150],
      [130, 126],
      [260, 152],
      [390, 120],
      [480, 144],
    ]);
    return [
      layer(
        'still',
        sky(WIDTH, HEIGHT, { horizon: 170, bands: 4 }),
        glow(352, 132, 34, 'amber'),
        fill('hill-3', h1.d),
        mist(h1),
        rect('water', 0, 184, WIDTH, 116),
      ),
      layer(
        'glimmer',
        shimmer(82, 30, 188, 'paper', 0.55),
        fill('amber', [lens(352, 200, 70, 3), lens(350, 216, 54, 3), lens(354, 234, 64, 3)], 0.7),
      ),
      layer(
        'bob',
        fill('hill-6', [
          limb([
            [176, 150, 2.5],
            [164, 138, 4],
            [166, 158, 4.5],
            [172, 178, 7],
          ]),
          round(random(83), 190, 190, 26, 13, 0.05),
          limb([
            [210, 188, 6],
            [232, 202, 1],
          ]),
        ]),
        stroke('hill-6', 'M176 148l-34 6M188 200v62M198 200l2 60', 2.6),
      ),
      layer(
        'sway',
        reeds(random(84), 300, 304, 180, 24, 96, 'hill-6', 0.4),
        reeds(random(85), 0, 304, 90, 12, 60, 'hill-6', 0.3),
      ),
    ];
  },
  'lanterns-on-water'() {
    const lantern = (x, y, s) => [
      ellipse('glow', x, y - 6 * s, 30 * s, 24 * s, 0.28),
      ellipse('glow', x, y - 6 * s, 19 * s, 17 * s, 0.35),
      fill(
        'amber',
        new Pen(1)
          .M(x - 9 * s, y)
          .L(x - 11 * s, y - 15 * s)
          .L(x + 11 * s, y - 15 * s)
          .L(x + 9 * s, y)
          .Z()
          .toString(),
      ),
      ellipse('sun', x, y - 8 * s, 4 * s, 6 * s, 0.9),
      fill('hill-6', lens(x, y, 30 * s, 4 * s)),
      fill(
        'amber',
        [lens(x, y + 8 * s, 22 * s, 1.6), lens(x, y + 15 * s, 15 * s, 1.4), lens(x, y + 22 * s, 9 * s, 1.2)],
        0.6,
      ),
    ];
    return [
      layer(
        'still',
        night('hill-5'),
        stars(92, 30, 90),
        fill(
          'hill-6',
          ridge(WIDTH, 172, [
            [0, 118],
            [130, 96],
            [280, 126],
            [400, 92],
            [480, 112],
          ]).d,
        ),
        rect('hill-4', 0, 168, WIDTH, 132),
        shimmer(91, 22, 172, 'water-deep', 0.35),
      ),
      layer('drift', lantern(90, 192, 0.6), lantern(250, 186, 0.5), lantern(390, 196, 0.65)),
      layer('bob', lantern(158, 234, 1.05), lantern(342, 250, 1.25)),
      layer('glimmer', shimmer(93, 14, 200, 'amber', 0.3, 90, 400)),
    ];
  },
  'clouds-passing'() {
    const cloud = (x, y, s, token, o) =>
      fill(
        token,
        [
          round(random(x), x, y, 46 * s, 20 * s, 0.06),
          round(random(x + 1), x - 36 * s, y + 9 * s, 34 * s, 13 * s, 0.06),
          round(random(x + 2), x + 40 * s, y + 8 * s, 38 * s, 14 * s, 0.06),
        ],
        o,
      );
    const h2 = hill([
      [0, 262],
      [150, 246],
      [310, 266],
      [480, 244],
    ]);
    return [
      layer(
        'still',
        rect('water', 0, 0, WIDTH, HEIGHT),
        fill(
          'mist',
          ridge(WIDTH, HEIGHT, [
            [0, 150],
            [160, 120],
            [330, 156],
            [480, 126],
          ]).d,
          0.6,
        ),
        glow(250, 120, 26),
      ),
      layer('drift', cloud(110, 92, 1, 'paper', 0.85), cloud(404, 70, 0.8, 'paper', 0.8)),
      layer('sway', cloud(300, 176, 1.5, 'paper', 0.92), cloud(52, 206, 1.2, 'mist', 0.9)),
      layer(
        'still',
        fill('hill-4', [
          h2.d,
          ...pines(random(101), h2, [
            [90, 70, 5, 26],
            [380, 90, 6, 30],
          ]),
        ]),
      ),
    ];
  },
  'falling-leaves'() {
    const leaves = (dy, seed) => {
      const rng = random(seed);
      return Array.from({ length: 13 }, (_, i) => {
        const x = Math.round(rng.in(10, 470)),
          y = Math.round(dy + rng.in(8, 290)),
          r = rng.in(5, 9);
        return ellipse(
          `leaf-${1 + (i % 5)}`,
          x,
          y,
          Math.round(r),
          Math.round(r * 0.45),
          1,
          Math.round(rng.in(-60, 60)),
        );
      });
    };
    const rng = random(111),
      h3 = hill([
        [0, 252],
        [160, 238],
        [330, 256],
        [480, 240],
      ]);
    const crown = [
      [110, 74, 66],
      [60, 104, 50],
      [168, 100, 54],
      [112, 124, 60],
      [30, 66, 46],
    ];
    return [
      layer(
        'still',
        sky(WIDTH, HEIGHT, { sun: [372, 92, 24], horizon: 190 }),
        fill('hill-1', hill(far).d),
        fill('hill-2', hill(middle).d),
        fill('hill-4', h3.d),
      ),
      layer(
        'sway',
        fill('trunk', [
          limb([
            [104, 256, 15],
            [100, 200, 10],
            [106, 140, 7],
            [112, 90, 3],
          ]),
          limb([
            [101, 176, 6],
            [140, 134, 3],
            [168, 108, 1],
          ]),
        ]),
        crown.map(([x, y, r], i) =>
          fill(`leaf-${[5, 4, 4, 5, 2][i]}`, round(rng, x, y, r, r * 0.74, 0.07), 0.92),
        ),
      ),
      layer(
        'fall',
        falling((dy) => leaves(dy, 112)),
      ),
      layer(
        'still',
        fill(
          'leaf-5',
          Array.from({ length: 16 }, () => lens(rng.in(10, 470), rng.in(254, 292), 14, 3)),
          0.8,
        ),
      ),
    ];
  },
  'moon-on-the-sea'() {
    return [
      layer('still', night('hill-5'), stars(122, 30, 130)),
      layer('breathe', glow(240, 84, 30)),
      layer('still', rect('hill-4', 0, 164, WIDTH, 136), shimmer(121, 26, 166, 'water-deep', 0.4)),
      layer(
        'glimmer',
        fill(
          'sun',
          [
            [172, 26],
            [182, 40],
            [194, 58],
            [208, 74],
            [224, 96],
            [242, 110],
            [262, 136],
            [284, 150],
          ].map(([y, w], i) => lens(240 + (i % 2 ? 5 : -5), y, w, 2.4)),
          0.75,
        ),
      ),
      layer(
        'bob',
        fill('hill-6', [
          ridge(WIDTH, HEIGHT, [
            [0, 280],
            [80, 262],
            [180, 288],
            [270, 300],
            [480, 300],
          ]).d,
          ...pines(
            random(123),
            ridge(WIDTH, HEIGHT, [
              [0, 280],
              [80, 262],
              [180, 288],
              [270, 300],
              [480, 300],
            ]),
            [[50, 50, 4, 60]],
          ),
        ]),
      ),
    ];
  },
};
