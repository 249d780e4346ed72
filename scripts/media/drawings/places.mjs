// Larger pictures of single pages: talk to a therapist, mission, welcome, not found.
import {
  Pen,
  circle,
  drawing,
  ellipse,
  faded,
  fill,
  lens,
  limb,
  place,
  random,
  rect,
  round,
  shape,
  stroke,
} from './kit.mjs';
import {
  branch,
  glitter,
  glow,
  grass,
  leaf,
  mist,
  pines,
  reeds,
  ridge,
  ripples,
  sky,
  tree,
  wisps,
} from './nature.mjs';
import { birds, chair, lantern } from './things.mjs';

function therapist() {
  const W = 480,
    H = 440,
    rng = random(5);
  const a = ridge(W, H, [
    [0, 262],
    [110, 244],
    [230, 262],
    [360, 236],
    [480, 252],
  ]);
  const b = ridge(W, H, [
    [0, 300],
    [130, 290],
    [280, 306],
    [480, 286],
  ]);
  const c = ridge(W, H, [
    [0, 354],
    [150, 344],
    [320, 352],
    [480, 342],
  ]);
  return drawing(
    W,
    H,
    sky(W, H, { sun: [398, 112, 36], horizon: 250, depth: 150 }),
    fill('hill-1', a.d),
    mist(a, { n: 4, start: 12, step: 8, o: 0.16 }),
    fill('hill-2', [
      b.d,
      ...pines(
        rng,
        b,
        [
          [56, 40, 4, 36],
          [440, 30, 3, 40],
        ],
        0,
      ),
    ]),
    mist(b, { n: 4, start: 12, step: 8, o: 0.13 }),
    fill('hill-3', c.d),
    ellipse('hill-4', 240, 392, 190, 15, 0.5),
    tree({
      seed: 9,
      trunk: [
        [250, 394],
        [242, 362],
        [245, 334],
        [236, 306],
        [241, 282],
      ],
      girth: 11,
      tip: 0.5,
      power: 2,
      crown: [
        [128, 208, 54, 40],
        [164, 142, 66, 48],
        [240, 100, 78, 52],
        [316, 142, 66, 48],
        [350, 208, 52, 40],
        [240, 176, 84, 48],
      ],
      points: 300,
      step: 10,
      reach: 70,
      kill: 14,
      leaves: 134,
      size: 22.5,
      light: [0.5, -0.8],
      places: 0,
    }),
    fill('trunk', 'M222 394c10-5 15-16 18-30h19c1 15 9 25 21 30q-30 5-58 0z'),
    chair(146, 410, 1.06, 1, 'clay'),
    chair(334, 410, 1.06, -1, 'paper'),
    fill(
      'hill-4',
      ridge(W, H, [
        [0, 424],
        [140, 416],
        [300, 426],
        [480, 414],
      ]).d,
    ),
  );
}

function mission() {
  const W = 480,
    H = 400,
    rng = random(27);
  const a = ridge(W, 232, [
    [0, 176],
    [120, 150],
    [250, 178],
    [370, 148],
    [480, 166],
  ]);
  const b = ridge(W, 236, [
    [0, 204],
    [110, 196],
    [240, 214],
    [370, 200],
    [480, 208],
  ]);
  const shore = ridge(W, H, [
    [0, 330],
    [80, 338],
    [170, 366],
    [280, 388],
    [400, 372],
    [480, 352],
  ]);
  return drawing(
    W,
    H,
    rect('hill-6', 0, 0, W, H),
    [
      [0, 56],
      [1, 104],
      [2, 146],
    ].map(([i, y]) =>
      fill(
        ['hill-5', 'hill-4', 'hill-3'][i],
        ridge(W, H, [
          [0, y],
          [150, y - 12 + i * 8],
          [320, y + 8 - i * 5],
          [480, y - 8],
        ]).d,
        0.6,
      ),
    ),
    fill(
      'sun',
      [
        [60, 44],
        [112, 92],
        [204, 34],
        [262, 74],
        [420, 48],
        [450, 112],
        [30, 118],
        [168, 122],
        [390, 96],
      ].map(([x, y], i) => {
        const r = i % 3 ? 1.3 : 1.9;
        return new Pen(1)
          .M(x - r, y)
          .A(r, x + r, y)
          .A(r, x - r, y)
          .Z()
          .toString();
      }),
      0.7,
    ),
    circle('mist', 318, 92, 84, 0.08),
    circle('mist', 318, 92, 64, 0.1),
    circle('mist', 318, 92, 48, 0.14),
    circle('sun', 318, 92, 32),
    fill('amber', round(rng, 310, 86, 10, 8, 0.06, 7), 0.22),
    fill('amber', round(rng, 329, 102, 6, 5, 0.06, 7), 0.22),
    fill('hill-4', a.d),
    faded(0.6, mist(a, { n: 4, start: 12, step: 7, o: 0.14, token: 'water-deep' })),
    fill('hill-5', [
      b.d,
      ...pines(rng, b, [
        [40, 70, 6, 50],
        [196, 40, 4, 30],
        [420, 84, 7, 56],
      ]),
    ]),
    rect('hill-4', 0, 230, W, 170),
    fill('water-deep', lens(240, 231, 620, 12, 0), 0.5),
    fill(
      'water-deep',
      ridge(W, H, [
        [0, 252],
        [150, 246],
        [300, 254],
        [480, 246],
      ]).d,
      0.22,
    ),
    fill(
      'water-deep',
      ridge(W, H, [
        [0, 300],
        [150, 310],
        [300, 300],
        [480, 308],
      ]).d,
      0.16,
    ),
    glitter(rng, 318, 240, 118, 84, 70, 12, 'sun', 0.75),
    ripples(
      [
        [84, 256, 90],
        [190, 276, 120],
        [430, 268, 80],
        [70, 300, 96],
        [210, 322, 90, 2.4],
      ],
      'water',
      0.3,
    ),
    faded(0.6, glitter(rng, 142, 320, 44, 30, 22, 6, 'amber', 0.9)),
    // A small jetty with one lantern.
    fill('hill-6', [
      limb([
        [52, 318, 3.5],
        [53, 366, 4],
      ]),
      limb([
        [98, 312, 3],
        [99, 356, 3.6],
      ]),
      limb([
        [164, 304, 3],
        [165, 338, 3],
      ]),
    ]),
    fill('hill-6', 'M0 322l186-21l2 7l-188 25z'),
    fill('clay-soft', 'M0 315l176-18l12 5l-188 23z', 0.75),
    stroke('hill-6', 'M26 312l10 8M62 309l10 7M98 305l10 8M132 302l10 7M160 299l10 7', 1.5, 0.8),
    lantern(142, 305, 1.06),
    fill('ink', [shore.d, ...grass(rng, shore, 150, 470, 18, 16)], 0.92),
    reeds(rng, 372, 380, 96, 15, 110, 'ink', 0.4),
    reeds(rng, 6, 400, 60, 7, 74, 'ink', 0.3),
  );
}

