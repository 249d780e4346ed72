// Scenes of the articles, 480 × 320: “-1” how it may feel, the others what helps.
import {
  Pen,
  circle,
  drawing,
  ellipse,
  faded,
  fill,
  group,
  lens,
  limb,
  line,
  paint,
  place,
  random,
  rect,
  round,
  shape,
  stroke,
} from './kit.mjs';
import {
  branch,
  cloud,
  glitter,
  grass,
  leaf,
  mist,
  pines,
  rain,
  reeds,
  ridge,
  ripples,
  sky,
  tree,
  wisps,
} from './nature.mjs';
import { figure, seated } from './people.mjs';
import {
  arch,
  armchair,
  bench,
  birds,
  crescent,
  cupOf,
  dog,
  heron,
  house,
  lantern,
  stone,
} from './things.mjs';

const W = 480,
  H = 320;
const land = (points, foot = H) => ridge(W, foot, points);
const stars = (list, token = 'sun', o = 0.75) =>
  fill(
    token,
    list.map(([x, y], i) => {
      const r = i % 3 ? 1.3 : 1.8;
      return new Pen(1)
        .M(x - r, y)
        .A(r, x + r, y)
        .A(r, x - r, y)
        .Z()
        .toString();
    }),
    o,
  );

/** Wind turns round and round above someone sitting on a bench. */
function anxiety1() {
  const rng = random(3);
  const a = land([
      [0, 190],
      [120, 172],
      [250, 192],
      [370, 170],
      [480, 184],
    ]),
    c = land([
      [0, 268],
      [140, 258],
      [300, 268],
      [480, 256],
    ]);
  const coil = (x, y, n, r, k) =>
    Array.from({ length: n }, (_, i) => {
      const t = i * 0.9;
      return [x + Math.cos(t) * (r + i * 1.5) * 1.55 + i * k, y + Math.sin(t) * (r + i * 0.7)];
    });
  return drawing(
    W,
    H,
    rect('hill-1', 0, 0, W, H),
    fill(
      'mist',
      land([
        [0, 96],
        [130, 80],
        [290, 100],
        [480, 78],
      ]).d,
      0.4,
    ),
    fill(
      'mist',
      land([
        [0, 142],
        [150, 134],
        [330, 150],
        [480, 128],
      ]).d,
      0.45,
    ),
    fill('hill-2', [
      a.d,
      ...pines(
        rng,
        a,
        [
          [70, 60, 5, 38],
          [420, 60, 5, 44],
        ],
        0,
      ),
    ]),
    mist(a, { n: 4, start: 10, step: 8, o: 0.13 }),
    fill(
      'hill-3',
      land([
        [0, 232],
        [130, 222],
        [310, 238],
        [480, 222],
      ]).d,
    ),
    fill('hill-4', [c.d, ...grass(rng, c, 10, 470, 16, 16)]),
    bench(232, 278, 104, 1.1),
    figure(216, 278, 1.1, 'bowed', { top: 'clay', skin: 'skin-2', style: 'bun', cloth: 'hill-6' }),
    stroke(
      'leaf-3',
      line([[60, 134], [104, 126], ...coil(214, 108, 20, 26, 1.4), [320, 132], [366, 118], [424, 126]], 0),
      2,
    ),
    stroke('leaf-1', line([[96, 88], [150, 66], ...coil(244, 94, 9, 22, 2), [330, 84], [392, 72]], 0), 1.5),
    fill('leaf-5', [leaf(120, 106, 13, 0.4), leaf(318, 64, 12, -0.5, 2), leaf(372, 142, 14, 0.5)]),
    fill('leaf-3', [
      leaf(92, 152, 13, -0.4, 2),
      leaf(352, 96, 13, 0.3),
      leaf(168, 62, 11, -0.7),
      leaf(412, 98, 12, 0.1, 2),
    ]),
    fill('leaf-4', [leaf(292, 156, 12, 0.7, 1), leaf(140, 166, 11, 0.2), leaf(430, 156, 10, 0.4, 1)]),
    fill(
      'hill-5',
      land([
        [0, 304],
        [150, 296],
        [320, 306],
        [480, 294],
      ]).d,
    ),
  );
}

/** A slow breath by the lake: a hand at the heart, rings of light behind. */
function anxiety2() {
  const rng = random(11),
    a = land(
      [
        [0, 176],
        [110, 156],
        [240, 176],
        [360, 152],
        [480, 168],
      ],
      204,
    );
  return drawing(
    W,
    H,
    rect('sky-high', 0, 0, W, H),
    [144, 116, 88].map((r) => fill('sky-low', round(rng, 240, 150, r, r, 0.012, 10), 0.4)),
    circle('glow', 240, 150, 62, 0.8),
    circle('sun', 240, 150, 48),
    fill('hill-1', [
      a.d,
      ...pines(
        rng,
        a,
        [
          [60, 60, 5, 28],
          [424, 54, 5, 34],
        ],
        0,
      ),
    ]),
    mist(a, { n: 4, start: 7, step: 5, o: 0.16 }),
    rect('water', 0, 202, W, 118),
    fill('mist', lens(240, 203, 620, 9), 0.6),
    fill(
      'water-deep',
      land([
        [0, 238],
        [160, 230],
        [320, 240],
        [480, 230],
      ]).d,
      0.45,
    ),
    glitter(rng, 240, 208, 50, 110, 80, 7, 'sun', 0.8),
    ripples(
      [
        [80, 222, 100],
        [410, 226, 90],
        [60, 250, 90],
        [430, 254, 80],
      ],
      'paper',
      0.45,
    ),
    fill('hill-3', 'M0 282c60-10 110-16 160-18c60-3 130-2 180 4c50 5 96 8 140 10v42h-480z'),
    ellipse('hill-4', 240, 288, 84, 8, 0.6),
    seated(240, 290, 1.32, { top: 'clay', skin: 'skin-2', cloth: 'hill-6', style: 'long', hair: 'ink' }),
    fill('hill-4', [
      land([
        [0, 306],
        [150, 310],
        [330, 312],
        [480, 302],
      ]).d,
      ...grass(
        rng,
        land([
          [0, 306],
          [150, 310],
          [330, 312],
          [480, 302],
        ]),
        6,
        474,
        14,
        15,
      ),
    ]),
    reeds(rng, 20, 308, 70, 10, 92, 'hill-5', 0.4),
    reeds(rng, 410, 306, 60, 8, 80, 'hill-5', 0.4),
  );
}

