// One picture for each topic, 320 × 240.
import {
  Pen,
  circle,
  drawing,
  ellipse,
  faded,
  fill,
  lens,
  limb,
  line,
  place,
  random,
  rect,
  stroke,
} from './kit.mjs';
import {
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
import { cup, figure } from './people.mjs';
import { birds, boat, crescent, heron, lantern, stone } from './things.mjs';

const W = 320,
  H = 240;
const land = (points, foot = H) => ridge(W, foot, points);

/** A knotted vine loosens into one calm line above still water. */
function anxiety() {
  const rng = random(2),
    a = land(
      [
        [0, 142],
        [90, 128],
        [200, 146],
        [320, 126],
      ],
      166,
    );
  const pts = Array.from({ length: 52 }, (_, i) => {
    const t = i * 0.84,
      r = 26 + 9 * Math.sin(i * 0.31),
      q = 15 - i * 0.1;
    return [
      86 + Math.cos(t) * r + Math.cos(t * 0.37 + 1) * q,
      92 + Math.sin(t) * r * 0.9 + Math.sin(t * 0.29) * q * 0.8,
    ];
  });
  pts.push([122, 82], [136, 106], [160, 113], [184, 104], [212, 114], [240, 107], [266, 112], [298, 108]);
  return drawing(
    W,
    H,
    sky(W, H, { sun: [250, 74, 25], horizon: 140, depth: 96 }),
    fill('hill-1', a.d),
    mist(a, { n: 3, start: 8, step: 5, o: 0.16 }),
    rect('water', 0, 164, W, 76),
    fill('mist', lens(160, 165, 420, 8), 0.6),
    fill(
      'water-deep',
      land([
        [0, 204],
        [110, 198],
        [220, 208],
        [320, 200],
      ]).d,
      0.5,
    ),
    glitter(rng, 250, 172, 54, 40, 34, 7, 'sun', 0.8),
    ripples(
      [
        [60, 182, 80],
        [150, 196, 100],
        [90, 216, 90],
        [206, 226, 80],
      ],
      'paper',
      0.45,
    ),
    stroke('clay', line(pts, 0), 2.2),
    fill('leaf-1', [leaf(186, 104, 15, -1.1), leaf(240, 107, 15, -0.9, 1), leaf(298, 108, 18, -0.35, 1)]),
    fill('leaf-2', [
      leaf(214, 115, 14, 1),
      leaf(268, 112, 15, 0.8, 1),
      leaf(160, 111, 12, 1.1),
      leaf(290, 109, 14, -1.3),
    ]),
    reeds(rng, 4, 242, 50, 7, 60, 'hill-4', 0.3),
  );
}

/** Rain over the hills; one clearing of light, with a lantern in it. */
function depression() {
  const rng = random(12);
  const a = land([
    [0, 128],
    [80, 114],
    [170, 132],
    [250, 112],
    [320, 122],
  ]);
  const b = land([
    [0, 162],
    [100, 152],
    [200, 168],
    [320, 148],
  ]);
  const c = land([
    [0, 204],
    [90, 198],
    [200, 194],
    [260, 184],
    [320, 192],
  ]);
  return drawing(
    W,
    H,
    rect('hill-1', 0, 0, W, H),
    fill(
      'mist',
      land([
        [0, 92],
        [110, 84],
        [220, 98],
        [320, 80],
      ]).d,
      0.45,
    ),
    fill('glow', 'M222 0h70l24 200h-128z', 0.6),
    fill('glow', 'M242 0h34l20 200h-84z', 0.6),
    fill('sun', 'M242 0h34l20 200h-84z', 0.07),
    fill('hill-2', a.d),
    mist(a, { n: 3, start: 8, step: 6, o: 0.13 }),
    fill('hill-3', [
      b.d,
      ...pines(rng, b, [
        [48, 50, 5, 36],
        [150, 30, 3, 28],
      ]),
    ]),
    mist(b, { n: 3, start: 10, step: 6, o: 0.1 }),
    rain(rng, 8, 62, 176, 118, 34, 'mist', 0.75),
    fill('hill-2', cloud(44, 46, 130, 34)),
    fill('hill-3', cloud(112, 62, 150, 44), 0.85),
    fill('hill-2', cloud(184, 48, 96, 26)),
    fill('hill-4', [c.d, ...grass(rng, c, 10, 180, 10, 10)]),
    fill('leaf-2', 'M168 202c30-12 60-18 92-18q32 0 60 8v22c-50 4-112 6-152-12z', 0.5),
    fill(
      'hill-4',
      land([
        [0, 216],
        [140, 208],
        [230, 214],
        [320, 206],
      ]).d,
    ),
    lantern(254, 206, 0.9),
    stroke('leaf-2', 'M218 210q1-10-1-17M226 211q0-9 3-14M286 208q0-10 3-18M294 208q0-8-2-13', 1.5),
    fill(
      'amber',
      [
        [217, 191],
        [289, 188],
      ].map(([x, y]) => [0, 1, 2, 3, 4].map((i) => leaf(x, y, 5.5, i * 1.257, 1)).join('')),
    ),
    fill(
      'paper',
      [
        [229, 195],
        [292, 193],
      ].map(([x, y]) => [0, 1, 2, 3, 4].map((i) => leaf(x, y, 4.6, 0.4 + i * 1.257, 1)).join('')),
    ),
  );
}

/** Stepping stones go round in a ring; the ring opens toward the bank. */
function ocd() {
  const rng = random(6);
  const ring = Array.from({ length: 10 }, (_, i) => {
    const t = 0.95 + i * 0.55;
    return [140 + Math.cos(t) * 92, 126 + Math.sin(t) * 47, 0.72 + (0.28 * (Math.sin(t) + 1)) / 2];
  });
  const way = [
    [226, 178, 1.02],
    [262, 188, 1.04],
    [294, 204, 1.1],
  ];
  return drawing(
    W,
    H,
    rect('water', 0, 0, W, H),
    fill('hill-1', 'M0 0h320v34q-60 14-120 4q-90-10-200 12z'),
    fill('hill-2', 'M0 0h320v16q-80 12-150 4q-90-8-170 10z'),
    [
      [132, 72],
      [104, 54],
      [72, 36],
      [40, 19],
    ].map(([x, y], i) => ellipse(i % 2 ? 'water' : 'water-deep', 140, 126, x, y, i % 2 ? 0.75 : 0.34)),
    fill('sun', [lens(140, 118, 34, 4), lens(140, 126, 50, 6), lens(141, 134, 30, 4)], 0.8),
    fill('hill-3', 'M320 172c-20 4-30 16-46 26c-18 12-26 24-30 42h76z'),
    fill('leaf-1', 'M320 190c-14 4-24 12-34 20c-12 9-18 18-20 30h54z'),
    ring.map(([x, y, k]) => stone(rng, +x.toFixed(1), +y.toFixed(1), 16.5 * k, 7.6 * k, 'mist', 'hill-4')),
    way.map(([x, y, k], i) => stone(rng, x, y, 16.5 * k, 7.6 * k, i ? 'leaf-4' : 'leaf-2', 'hill-4')),
    stroke('leaf-2', 'M306 216q-1-12 4-18M312 220q4-12 2-20M284 230q-2-8-6-12', 1.6),
    fill('clay-soft', [leaf(310, 198, 6, -2), leaf(310, 198, 6, -1), leaf(314, 200, 6, -0.6)]),
    fill('leaf-2', 'M52 190a20 7 0 1 1-10-6l-10 6z'),
    fill('leaf-3', 'M42 206a15 5 0 1 1-7-4.5l-8 4.5z'),
    fill('paper', [leaf(30, 187, 10, -1.57, 1), leaf(30, 187, 10, -2.4, 1), leaf(30, 187, 10, -0.74, 1)]),
  );
}

/** A wave passes under a small boat; beyond it the water is flat. */
function panic() {
  const rng = random(15),
    w = (pts) => land(pts);
  return drawing(
    W,
    H,
    sky(W, H, { sun: [252, 74, 26], horizon: 120, depth: 90 }),
    fill(
      'hill-1',
      land([
        [0, 116],
        [70, 106],
        [160, 118],
        [250, 104],
        [320, 112],
      ]).d,
    ),
    fill('mist', lens(160, 126, 420, 10), 0.7),
    rect('water', 0, 126, W, 114),
    glitter(rng, 252, 132, 34, 50, 40, 6, 'sun', 0.8),
    ripples(
      [
        [60, 136, 90],
        [170, 142, 90],
      ],
      'paper',
      0.5,
    ),
    fill(
      'water-deep',
      w([
        [0, 178],
        [50, 166],
        [104, 128],
        [150, 118],
        [196, 134],
        [244, 164],
        [320, 168],
      ]).d,
      0.75,
    ),
    boat(150, 124, 0.98, { turn: -4 }),
    fill(
      'trunk',
      limb([
        [150, 108, 1.8],
        [147, 58, 1.2],
      ]),
    ),
    fill('paper', 'M150 104q38-12 32-24q-10-14-34-20z'),
    fill('amber', 'M145 102q-26-10-22-20q8-10 23-18z'),
    fill(
      'water-deep',
      w([
        [0, 188],
        [44, 182],
        [92, 150],
        [134, 132],
        [176, 136],
        [226, 168],
        [320, 180],
      ]).d,
    ),
    stroke(
      'paper',
      'M74 172c20-12 36-28 60-31c24-2 40 12 58 22M96 182c16-12 28-22 46-24c16-1 26 8 38 15',
      2,
      0.6,
    ),
    fill(
      'hill-3',
      w([
        [0, 204],
        [60, 200],
        [130, 178],
        [200, 186],
        [260, 202],
        [320, 198],
      ]).d,
      0.8,
    ),
    fill(
      'hill-4',
      w([
        [0, 222],
        [80, 216],
        [160, 208],
        [240, 218],
        [320, 214],
      ]).d,
    ),
    stroke('mist', 'M100 200q34-12 70-4M190 212q40 6 70 2M30 224q30-4 50-4', 1.8, 0.4),
    birds(
      [
        [62, 58, 9],
        [84, 48, 7],
        [48, 42, 6],
      ],
      'leaf-3',
    ),
  );
}

/** One path over a hill and through a valley, under sun and moon. */
function bipolar() {
  const rng = random(18);
  const a = land([
    [0, 118],
    [64, 94],
    [120, 100],
    [190, 148],
    [250, 160],
    [320, 138],
  ]);
  const b = land([
    [0, 152],
    [70, 128],
    [130, 138],
    [200, 178],
    [262, 184],
    [320, 170],
  ]);
  return drawing(
    W,
    H,
    rect('sky-high', 0, 0, W, H),
    fill('sky-low', 'M0 0h176q-24 50 2 110t-8 130h-170z', 0.75),
    fill('hill-2', 'M198 0h122v240h-148q24-50 2-120t24-120z', 0.6),
    fill('hill-3', 'M240 0h80v240h-100q24-60 4-120t16-120z', 0.75),
    fill('hill-4', 'M284 0h36v240h-60q24-60 8-120t16-120z', 0.6),
    circle('glow', 78, 58, 46, 0.4),
    circle('glow', 78, 58, 36, 0.5),
    circle('amber', 78, 58, 25),
    crescent(254, 66, 19, 'paper'),
    fill(
      'paper',
      [
        [206, 40],
        [290, 36],
        [292, 102],
        [222, 100],
      ].map(([x, y]) =>
        new Pen(1)
          .M(x - 1.4, y)
          .A(1.4, x + 1.4, y)
          .A(1.4, x - 1.4, y)
          .Z()
          .toString(),
      ),
    ),
    fill('hill-2', [
      a.d,
      ...pines(rng, a, [
        [26, 26, 3, 24],
        [294, 34, 4, 28],
      ]),
    ]),
    mist(a, { n: 3, start: 10, step: 7, o: 0.13 }),
    fill('hill-3', b.d),
    fill(
      'mist',
      'M80 131c12 12 44 14 44 26c0 14-60 10-62 28c-1 14 50 20 98 22c50 2 92-6 96-16c3-8-14-8-12-14l8 0c2 4 22 6 20 18c-3 18-54 34-118 32c-66-2-122-18-120-42c2-24 58-22 60-32c1-8-16-14-22-22z',
      0.9,
    ),
    fill(
      'hill-4',
      land([
        [0, 222],
        [60, 226],
        [150, 236],
        [230, 230],
        [320, 216],
      ]).d,
    ),
    fill(
      'hill-4',
      pines(rng, b, [
        [46, 24, 3, 34],
        [212, 34, 3, 40],
      ]),
    ),
    figure(150, 212, 0.3, 'walk', { top: 'clay', style: 'short', dir: -1 }),
    figure(164, 213, 0.29, 'walk', { top: 'amber', style: 'bun', skin: 'skin-2', dir: -1 }),
  );
}

/** Wavering reflections gather into one heron. */
function schizophrenia() {
  const rng = random(25),
    a = land(
      [
        [0, 104],
        [90, 90],
        [190, 106],
        [320, 88],
      ],
      132,
    );
  const mirror = (dx, o, s) =>
    faded(
      o,
      place(
        158 + dx,
        138,
        [s, -s],
        fill(
          'paper',
          limb([
            [-30, -36, 1],
            [-16, -44, 7],
            [0, -50, 12],
            [14, -56, 9],
            [22, -68, 5.4],
            [19, -82, 4],
            [21, -94, 3.7],
            [32, -103, 3.6],
            [42, -104, 3],
          ]),
        ),
        dx ? '' : stroke('paper', 'M-3-40v40M8-40v40', 1.6),
      ),
    );
  return drawing(
    W,
    H,
    sky(W, H, { sun: [72, 62, 22], horizon: 104, depth: 76 }),
    fill('hill-1', [a.d, ...pines(rng, a, [[34, 36, 4, 22]])]),
    mist(a, { n: 3, start: 7, step: 5, o: 0.16 }),
    fill(
      'hill-2',
      land(
        [
          [0, 126],
          [60, 118],
          [180, 130],
          [260, 118],
          [320, 122],
        ],
        134,
      ).d,
    ),
    rect('water-deep', 0, 132, W, 108),
    fill(
      'water',
      land([
        [0, 138],
        [110, 134],
        [220, 136],
        [320, 134],
      ]).d,
      0.55,
    ),
    mirror(-66, 0.3, 0.78),
    mirror(60, 0.3, 0.78),
    mirror(-30, 0.4, 0.9),
    mirror(26, 0.35, 0.86),
    mirror(0, 0.7, 1),
    fill(
      'water-deep',
      [
        [160, 160, 220, 2.6],
        [150, 176, 240, 3],
        [170, 190, 250, 3.4],
        [150, 206, 260, 4],
        [160, 224, 270, 5],
        [84, 168, 60, 2.4],
        [236, 183, 70, 2.6],
      ].map((v) => lens(...v)),
    ),
    ripples(
      [
        [158, 140, 64, 3],
        [158, 146, 110, 3],
        [158, 153, 160, 3],
      ],
      'mist',
      0.7,
    ),
    heron(158, 139, 1, 1),
    ellipse('mist', 161, 139, 15, 2.2, 0.8),
    reeds(rng, 262, 242, 54, 11, 122, 'hill-5', 0.45),
    reeds(rng, 4, 242, 42, 7, 78, 'hill-4', 0.3),
  );
}

/** A storm moves away behind a sheltering tree. */
function ptsd() {
  const rng = random(30);
  const a = land([
      [0, 146],
      [80, 132],
      [180, 150],
      [320, 132],
    ]),
    c = land([
      [0, 196],
      [110, 186],
      [220, 196],
      [320, 188],
    ]);
  return drawing(
    W,
    H,
    sky(W, H, { sun: [54, 74, 22], horizon: 150, depth: 96 }),
    fill('hill-2', cloud(270, 64, 120, 40), 0.85),
    fill('hill-3', cloud(304, 82, 116, 40), 0.9),
    rain(rng, 256, 88, 64, 40, 14, 'hill-3', 0.5),
    fill('hill-1', cloud(218, 40, 66, 18), 0.85),
    fill('hill-1', a.d),
    mist(a, { n: 4, start: 10, step: 6, o: 0.15 }),
    fill(
      'hill-2',
      land([
        [0, 174],
        [120, 166],
        [230, 176],
        [320, 166],
      ]).d,
    ),
    fill('hill-3', c.d),
    ellipse('hill-4', 142, 208, 92, 9, 0.55),
    tree({
      seed: 14,
      trunk: [
        [146, 208],
        [141, 188],
        [144, 168],
        [139, 150],
        [141, 136],
      ],
      girth: 7,
      tip: 0.45,
      power: 2,
      thick: 1.2,
      crown: [
        [80, 106, 38, 24],
        [104, 74, 42, 28],
        [146, 60, 44, 28],
        [186, 78, 40, 28],
        [208, 108, 34, 22],
        [142, 98, 48, 26],
      ],
      points: 140,
      step: 8,
      reach: 50,
      kill: 12,
      leaves: 94,
      size: 16,
      light: [-0.8, -0.5],
      places: 0,
    }),
    fill('trunk', 'M132 209c5-3 7-8 8-14h12c1 8 5 12 11 14q-15 3-31 0z'),
    figure(112, 208, 0.44, 'knees', { top: 'clay', style: 'bun', skin: 'skin-2', dir: -1 }),
    figure(176, 208, 0.44, 'rest', { top: 'amber', style: 'short', dir: 1 }),
    fill(
      'hill-4',
      land([
        [0, 226],
        [110, 220],
        [220, 228],
        [320, 222],
      ]).d,
    ),
  );
}

/** Fog lifts from a shore; two hands hold a lantern. */
function psychosis() {
  const rng = random(33),
    a = land(
      [
        [0, 108],
        [70, 96],
        [150, 112],
        [240, 88],
        [320, 96],
      ],
      140,
    );
  return drawing(
    W,
    H,
    sky(W, H, { sun: [226, 58, 19], horizon: 100, depth: 80 }),
    fill('hill-1', [a.d, ...pines(rng, a, [[256, 44, 5, 26]])]),
    mist(a, { n: 3, start: 8, step: 6, o: 0.18 }),
    fill(
      'hill-2',
      ridge(W, 142, [
        [176, 142],
        [220, 126],
        [270, 118],
        [320, 112],
      ]).d,
    ),
    rect('water', 0, 138, W, 102),
    fill(
      'water-deep',
      land([
        [0, 176],
        [110, 170],
        [220, 180],
        [320, 172],
      ]).d,
      0.55,
    ),
    glitter(rng, 226, 144, 44, 30, 34, 6, 'sun', 0.7),
    ripples(
      [
        [60, 152, 90],
        [270, 170, 70],
        [50, 188, 80],
      ],
      'paper',
      0.45,
    ),
    wisps(
      [
        [70, 116, 190, 15],
        [150, 132, 220, 11],
        [30, 92, 130, 12],
        [270, 138, 150, 8],
      ],
      0.75,
    ),
    wisps(
      [
        [96, 78, 150, 8],
        [210, 102, 140, 7],
      ],
      0.5,
    ),
    circle('amber', 160, 146, 74, 0.14),
    circle('amber', 160, 146, 52, 0.18),
    lantern(160, 178, 1.5, { light: true }),
    cup(160, 190, [1, 1], 'skin-2', 'clay'),
    cup(160, 190, [-1, 1], 'skin-2', 'clay'),
  );
}

export default Object.fromEntries(
  Object.entries({ anxiety, depression, ocd, panic, bipolar, schizophrenia, ptsd, psychosis }).map(
    ([k, v]) => [`topic-${k}`, v],
  ),
);