function notFound() {
  const W = 320,
    H = 240,
    rng = random(3);
  const a = ridge(W, H, [
    [0, 108],
    [80, 96],
    [170, 112],
    [250, 92],
    [320, 104],
  ]);
  const b = ridge(W, H, [
    [0, 138],
    [90, 128],
    [200, 140],
    [320, 126],
  ]);
  const c = ridge(W, H, [
    [0, 172],
    [110, 164],
    [220, 176],
    [320, 164],
  ]);
  return drawing(
    W,
    H,
    sky(W, H, { sun: [92, 66, 22], horizon: 112, depth: 74 }),
    fill('hill-1', a.d, 0.8),
    mist(a, { n: 5, start: 5, step: 5, o: 0.2 }),
    fill(
      'hill-2',
      [
        b.d,
        ...pines(rng, b, [
          [44, 40, 4, 34],
          [288, 36, 4, 40],
        ]),
      ],
      0.75,
    ),
    mist(b, { n: 6, start: 2, step: 5, o: 0.2 }),
    fill('hill-3', [c.d, ...grass(rng, c, 6, 90, 6, 9), ...grass(rng, c, 230, 314, 6, 9)]),
    fill(
      'mist',
      'M104 240c14-24 66-30 62-46c-4-12-34-10-26-22c4-6 12-8 20-9c-6 5-6 8 4 12c16 6 34 10 32 24c-4 16-34 22-32 41z',
      0.85,
    ),
    faded(
      0.9,
      wisps(
        [
          [170, 166, 210, 11],
          [120, 176, 170, 9],
          [226, 182, 150, 8],
        ],
        0.55,
      ),
    ),
    wisps([[160, 158, 150, 10]], 0.7),
    ellipse('hill-4', 232, 222, 22, 3.5, 0.7),
    fill(
      'trunk',
      limb([
        [232, 222, 3.6],
        [231, 180, 3.2],
        [232, 128, 2.8],
      ]),
    ),
    fill(
      'clay',
      shape(
        [
          [206, 138],
          [230, 135],
          [256, 136],
          [268, 144.5],
          [256, 153],
          [230, 154],
          [207, 153],
        ],
        1,
        0.35,
      ),
    ),
    fill(
      'clay-soft',
      shape(
        [
          [252, 160],
          [230, 159],
          [210, 161],
          [199, 168],
          [210, 175.5],
          [230, 177],
          [253, 175],
        ],
        1,
        0.35,
      ),
    ),
    fill('ink', 'M229 138h6l-.5 84h-3z', 0.14),
    fill('hill-4', [
      ridge(W, H, [
        [0, 222],
        [50, 226],
        [96, 240],
      ]).d,
      ridge(W, H, [
        [176, 240],
        [240, 228],
        [320, 220],
      ]).d,
    ]),
    fill('leaf-2', [leaf(238, 224, 13, -1.1), leaf(226, 224, 12, -2.1), leaf(232, 224, 9, -1.6)]),
    birds(
      [
        [186, 52, 9],
        [206, 62, 7],
      ],
      'leaf-3',
    ),
  );
}