/** A dim room in the daytime: someone under a heavy blanket, rain at the window. */
function depression1() {
  const rng = random(5);
  return drawing(
    W,
    H,
    rect('hill-4', 0, 0, W, H),
    rect('hill-5', 0, 246, W, 74),
    rect('water', 284, 42, 132, 150),
    fill('hill-1', 'M284 140q60-22 132 4v48h-132z'),
    fill('hill-2', 'M284 166q70-16 132 2v24h-132z'),
    fill('mist', cloud(332, 82, 84, 22), 0.8),
    fill('mist', cloud(392, 70, 60, 18), 0.6),
    rain(rng, 296, 62, 110, 110, 24, 'water-deep', 0.8),
    fill('mist', 'M276 34h148v166h-148zM284 42v150h132v-150z'),
    rect('mist', 347, 42, 6, 150),
    rect('mist', 284, 112, 132, 5),
    rect('mist', 268, 198, 164, 9),
    fill(
      'hill-5',
      'M424 20c30 0 56 4 56 4v260h-26c-26-60-6-160-30-264zM276 20c-16 0-30 2-30 2c10 60-4 130 8 190h14c10-60-4-130 8-192z',
      0.85,
    ),
    fill('mist', 'M284 320l28-74h104l-12 74z', 0.1),
    // Bed.
    fill('trunk', [
      limb(
        [
          [40, 152, 5],
          [40, 300, 5],
        ],
        0,
      ),
      limb(
        [
          [40, 166, 4],
          [40, 246, 4],
        ],
        0,
      ),
    ]),
    fill('trunk', 'M40 250h300v16h-300zM328 240h12v62h-12zM36 160h10v140h-10z'),
    fill('paper', 'M46 232q140-8 286 2v22h-286z', 0.85),
    fill('mist', 'M50 232c-2-20 14-30 46-30c30 0 44 8 44 22c0 10-20 14-44 14c-24 0-44 0-46-6z'),
    fill(
      'skin-1',
      shape([
        [98, 198],
        [112, 194],
        [124, 202],
        [124, 214],
        [112, 220],
        [98, 214],
      ]),
    ),
    fill(
      'ink',
      shape([
        [84, 206],
        [90, 193],
        [106, 187],
        [119, 192],
        [124, 201],
        [114, 200],
        [108, 208],
        [104, 219],
        [90, 220],
      ]),
    ),
    fill(
      'hill-1',
      'M116 236c2-24 20-38 50-44c34-6 62 8 92 6c34-2 60 4 74 24c8 12 8 24 6 38h-226c-2-8 2-16 4-24z',
    ),
    fill('hill-2', 'M116 236c24-14 64-16 106-8c44 8 84 4 114 14c2 6 2 12 2 18h-226c-2-8 2-16 4-24z', 0.8),
    stroke('hill-4', 'M164 196c-10 12-14 22-14 32M258 200c-4 12 4 22 4 30M206 198c6 10 2 18 6 26', 1.6, 0.5),
    // A plant at the window that has kept one new leaf.
    place(
      382,
      198,
      1,
      stroke('leaf-3', 'M0-14c-4-16-14-18-22-12M0-14c2-18 12-20 20-12M0-14c0-12-1-18 2-28', 1.8),
      fill('leaf-3', [leaf(-20, -27, 16, 2.2), leaf(19, -26, 16, 0.8)]),
      fill('leaf-2', [leaf(2, -40, 15, -1.1, 1)]),
      fill('clay-soft', 'M-12-16h24l-4 16h-16z'),
    ),
    fill('clay', 'M366 300c0-8 12-10 24-6c6 2 8 6 6 8h-28zM404 306c0-8 12-10 24-6c6 2 8 6 6 8h-28z', 0.8),
  );
}

/** Two people and a dog take a short walk in the morning. */
function depression2() {
  const rng = random(17);
  const a = land([
      [0, 176],
      [130, 156],
      [260, 176],
      [380, 150],
      [480, 162],
    ]),
    b = land([
      [0, 214],
      [150, 204],
      [320, 220],
      [480, 200],
    ]),
    c = land([
      [0, 262],
      [140, 252],
      [320, 262],
      [480, 250],
    ]);
  return drawing(
    W,
    H,
    sky(W, H, { sun: [350, 118, 40], horizon: 170, depth: 120 }),
    fill('hill-1', a.d),
    mist(a, { n: 3, start: 12, step: 8, o: 0.18 }),
    fill('hill-2', [
      b.d,
      ...pines(
        rng,
        b,
        [
          [132, 24, 2, 38],
          [440, 50, 4, 46],
        ],
        0,
      ),
    ]),
    mist(b, { n: 3, start: 10, step: 8, o: 0.14 }),
    fill('hill-3', c.d),
    fill(
      'mist',
      'M410 254c-8 10 24 16 14 28c-16 18-156 12-226 38h156c60-16 122-24 108-46c-6-10-42-12-40-20z',
      0.75,
    ),
    ellipse('hill-4', 66, 283, 44, 5, 0.6),
    tree({
      seed: 21,
      trunk: [
        [66, 284],
        [62, 254],
        [66, 226],
        [60, 202],
      ],
      girth: 6,
      tip: 0.5,
      power: 2,
      thick: 1.3,
      crown: [
        [28, 166, 34, 28],
        [64, 122, 46, 36],
        [108, 160, 34, 28],
      ],
      points: 80,
      step: 10,
      reach: 60,
      kill: 15,
      leaves: 40,
      size: 20,
      light: [0.8, -0.6],
      places: 0,
    }),
    figure(
      246,
      292,
      1,
      'walk',
      { top: 'water-deep', skin: 'skin-1', hair: 'trunk', style: 'short', cloth: 'hill-5' },
      {
        arms: [
          null,
          [
            [0, -101],
            [-9, -82],
            [-6, -62],
          ],
        ],
      },
    ),
    figure(284, 298, 1, 'walk', { top: 'clay', skin: 'skin-2', style: 'scarf', hair: 'amber' }),
    group(
      'translate(356 302) scale(.8)',
      fill('leaf-5', [
        limb(
          [
            [-26, -34, 2],
            [-36, -44, 2],
            [-38, -54, 1.4],
          ],
          0,
        ),
        limb(
          [
            [-22, -30, 8],
            [0, -32, 8.5],
            [16, -36, 7.5],
          ],
          0,
        ),
        limb(
          [
            [-24, -28, 5],
            [-28, -14, 3.4],
            [-24, 0, 2.6],
          ],
          0,
        ),
        limb(
          [
            [-18, -26, 5],
            [-14, -12, 3],
            [-18, 0, 2.6],
          ],
          0,
        ),
        limb(
          [
            [14, -30, 4.6],
            [20, -14, 3],
            [26, -2, 2.6],
          ],
          0,
        ),
        limb(
          [
            [12, -30, 4.6],
            [8, -14, 3],
            [6, 0, 2.6],
          ],
          0,
        ),
        limb(
          [
            [16, -38, 6],
            [26, -50, 6.6],
            [36, -49, 4.6],
            [44, -47, 3],
          ],
          0,
        ),
      ]),
      fill(
        'trunk',
        limb([
          [22, -56, 2.6],
          [18, -48, 3.4],
          [20, -42, 2],
        ]),
      ),
    ),
    stroke('clay', 'M304 232q22 32 66 30', 1.3),
    fill('hill-4', [
      land([
        [0, 300],
        [120, 306],
        [260, 316],
        [480, 306],
      ]).d,
      ...grass(
        rng,
        land([
          [0, 300],
          [120, 306],
          [260, 316],
          [480, 306],
        ]),
        6,
        474,
        5,
        13,
      ),
    ]),
  );
}

/** The same door, tried again and again. */
function ocd1() {
  const door = (x, o, s, last) =>
    faded(
      o,
      place(
        x,
        262,
        s,
        fill('hill-5', 'M-44 0v-128a44 44 0 0 1 88 0v128z'),
        fill('clay', 'M-36 0v-126a36 36 0 0 1 72 0v126z'),
        stroke('hill-6', 'M0-160v160M-22-44h-8v-70c0-14 6-24 14-30M22-44h8v-70c0-14-6-24-14-30', 1.6, 0.35),
        circle('amber', -8, -70, 4),
      ),
      figure(
        x - 44 * s,
        264,
        s * 1.02,
        'stand',
        { top: 'leaf-2', skin: 'skin-1', hair: 'trunk', style: 'short', cloth: 'hill-6', coarse: o < 0.9 },
        {
          arms: [
            null,
            [
              [0, -102],
              [16, -88],
              [30, -74],
            ],
          ],
        },
      ),
    );
  return drawing(
    W,
    H,
    rect('mist', 0, 0, W, H),
    fill('hill-1', 'M0 0h480v262h-480z', 0.75),
    fill(
      'mist',
      land(
        [
          [0, 70],
          [140, 56],
          [320, 78],
          [480, 58],
        ],
        262,
      ).d,
      0.3,
    ),
    rect('hill-2', 0, 256, W, 64),
    rect('hill-3', 0, 256, W, 5, 0.5),
    door(66, 0.2, 0.86),
    door(168, 0.4, 0.9),
    door(278, 0.66, 0.95),
    door(400, 1, 1),
    fill(
      'hill-3',
      [
        [46, 292, 70, 5],
        [148, 296, 80, 5],
        [258, 300, 90, 6],
        [380, 304, 110, 7],
      ].map((v) => lens(...v)),
      0.5,
    ),
  );
}

/** Two friends let leaves drift away on a stream. */
function ocd2() {
  const rng = random(19),
    a = land([
      [0, 130],
      [120, 110],
      [260, 132],
      [380, 108],
      [480, 120],
    ]);
  const float = (x, y, s, t, turn) =>
    place(
      x,
      y,
      s,
      fill('water-deep', lens(0, 5, 44, 4), 0.6),
      group(
        `rotate(${turn})`,
        fill(t, 'M-20 0q18-15 42-1q-24 13-42 1z'),
        stroke('paper', 'M-24 1q20-3 40-1', 1.1, 0.6),
      ),
    );
  return drawing(
    W,
    H,
    sky(W, H, { sun: [104, 78, 28], horizon: 128, depth: 90 }),
    fill('hill-1', a.d),
    mist(a, { n: 4, start: 9, step: 6, o: 0.15 }),
    fill('hill-2', [
      land([
        [0, 164],
        [150, 154],
        [320, 168],
        [480, 150],
      ]).d,
      ...pines(
        rng,
        land([
          [0, 164],
          [150, 154],
          [320, 168],
          [480, 150],
        ]),
        [
          [60, 50, 4, 42],
          [250, 30, 2, 32],
        ],
        0,
      ),
    ]),
    fill(
      'hill-3',
      land([
        [0, 196],
        [120, 188],
        [300, 198],
        [480, 180],
      ]).d,
    ),
    fill('water', 'M0 208c60-10 130-6 176 10c60 20 150 20 180 44c18 16 10 38 6 58h-362z'),
    fill('water-deep', 'M0 250c70-8 150 4 196 24c40 16 90 22 104 46h-300z', 0.5),
    ripples(
      [
        [70, 224, 80],
        [60, 274, 90],
        [180, 294, 110, 2.6],
        [200, 250, 80],
        [272, 274, 70],
      ],
      'paper',
      0.5,
    ),
    float(60, 244, 0.7, 'leaf-5', -6),
    float(136, 234, 0.75, 'leaf-2', 4),
    float(196, 268, 1, 'clay-soft', -4),
    float(118, 296, 1, 'leaf-4', 6),
    float(286, 296, 1.1, 'leaf-5', -8),
    fill('hill-4', 'M480 214c-60 4-100 18-124 42c-20 20-12 44-16 64h140z'),
    fill('hill-5', 'M480 276c-40 4-72 16-96 44h96z', 0.7),
    figure(372, 262, 0.94, 'kneel', { top: 'clay', skin: 'skin-2', style: 'bun', dir: -1 }),
    figure(432, 250, 0.94, 'knees', {
      top: 'amber',
      skin: 'skin-1',
      style: 'short',
      hair: 'trunk',
      dir: -1,
      cloth: 'hill-6',
    }),
    fill('leaf-2', leaf(338, 244, 17, 2.9)),
    reeds(rng, 440, 316, 36, 6, 70, 'hill-6', 0.3),
    branch(
      rng,
      [
        [480, 36, 5],
        [430, 44, 3.6],
        [380, 36, 2.4],
        [330, 56, 0.8],
      ],
      { n: 11, size: 23 },
    ),
  );
}

/** Trees crowd close round one person; between them the light stays open. */
function panic1() {
  const trunk = (x, w, lean, token) =>
    fill(
      token,
      limb(
        [
          [x - lean * 0.1, 330, w * 1.5],
          [x, 250, w],
          [x + lean * 0.5, 110, w * 0.86],
          [x + lean, -20, w * 0.8],
        ],
        0,
      ),
    );
  return drawing(
    W,
    H,
    rect('mist', 0, 0, W, H),
    ellipse('glow', 240, 168, 130, 150, 0.6),
    ellipse('sun', 240, 176, 66, 96, 0.32),
    ellipse('sun', 240, 184, 40, 66, 0.4),
    [
      [150, 8, 14],
      [188, 6, 8],
      [296, 7, -10],
      [330, 9, -14],
      [226, 4, 3],
      [262, 4, -3],
    ].map(([x, w, l]) => trunk(x, w, l, 'hill-1')),
    [
      [112, 12, 26],
      [170, 9, 18],
      [312, 10, -18],
      [368, 13, -28],
    ].map(([x, w, l]) => trunk(x, w, l, 'hill-2')),
    fill(
      'hill-2',
      land([
        [0, 246],
        [120, 240],
        [240, 236],
        [360, 240],
        [480, 246],
      ]).d,
    ),
    [
      [72, 16, 40],
      [138, 11, 34],
      [346, 12, -34],
      [412, 17, -42],
    ].map(([x, w, l]) => trunk(x, w, l, 'hill-3')),
    fill(
      'hill-3',
      land([
        [0, 268],
        [130, 262],
        [240, 256],
        [350, 262],
        [480, 268],
      ]).d,
    ),
    fill('mist', 'M226 238h28c2 22 30 46 52 82h-132c22-36 50-60 52-82z', 0.8),
    [30, 46, 62].map(
      (r, i) =>
        `<circle fill="none" stroke="${paint('clay-soft')}" stroke-width="1.8" opacity="${['.6', '.4', '.22'][i]}" cx="240" cy="206" r="${r}"/>`,
    ),
    figure(
      240,
      284,
      0.92,
      'stand',
      { top: 'clay', skin: 'skin-1', style: 'long', hair: 'ink', dir: 1 },
      {
        arms: [
          [
            [2, -101],
            [15, -88],
            [6, -92],
          ],
          [
            [-1, -101],
            [2, -80],
            [10, -90],
          ],
        ],
      },
    ),
    [
      [18, 26, 30],
      [100, 15, 46],
      [386, 16, -46],
      [462, 28, -30],
    ].map(([x, w, l]) => trunk(x, w, l, 'hill-5')),
    fill('hill-5', ['M0 286c50-4 110 8 150 34h-150z', 'M480 286c-50-4-110 8-150 34h150z']),
    fill('hill-6', ['M0 304c40-2 70 4 96 16h-96z', 'M480 304c-40-2-70 4-96 16h96z']),
  );
}