function welcome() {
  const W = 480,
    H = 640,
    rng = random(44);
  const a = ridge(W, H, [
    [90, 296],
    [170, 274],
    [260, 298],
    [390, 270],
  ]);
  const b = ridge(W, H, [
    [90, 338],
    [190, 326],
    [290, 342],
    [390, 324],
  ]);
  const c = ridge(W, H, [
    [90, 388],
    [200, 398],
    [300, 384],
    [390, 394],
  ]);
  const d = ridge(W, H, [
    [90, 440],
    [180, 428],
    [300, 442],
    [390, 430],
  ]);
  return drawing(
    W,
    H,
    rect('sky-high', 90, 70, 300, 500),
    [210, 236, 262].map((y, i) =>
      fill(
        'sky-low',
        ridge(W, 560, [
          [90, y - 60 + i * 14],
          [200, y - 74 + i * 18],
          [390, y - 56 + i * 12],
        ]).d,
        0.4,
      ),
    ),
    glow(268, 208, 42),
    fill('hill-1', a.d),
    mist(a, { n: 5, start: 12, step: 6, o: 0.15 }),
    fill('hill-2', [
      b.d,
      ...pines(
        rng,
        b,
        [
          [210, 34, 3, 26],
          [352, 40, 3, 30],
        ],
        0,
      ),
    ]),
    mist(b, { n: 5, start: 12, step: 7, o: 0.14 }),
    fill('hill-3', [c.d, ...pines(rng, c, [[332, 56, 4, 66]], 0)]),
    mist(c, { n: 4, start: 16, step: 8, o: 0.1 }),
    fill('hill-4', d.d),
    fill(
      'mist',
      'M196 566c8-44 78-62 66-92c-8-18-40-18-28-36c6-8 20-10 30-10c-8 5-10 9 0 14c22 10 46 18 42 44c-4 30-18 50-14 80z',
      0.85,
    ),
    tree({
      seed: 9,
      trunk: [
        [158, 476],
        [152, 446],
        [158, 410],
        [150, 376],
        [156, 350],
      ],
      girth: 7,
      tip: 0.5,
      power: 2,
      thick: 1.4,
      crown: [
        [118, 306, 36, 30],
        [146, 256, 46, 38],
        [196, 290, 42, 34],
        [160, 322, 40, 26],
      ],
      points: 130,
      step: 9,
      reach: 60,
      kill: 14,
      leaves: 56,
      size: 19,
      light: [0.7, -0.6],
      places: 0,
    }),
    fill('hill-5', 'M90 474c34-6 66-4 88 6c30 14 44 50 86 86h-174z'),
    // The wall with its arched opening, and an open door at the right.
    fill('hill-6', 'M0 0h480v640h-480zM104 560h272v-332a136 136 0 0 0-272 0z'),
    fill('hill-3', 'M88 560h16v-332a136 136 0 0 1 272 0v332h16v-332a152 152 0 0 0-304 0z'),
    fill('clay', 'M376 560v-332c0-40-10-70-26-94c54 2 74 38 74 92v380z'),
    fill('ink', 'M376 560v-332c0-40-10-70-26-94c8 0 15 1 21 3c14 24 17 56 17 91v343z', 0.25),
    stroke('ink', 'M398 232v160l14 2v-164c0-26-6-48-16-58M398 410v144l14 10v-152z', 2, 0.3),
    circle('amber', 394, 404, 4),
    // Steps, lantern, pot.
    fill('hill-4', 'M72 560h336l22 22h-380z'),
    fill('hill-3', 'M104 560h272l10 22h-292z', 0.7),
    fill('hill-5', 'M50 582h380l26 28h-432z'),
    fill('hill-4', 'M20 610h440v30h-440z', 0.6),
    fill('sky-low', 'M118 560h236l18 50h-284z', 0.3),
    lantern(54, 606, 1.24),
    place(
      440,
      606,
      1,
      fill('leaf-3', [leaf(0, -36, 54, -2, 1), leaf(0, -36, 50, -1), leaf(0, -34, 40, -2.7)]),
      fill('leaf-1', [leaf(0, -36, 60, -1.5), leaf(0, -34, 38, -0.4, 1)]),
      fill('leaf-2', [leaf(0, -34, 40, -1.8, 1), leaf(0, -32, 32, -2.4, 1)]),
      fill('clay-soft', 'M-23-36h46l-6 36q-17 4-34 0z'),
      rect('clay', -26, -40, 52, 8, 1, 2),
    ),
    branch(
      rng,
      [
        [0, 92, 4],
        [40, 84, 3],
        [80, 92, 2],
        [112, 112, 0.6],
      ],
      { n: 11, size: 25, bark: 'ink' },
    ),
    branch(
      rng,
      [
        [0, 60, 3],
        [30, 40, 2.2],
        [66, 34, 0.6],
      ],
      { n: 7, size: 23, bark: 'ink' },
    ),
  );
}

export default { therapist, mission, 'not-found': notFound, welcome };