/** Leaning on an old tree, feet in the grass, breathing out slowly. */
function panic2() {
  const rng = random(29),
    a = land([
      [0, 172],
      [130, 154],
      [270, 176],
      [480, 150],
    ]),
    c = land([
      [0, 262],
      [130, 254],
      [280, 260],
      [480, 250],
    ]);
  return drawing(
    W,
    H,
    sky(W, H, { sun: [104, 112, 38], horizon: 168, depth: 110 }),
    fill('hill-1', a.d),
    mist(a, { n: 4, start: 12, step: 7, o: 0.15 }),
    fill('hill-2', [
      land([
        [0, 214],
        [140, 206],
        [300, 218],
        [480, 204],
      ]).d,
      ...pines(
        rng,
        land([
          [0, 214],
          [140, 206],
          [300, 218],
          [480, 204],
        ]),
        [
          [46, 50, 4, 36],
          [206, 30, 3, 28],
        ],
        0,
      ),
    ]),
    mist(
      land([
        [0, 214],
        [140, 206],
        [300, 218],
        [480, 204],
      ]),
      { n: 3, start: 10, step: 7, o: 0.13 },
    ),
    fill('hill-3', [c.d, ...grass(rng, c, 10, 330, 12, 12)]),
    fill(
      'trunk',
      'M352 274c16-40 14-96 12-150c-2-50-8-90-14-130h84c-10 50-14 90-10 140c4 60 10 100 40 146c-40 10-86 8-112-6z',
    ),
    fill('trunk', [
      limb(
        [
          [366, 80, 15],
          [330, 52, 10],
          [290, 40, 7],
          [240, 46, 3.6],
          [212, 58, 1],
        ],
        0,
      ),
      limb(
        [
          [300, 44, 6],
          [280, 18, 4],
          [262, -6, 3],
        ],
        0,
      ),
    ]),
    fill('trunk', [
      limb(
        [
          [360, 272, 9],
          [330, 284, 5],
          [296, 288, 1],
        ],
        0,
      ),
      limb(
        [
          [440, 276, 9],
          [468, 288, 5],
          [490, 292, 2],
        ],
        0,
      ),
    ]),
    fill(
      'hill-4',
      'M404 0c-8 60-4 110 0 150c4 50 10 90 26 128h-14c-20-50-28-130-28-180c0-40 4-70 8-98z',
      0.45,
    ),
    fill(
      'leaf-3',
      Array.from({ length: 22 }, () =>
        leaf(rng.in(214, 470), rng.in(-6, 60), rng.in(18, 28), rng.in(0.4, 2.7), rng.pick([0, 1])),
      ),
    ),
    fill(
      'leaf-1',
      Array.from({ length: 22 }, () =>
        leaf(rng.in(200, 470), rng.in(-4, 62), rng.in(16, 24), rng.in(0.3, 2.8), rng.pick([0, 1, 2])),
      ),
    ),
    fill(
      'leaf-2',
      Array.from({ length: 14 }, () =>
        leaf(rng.in(204, 460), rng.in(0, 64), rng.in(15, 22), rng.in(0.4, 2.7)),
      ),
    ),
    fill(
      'leaf-4',
      Array.from({ length: 6 }, () => leaf(rng.in(214, 420), rng.in(10, 66), 16, rng.in(0.5, 2.5))),
    ),
    ellipse('hill-4', 320, 288, 76, 7, 0.6),
    figure(347, 288, 1.12, 'rest', { top: 'clay', skin: 'skin-2', style: 'short', dir: -1, cloth: 'hill-6' }),
    stroke('paper', 'M332 224q-26-6-44 4t-40 2M328 230q-22 0-36 10t-34 4', 2, 0.7),
    fill('hill-4', [
      land([
        [0, 302],
        [150, 296],
        [330, 306],
        [480, 300],
      ]).d,
      ...grass(
        rng,
        land([
          [0, 302],
          [150, 296],
          [330, 306],
          [480, 300],
        ]),
        6,
        474,
        12,
        14,
      ),
    ]),
  );
}

/** A kite high in bright wind, and a low quiet evening, in one landscape. */
function bipolar1() {
  const rng = random(22);
  const a = land([
      [0, 190],
      [90, 150],
      [170, 154],
      [270, 216],
      [380, 236],
      [480, 208],
    ]),
    b = land([
      [0, 236],
      [90, 200],
      [170, 204],
      [280, 262],
      [390, 274],
      [480, 256],
    ]);
  return drawing(
    W,
    H,
    rect('sky-low', 0, 0, W, H),
    fill('sky-high', 'M0 0h150q20 70-30 150l-120 40z', 0.6),
    fill('hill-2', 'M304 0h176v320h-214q46-70 24-150t14-170z', 0.55),
    fill('hill-3', 'M362 0h118v320h-154q40-80 24-160t12-160z', 0.75),
    fill('hill-4', 'M424 0h56v320h-92q36-90 22-170t14-150z', 0.6),
    circle('glow', 84, 74, 60, 0.5),
    circle('glow', 84, 74, 46, 0.6),
    circle('amber', 84, 74, 32),
    crescent(404, 82, 20, 'paper'),
    stars(
      [
        [340, 50],
        [446, 48],
        [456, 120],
        [364, 128],
        [318, 104],
      ],
      'paper',
      0.8,
    ),
    fill('hill-2', a.d),
    mist(a, { n: 3, start: 14, step: 8, o: 0.12 }),
    fill('hill-3', [
      b.d,
      ...pines(
        rng,
        b,
        [
          [36, 30, 3, 34],
          [238, 30, 3, 40],
          [456, 44, 4, 48],
        ],
        0,
      ),
    ]),
    stroke('clay', 'M154 130q40-26 58-76', 1.2, 0.8),
    group(
      'translate(212 46) rotate(24)',
      fill('clay', 'M0-26l17 22l-17 26z'),
      fill('clay-soft', 'M0-26l-17 22l17 26z'),
      stroke('clay', 'M0 22c-8 10 6 16-2 26s4 12 0 20', 1.6),
      fill('amber', 'M-6 32l10 5l-10 5zM5 50l-10 4l9 6z'),
    ),
    figure(
      130,
      204,
      0.72,
      'walk',
      { top: 'clay', skin: 'skin-2', style: 'bun', cloth: 'hill-6' },
      {
        arms: [
          [
            [2, -101],
            [16, -92],
            [28, -100],
          ],
          [
            [0, -101],
            [16, -96],
            [32, -104],
          ],
        ],
      },
    ),
    figure(370, 276, 0.74, 'knees', { top: 'clay', skin: 'skin-2', style: 'bun', cloth: 'hill-6' }),
    fill('hill-4', [
      land([
        [0, 286],
        [140, 282],
        [300, 300],
        [480, 292],
      ]).d,
      ...grass(
        rng,
        land([
          [0, 286],
          [140, 282],
          [300, 300],
          [480, 292],
        ]),
        6,
        474,
        16,
        13,
      ),
    ]),
    birds(
      [
        [258, 92, 8],
        [274, 82, 6],
      ],
      'leaf-3',
    ),
  );
}

/** A regular night: lamp low, a clock, the cup empty, someone asleep. */
function bipolar2() {
  return drawing(
    W,
    H,
    rect('hill-5', 0, 0, W, H),
    rect('hill-6', 0, 262, W, 58, 0.7),
    circle('amber', 384, 150, 118, 0.1),
    circle('amber', 384, 150, 84, 0.13),
    fill('hill-6', arch(70, 34, 124, 150)),
    fill('hill-4', 'M70 150q60-26 124-4v38h-124z'),
    fill('hill-3', 'M70 166q64-14 124 2v16h-124z'),
    circle('sun', 136, 84, 21),
    circle('sun', 136, 84, 32, 0.14),
    stars([
      [92, 92],
      [104, 66],
      [172, 104],
      [164, 62],
      [90, 126],
    ]),
    fill('clay-soft', 'M62 192v-96a70 70 0 0 1 140 0v96h-9v-96a61 61 0 0 0-122 0v96z'),
    rect('clay-soft', 129, 36, 6, 150),
    rect('clay-soft', 71, 118, 122, 5),
    rect('clay-soft', 54, 184, 156, 9),
    // A paper on the wall, a small mark for each evening.
    rect('paper', 238, 58, 68, 78, 0.9, 3),
    rect('clay', 238, 58, 68, 14, 0.9, 3),
    fill(
      'hill-2',
      Array.from({ length: 15 }, (_, i) => {
        const x = 248 + (i % 5) * 12,
          y = 84 + Math.floor(i / 5) * 16;
        return new Pen(1)
          .M(x - 3, y)
          .A(3, x + 3, y)
          .A(3, x - 3, y)
          .Z()
          .toString();
      }),
    ),
    fill(
      'clay-soft',
      Array.from({ length: 8 }, (_, i) => {
        const x = 248 + (i % 5) * 12,
          y = 84 + Math.floor(i / 5) * 16;
        return new Pen(1)
          .M(x - 3, y)
          .A(3, x + 3, y)
          .A(3, x - 3, y)
          .Z()
          .toString();
      }),
    ),
    // Bed and sleeper.
    fill('trunk', 'M22 176h12v120h-12zM28 246h306v18h-306zM322 232h12v64h-12z'),
    fill('mist', 'M34 228q140-6 290 2v22h-290z'),
    fill('paper', 'M38 230c-2-22 16-32 48-32c32 0 46 10 46 22c0 12-22 16-46 16c-26 0-46 0-48-6z'),
    fill(
      'skin-2',
      shape([
        [86, 206],
        [94, 196],
        [108, 196],
        [116, 206],
        [112, 218],
        [98, 221],
        [88, 216],
      ]),
    ),
    fill(
      'ink',
      shape([
        [70, 208],
        [76, 194],
        [92, 187],
        [106, 191],
        [112, 199],
        [100, 200],
        [92, 208],
        [92, 219],
        [78, 222],
      ]),
    ),
    fill(
      'clay',
      'M104 234c4-22 24-34 52-36c40-4 64 10 96 10c34 0 58 4 70 22c6 10 6 18 4 28h-222c-2-8-2-16 0-24z',
    ),
    fill('clay-soft', 'M104 234c20-10 34-8 50-4c20 4 30 2 40 0l2 28h-92c-2-8-2-16 0-24z', 0.75),
    stroke('hill-6', 'M156 200c-8 12-10 20-8 30M252 208c-2 12 4 20 2 28', 1.6, 0.3),
    // Bedside.
    fill('trunk', 'M350 214h78v8h-78zM356 222h6v74h-6zM416 222h6v74h-6zM360 250h58v5h-58z'),
    fill('trunk', 'M378 214q6-4 6-10v-34h5v34q0 6 6 10z'),
    fill('amber', 'M370 134h33l11 38q-28 6-55 0z'),
    fill('sun', 'M376 138h21l8 31q-18 4-37 0z', 0.6),
    cupOf(414, 214, 0.9, 'water'),
    circle('paper', 362, 204, 10),
    stroke('ink', 'M362 198v6l4 3', 1.5),
    fill('leaf-3', 'M366 246h26v4h-26zM364 240h30v5h-30z'),
    fill('hill-3', 'M250 300q80-10 170 0q-80 10-170 0z', 0.35),
  );
}

/** On the shore path: a great flock turns round one listener. */
function schizophrenia1() {
  const rng = random(37),
    a = land(
      [
        [0, 186],
        [120, 166],
        [250, 186],
        [370, 164],
        [480, 178],
      ],
      216,
    );
  const flock = Array.from({ length: 58 }, (_, i) => {
    const t = i * 0.62,
      r = 46 + i * 1.55;
    return [
      +(246 + Math.cos(t) * r * 1.5).toFixed(0),
      +(146 + Math.sin(t) * r * 0.78).toFixed(0),
      +(4.5 + (i % 5) * 1.1).toFixed(1),
    ];
  }).filter(([x, y]) => y > 14 && y < 224 && !(x > 218 && x < 284 && y > 136));
  return drawing(
    W,
    H,
    rect('hill-1', 0, 0, W, H),
    fill(
      'mist',
      land([
        [0, 76],
        [140, 62],
        [320, 84],
        [480, 60],
      ]).d,
      0.4,
    ),
    fill(
      'sky-low',
      land([
        [0, 128],
        [150, 120],
        [330, 136],
        [480, 118],
      ]).d,
      0.55,
    ),
    [
      [246, 150, 200, 104],
      [250, 152, 150, 80],
      [248, 154, 104, 58],
    ].map(([x, y, rx, ry]) => fill('glow', round(rng, x, y, rx, ry, 0.05, 9, 0), 0.3)),
    fill('hill-2', a.d),
    mist(a, { n: 3, start: 8, step: 6, o: 0.16 }),
    rect('water', 0, 214, W, 106),
    fill(
      'water-deep',
      land([
        [0, 244],
        [150, 238],
        [330, 248],
        [480, 238],
      ]).d,
      0.5,
    ),
    ripples(
      [
        [80, 226, 110],
        [400, 230, 100],
        [120, 258, 90],
      ],
      'paper',
      0.5,
    ),
    fill('hill-3', 'M0 292c90-22 180-26 270-22c80 4 150 10 210 6v44h-480z'),
    ellipse('hill-4', 250, 286, 46, 5, 0.6),
    birds(
      flock.filter((_, i) => i % 2),
      'leaf-3',
      0.95,
    ),
    birds(
      flock.filter((_, i) => i % 2 === 0),
      'leaf-1',
    ),
    figure(
      250,
      286,
      1,
      'stand',
      { top: 'clay', skin: 'skin-1', style: 'short', hair: 'trunk' },
      {
        arms: [
          [
            [1, -102],
            [6, -82],
            [10, -64],
          ],
          [
            [-1, -102],
            [-6, -81],
            [-3, -61],
          ],
        ],
      },
    ),
    fill('hill-4', [
      land([
        [0, 310],
        [150, 304],
        [320, 310],
        [480, 300],
      ]).d,
      ...grass(
        rng,
        land([
          [0, 310],
          [150, 304],
          [320, 310],
          [480, 300],
        ]),
        6,
        474,
        12,
        13,
      ),
    ]),
  );
}

/** Two people talk on a bench by the water; the birds have settled. */
function schizophrenia2() {
  const rng = random(41),
    a = land(
      [
        [0, 160],
        [120, 142],
        [250, 162],
        [370, 138],
        [480, 152],
      ],
      192,
    );
  const perched = (x, y, s, t) =>
    place(x, y, s, fill(t, 'M-9 1c0-8 6-12 12-11c2-4 8-4 10 0l4 1.5l-4 1.5c-1 6-6 9-12 9l-12 6z'));
  return drawing(
    W,
    H,
    sky(W, H, { sun: [118, 96, 34], horizon: 150, depth: 100 }),
    fill('hill-1', a.d),
    mist(a, { n: 3, start: 8, step: 6, o: 0.16 }),
    fill('hill-2', [
      land(
        [
          [0, 186],
          [90, 172],
          [240, 190],
          [380, 172],
          [480, 180],
        ],
        196,
      ).d,
      ...pines(
        rng,
        land(
          [
            [0, 186],
            [90, 172],
            [240, 190],
            [380, 172],
            [480, 180],
          ],
          196,
        ),
        [[430, 50, 3, 34]],
        0,
      ),
    ]),
    rect('water', 0, 192, W, 128),
    fill(
      'water-deep',
      land([
        [0, 224],
        [160, 218],
        [320, 228],
        [480, 218],
      ]).d,
      0.5,
    ),
    glitter(rng, 118, 198, 52, 70, 60, 7, 'sun', 0.8),
    ripples(
      [
        [320, 206, 120],
        [420, 222, 80],
        [40, 236, 70],
      ],
      'paper',
      0.5,
    ),
    faded(0.9, heron(64, 254, 0.56, 1)),
    ellipse('mist', 66, 254, 14, 2, 0.7),
    fill('hill-3', 'M0 284c80-20 170-32 270-32c90 0 160 4 210-4v72h-480z'),
    ellipse('hill-4', 286, 288, 130, 9, 0.55),
    bench(286, 286, 176, 1.1),
    figure(
      246,
      286,
      1.1,
      'bench',
      { top: 'clay', skin: 'skin-2', style: 'bun' },
      {
        arms: [
          [
            [2, -77],
            [14, -62],
            [30, -64],
          ],
          [
            [-1, -77],
            [1, -56],
            [18, -47],
          ],
        ],
        head: [6, -95],
      },
    ),
    figure(
      338,
      286,
      1.1,
      'bench',
      { top: 'leaf-4', skin: 'skin-1', style: 'short', hair: 'trunk', dir: -1, cloth: 'hill-5' },
      {
        arms: [
          null,
          [
            [-1, -77],
            [4, -57],
            [22, -50],
          ],
        ],
      },
    ),
    cupOf(282, 248, 0.8, 'paper'),
    cupOf(302, 248, 0.8, 'clay-soft'),
    fill(
      'trunk',
      limb([
        [480, 64, 6],
        [420, 74, 4.6],
        [350, 66, 3.6],
        [280, 78, 2.4],
        [228, 72, 0.8],
      ]),
    ),
    perched(270, 70, 1, 'hill-5'),
    perched(306, 66, 1.05, 'clay'),
    perched(372, 61, 1, 'hill-4'),
    perched(402, 63, 1.05, 'leaf-3'),
    fill('leaf-3', [leaf(240, 74, 20, 2.3), leaf(334, 68, 20, 1), leaf(440, 72, 24, 1.2)]),
    fill('leaf-2', [
      leaf(228, 72, 20, 3),
      leaf(350, 67, 20, 2),
      leaf(424, 74, 22, 1.9),
      leaf(466, 66, 24, 0.8, 1),
    ]),
    fill('leaf-4', [leaf(290, 77, 17, 1.7, 1), leaf(448, 70, 20, 1.7)]),
    fill('hill-4', [
      land([
        [0, 308],
        [150, 302],
        [320, 310],
        [480, 302],
      ]).d,
      ...grass(
        rng,
        land([
          [0, 308],
          [150, 302],
          [320, 310],
          [480, 302],
        ]),
        6,
        474,
        12,
        13,
      ),
    ]),
  );
}

/** A clear day; only in the puddle does a storm still stand. */
function ptsd1() {
  const rng = random(45),
    a = land([
      [0, 132],
      [130, 112],
      [270, 134],
      [480, 108],
    ]),
    b = land([
      [0, 168],
      [150, 158],
      [310, 172],
      [480, 156],
    ]);
  return drawing(
    W,
    H,
    sky(W, H, { sun: [378, 74, 30], horizon: 130, depth: 96 }),
    fill('hill-1', a.d),
    mist(a, { n: 4, start: 10, step: 6, o: 0.15 }),
    fill('hill-2', [
      b.d,
      ...pines(
        rng,
        b,
        [
          [64, 60, 5, 44],
          [424, 50, 4, 42],
        ],
        0,
      ),
    ]),
    fill(
      'hill-3',
      land([
        [0, 198],
        [150, 190],
        [320, 200],
        [480, 188],
      ]).d,
    ),
    fill('mist', 'M0 236c120-18 330-22 480-8v70c-150 22-340 24-480 4z', 0.55),
    fill('hill-4', round(rng, 268, 269, 162, 34, 0.04, 11), 0.4),
    fill('water-deep', round(random(7), 268, 267, 156, 31, 0.04, 11)),
    fill(
      'hill-4',
      'M124 262c22-16 70-24 130-26c60-1 116 6 146 20c8 8-6 14-22 12c-8 6-30 8-44 2c-10 8-40 10-56 2c-14 8-46 8-58 0c-16 6-40 4-50-2c-16 4-44 2-46-8z',
      0.85,
    ),
    fill(
      'hill-5',
      'M158 256c20-10 56-16 98-17c50-1 92 5 118 14c-4 8-24 10-36 5c-10 7-34 8-46 1c-14 7-42 7-52 0c-16 6-36 5-44-1c-14 4-34 3-38-2z',
      0.7,
    ),
    rain(rng, 176, 272, 180, 10, 14, 'mist', 0.6),
    ripples(
      [
        [214, 288, 70],
        [310, 291, 56],
        [250, 294, 40],
      ],
      'paper',
      0.5,
    ),
    ellipse('hill-4', 190, 242, 34, 4, 0.5),
    figure(
      192,
      242,
      1.12,
      'stand',
      { top: 'clay', skin: 'skin-1', style: 'long', hair: 'ink', tilt: 0.28 },
      { head: [6, -119] },
    ),
    fill('hill-4', [
      land([
        [0, 306],
        [150, 312],
        [320, 312],
        [480, 302],
      ]).d,
      ...grass(
        rng,
        land([
          [0, 306],
          [150, 312],
          [320, 312],
          [480, 302],
        ]),
        6,
        474,
        16,
        14,
      ),
    ]),
    birds(
      [
        [262, 62, 9],
        [284, 52, 7],
        [244, 50, 6],
      ],
      'leaf-3',
    ),
    fill(
      'amber',
      [
        [44, 300],
        [428, 298],
        [86, 306],
      ].map(([x, y]) => [0, 1, 2, 3, 4].map((i) => leaf(x, y, 6, i * 1.257, 1)).join('')),
    ),
    stroke('leaf-3', 'M44 304v12M428 302v14M86 310v8', 1.5),
  );
}

/** An evening by the stove, a dog leaning close. */
function ptsd2() {
  return drawing(
    W,
    H,
    rect('hill-4', 0, 0, W, H),
    rect('hill-5', 0, 252, W, 68),
    circle('amber', 356, 206, 150, 0.1),
    circle('amber', 356, 206, 108, 0.12),
    circle('amber', 356, 206, 72, 0.14),
    fill('hill-6', arch(52, 40, 92, 128)),
    fill('hill-5', 'M52 134q40-20 92-2v36h-92z'),
    circle('sun', 112, 82, 14),
    stars([
      [70, 96],
      [84, 68],
      [128, 112],
      [76, 120],
    ]),
    fill('clay-soft', 'M45 174v-88a53 53 0 0 1 106 0v88h-7v-88a46 46 0 0 0-92 0v88z'),
    rect('clay-soft', 95, 42, 5, 128),
    rect('clay-soft', 38, 168, 120, 8),
    place(
      134,
      168,
      1,
      fill('leaf-2', [leaf(0, -12, 22, -1.9, 1), leaf(0, -12, 24, -1.2), leaf(0, -11, 18, -2.6)]),
      fill('clay', 'M-10-14h20l-3 14h-14z'),
    ),
    rect('hill-6', 348, 0, 20, 130),
    fill('hill-6', 'M310 134q48-12 96 0v122q-48 8-96 0zM316 256h10v22h-10zM390 256h10v22h-10z'),
    fill('clay', 'M324 168q34-10 68 0v66q-34 6-68 0z'),
    fill(
      'clay-soft',
      'M332 234c-8-24 10-30 12-50c14 8 16 18 18 24c4-6 6-14 4-22c18 14 24 34 16 48c-16 3-34 3-50 0z',
    ),
    fill('amber', 'M344 235c-6-18 8-22 9-34c10 6 10 14 11 18c4-4 4-8 4-12c10 12 12 20 6 28q-15 3-30 0z'),
    fill('sun', 'M352 235c-4-10 4-14 6-20c7 6 10 14 6 20q-6 2-12 0z'),
    ellipse('clay', 218, 284, 158, 20, 0.85),
    ellipse('clay-soft', 218, 284, 136, 15, 0.8),
    ellipse('clay', 218, 284, 108, 10, 0.4),
    dog(258, 288, 1.16, 1, 'leaf-5', 'trunk'),
    figure(
      196,
      288,
      1.2,
      'knees',
      { top: 'water', skin: 'skin-2', style: 'short', cloth: 'hill-6' },
      {
        arms: [
          [
            [8, -45],
            [24, -38],
            [40, -40],
          ],
          [
            [5, -44],
            [17, -29],
            [33, -25],
          ],
        ],
      },
    ),
    rect('trunk', 60, 214, 74, 6),
    fill('trunk', 'M68 220h6v52h-6zM120 220h6v52h-6z'),
    cupOf(88, 214, 1, 'paper'),
    fill('leaf-3', 'M102 208h26v6h-26z'),
    fill('clay', 'M104 202h22v6h-22z'),
  );
}

/** Two people talk in a bright room; the window is open. */
function ptsd3() {
  const rng = random(52);
  return drawing(
    W,
    H,
    rect('mist', 0, 0, W, H),
    rect('hill-2', 0, 258, W, 62),
    rect('hill-3', 0, 256, W, 4, 0.6),
    rect('sky-high', 158, 34, 164, 152),
    fill('sky-low', 'M158 104q80-18 164 0v82h-164z', 0.7),
    circle('glow', 206, 84, 34, 0.8),
    circle('sun', 206, 84, 21),
    fill('hill-1', 'M158 130q40-18 84-4t80-6v66h-164z'),
    fill('hill-2', 'M158 152q50-12 90 2t74-8v40h-164z'),
    fill('hill-3', [
      'M158 176q80-12 164-2v14h-164z',
      ...pines(
        rng,
        { y: () => 175, w: W },
        [
          [286, 30, 4, 34],
          [176, 16, 2, 26],
        ],
        0,
      ),
    ]),
    fill('paper', 'M150 26h180v168h-180zM158 34v152h164v-152z'),
    rect('paper', 237, 34, 6, 152),
    rect('paper', 140, 188, 200, 9),
    fill('sky-low', 'M158 197h164l40 123h-220z', 0.3),
    fill(
      'leaf-1',
      'M150 16h-50c14 60-2 140 8 204h24c10-70 4-140 18-204zM330 16h50c-14 60 2 140-8 204h-24c-10-70-4-140-18-204z',
      0.8,
    ),
    rect('trunk', 88, 13, 304, 4, 1, 2),
    ellipse('clay-soft', 240, 292, 190, 17, 0.5),
    armchair(124, 290, 1.26, 1, 'leaf-3'),
    armchair(356, 290, 1.26, -1, 'clay-soft'),
    figure(
      122,
      290,
      1.22,
      'bench',
      { top: 'amber', skin: 'skin-2', style: 'bun', cloth: 'hill-6' },
      {
        arms: [
          [
            [2, -77],
            [16, -62],
            [32, -66],
          ],
          [
            [-1, -77],
            [2, -57],
            [20, -50],
          ],
        ],
      },
    ),
    figure(358, 290, 1.22, 'bench', {
      top: 'clay',
      skin: 'skin-1',
      style: 'short',
      hair: 'trunk',
      dir: -1,
      cloth: 'hill-5',
    }),
    fill('trunk', 'M206 244h68v6h-68zM237 250h6v38h-6zM222 286q18-6 36 0v4h-36z'),
    cupOf(222, 244, 0.9),
    cupOf(260, 244, 0.9, 'clay'),
    place(
      440,
      292,
      1,
      stroke('leaf-3', 'M0-40c-2-40-6-60-2-90M0-40c-14-30-26-40-34-66M0-40c10-30 20-40 24-62', 2.4),
      fill('leaf-3', [leaf(-2, -128, 42, -1.9), leaf(-34, -104, 36, -2.5), leaf(24, -100, 36, -0.6)]),
      fill('leaf-1', [leaf(-2, -120, 40, -1.1, 1), leaf(-24, -86, 34, -3, 1), leaf(18, -84, 30, 0, 1)]),
      fill('leaf-2', [leaf(-4, -96, 34, -2.4), leaf(2, -80, 30, -0.7)]),
      fill('clay', 'M-20-44h40l-6 44h-28z'),
      rect('clay-soft', -23, -48, 46, 9, 1, 2),
    ),
  );
}

/** Dense fog on a shore; shapes appear twice and come apart. */
function psychosis1() {
  const rng = random(56);
  const ghost = (x, y, s, o, token) =>
    faded(
      o,
      place(
        x,
        y,
        s,
        fill(token, [
          limb(
            [
              [0, 0, 7],
              [-2, -60, 5],
              [2, -110, 3.4],
            ],
            0,
          ),
          limb(
            [
              [-2, -58, 4],
              [-26, -90, 2.6],
              [-38, -118, 1],
            ],
            0,
          ),
          limb(
            [
              [0, -76, 3.4],
              [24, -104, 2.4],
              [36, -132, 1],
            ],
            0,
          ),
          limb(
            [
              [2, -108, 3],
              [-8, -134, 2],
              [-12, -152, 0.8],
            ],
            0,
          ),
          limb(
            [
              [2, -108, 2.6],
              [12, -132, 1.8],
              [14, -150, 0.8],
            ],
            0,
          ),
          limb(
            [
              [-26, -90, 2],
              [-44, -98, 1.4],
              [-56, -96, 0.7],
            ],
            0,
          ),
          limb(
            [
              [24, -104, 2],
              [44, -110, 1.4],
              [54, -106, 0.7],
            ],
            0,
          ),
        ]),
      ),
    );
  return drawing(
    W,
    H,
    rect('hill-1', 0, 0, W, H),
    circle('glow', 330, 88, 70, 0.35),
    circle('glow', 330, 88, 50, 0.5),
    circle('sun', 330, 88, 30, 0.55),
    circle('sun', 348, 92, 30, 0.3),
    fill(
      'mist',
      land([
        [0, 120],
        [130, 100],
        [300, 124],
        [480, 98],
      ]).d,
      0.5,
    ),
    fill(
      'hill-2',
      land([
        [0, 174],
        [120, 154],
        [260, 178],
        [400, 152],
        [480, 160],
      ]).d,
      0.45,
    ),
    fill(
      'hill-2',
      land([
        [0, 166],
        [140, 150],
        [280, 170],
        [420, 146],
        [480, 154],
      ]).d,
      0.35,
    ),
    ghost(112, 240, 1.06, 0.32, 'hill-3'),
    ghost(128, 238, 1.06, 0.3, 'hill-3'),
    ghost(392, 238, 1.2, 0.3, 'hill-3'),
    ghost(408, 240, 1.2, 0.42, 'hill-3'),
    ghost(286, 216, 0.7, 0.28, 'hill-3'),
    ghost(296, 215, 0.7, 0.24, 'hill-3'),
    fill(
      'mist',
      land([
        [0, 214],
        [130, 202],
        [300, 218],
        [480, 204],
      ]).d,
      0.55,
    ),
    wisps(
      [
        [110, 200, 280, 16],
        [370, 186, 260, 14],
        [240, 160, 220, 10],
        [60, 156, 160, 9],
        [430, 226, 200, 13],
      ],
      0.6,
    ),
    fill('water', 'M0 258c90-12 170-8 240 4c70 12 150 14 240 6v52h-480z', 0.9),
    ripples(
      [
        [90, 274, 120],
        [360, 286, 130],
        [230, 300, 110],
      ],
      'paper',
      0.6,
    ),
    fill('hill-3', 'M0 276c60-8 130-8 186 0c50 6 84 16 104 44h-290z'),
    fill('hill-4', 'M0 300c50-8 110-6 150 20h-150z'),
    ellipse('hill-4', 196, 284, 32, 4, 0.5),
    figure(196, 284, 1, 'stand', { top: 'clay', skin: 'skin-2', style: 'scarf', hair: 'leaf-4' }),
    wisps(
      [
        [176, 262, 150, 9],
        [262, 240, 130, 7],
      ],
      0.6,
    ),
    place(
      262,
      292,
      1,
      stone(rng, 0, 0, 14, 5, 'hill-2', 'hill-4'),
      stone(rng, 1, -7, 10, 4, 'hill-2', 'hill-4'),
      stone(rng, 0, -13, 7, 3, 'mist', 'hill-3'),
    ),
  );
}

/** Two people with a lantern, on their way to a lit house; the fog thins. */
function psychosis2() {
  const rng = random(60);
  const a = land([
      [0, 168],
      [130, 148],
      [270, 170],
      [390, 140],
      [480, 150],
    ]),
    b = land([
      [0, 212],
      [150, 204],
      [300, 208],
      [390, 188],
      [480, 190],
    ]),
    c = land([
      [0, 262],
      [140, 254],
      [320, 262],
      [480, 246],
    ]);
  return drawing(
    W,
    H,
    rect('hill-5', 0, 0, W, H),
    fill(
      'hill-4',
      land([
        [0, 56],
        [140, 44],
        [320, 64],
        [480, 42],
      ]).d,
      0.6,
    ),
    fill(
      'hill-3',
      land([
        [0, 110],
        [150, 98],
        [330, 116],
        [480, 96],
      ]).d,
      0.5,
    ),
    stars([
      [54, 42],
      [120, 76],
      [190, 34],
      [262, 62],
      [440, 36],
      [330, 30],
      [20, 92],
      [400, 84],
    ]),
    crescent(96, 64, 17, 'sun'),
    fill('hill-3', [
      a.d,
      ...pines(
        rng,
        a,
        [
          [50, 60, 5, 44],
          [246, 40, 4, 34],
        ],
        0,
      ),
    ]),
    mist(a, { n: 4, start: 10, step: 8, o: 0.1, token: 'mist' }),
    circle('amber', 404, 164, 62, 0.14),
    house(404, 190, 1),
    fill('hill-4', [
      b.d,
      ...pines(
        rng,
        b,
        [
          [336, 24, 3, 50],
          [462, 30, 3, 58],
        ],
        0,
      ),
    ]),
    wisps(
      [
        [130, 222, 240, 10],
        [300, 234, 200, 8],
        [40, 240, 140, 8],
      ],
      0.25,
    ),
    fill(
      'amber',
      'M398 189h12c2 12-50 16-48 26c2 12 30 14 20 28c-14 20-80 34-130 77h-84c60-50 150-66 160-86c4-10-20-10-16-20c6-12 78-14 86-25z',
      0.35,
    ),
    fill('hill-5', [c.d, ...grass(rng, c, 10, 150, 8, 12), ...grass(rng, c, 340, 470, 8, 12)], 0.55),
    circle('amber', 262, 246, 66, 0.14),
    circle('amber', 262, 246, 42, 0.18),
    figure(
      196,
      298,
      1.02,
      'walk',
      { top: 'clay-soft', skin: 'skin-1', style: 'long', hair: 'ink', cloth: 'hill-6' },
      {
        arms: [
          null,
          [
            [0, -101],
            [10, -82],
            [18, -64],
          ],
        ],
      },
    ),
    figure(
      232,
      300,
      1.04,
      'walk',
      { top: 'leaf-4', skin: 'skin-2', style: 'short', cloth: 'ink' },
      {
        arms: [
          [
            [2, -101],
            [14, -82],
            [29, -72],
          ],
          [
            [0, -101],
            [-10, -83],
            [-16, -66],
          ],
        ],
      },
    ),
    lantern(264, 262, 0.72),
    fill('hill-6', [
      land([
        [0, 304],
        [150, 308],
        [320, 310],
        [480, 298],
      ]).d,
      ...grass(
        rng,
        land([
          [0, 304],
          [150, 308],
          [320, 310],
          [480, 298],
        ]),
        6,
        474,
        14,
        13,
      ),
    ]),
  );
}

export default {
  'anxiety-1': anxiety1,
  'anxiety-2': anxiety2,
  'depression-1': depression1,
  'depression-2': depression2,
  'ocd-1': ocd1,
  'ocd-2': ocd2,
  'panic-1': panic1,
  'panic-2': panic2,
  'bipolar-1': bipolar1,
  'bipolar-2': bipolar2,
  'schizophrenia-1': schizophrenia1,
  'schizophrenia-2': schizophrenia2,
  'ptsd-1': ptsd1,
  'ptsd-2': ptsd2,
  'ptsd-3': ptsd3,
  'psychosis-1': psychosis1,
  'psychosis-2': psychosis2,
};
