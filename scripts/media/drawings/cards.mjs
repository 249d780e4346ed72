// Pictures of the landing cards, 320 × 300; pages clip them to an arch.
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
  place,
  random,
  rect,
  round,
  shape,
  stroke,
} from './kit.mjs';
import { glitter, glow, grass, leaf, mist, pines, reeds, ridge, ripples, tree } from './nature.mjs';
import { head } from './people.mjs';
import { arch, lantern } from './things.mjs';

const W = 320,
  H = 300;

function breathing() {
  const rng = random(4),
    x = 160,
    y = 136;
  const a = ridge(W, H, [
    [0, 214],
    [70, 202],
    [160, 214],
    [250, 200],
    [320, 208],
  ]);
  const b = ridge(W, H, [
    [0, 238],
    [80, 244],
    [170, 232],
    [260, 242],
    [320, 232],
  ]);
  const c = ridge(W, H, [
    [0, 262],
    [90, 256],
    [190, 270],
    [320, 256],
  ]);
  return drawing(
    W,
    H,
    rect('sky-high', 0, 0, W, H),
    [128, 106, 84, 63].map((r) => fill('sky-low', round(rng, x, y, r, r, 0.012, 10), 0.42)),
    circle('glow', x, y, 44, 0.75),
    circle('sun', x, y, 31),
    fill('hill-1', a.d),
    mist(a, { n: 4, start: 8, step: 5, o: 0.16 }),
    fill('hill-2', [
      b.d,
      ...pines(rng, b, [
        [54, 26, 3, 20],
        [258, 34, 4, 22],
      ]),
    ]),
    mist(b, { n: 4, start: 10, step: 5, o: 0.12 }),
    fill('hill-3', [
      c.d,
      ...pines(rng, c, [
        [96, 16, 2, 26],
        [294, 18, 2, 28],
      ]),
    ]),
    fill(
      'hill-4',
      ridge(W, H, [
        [0, 284],
        [110, 278],
        [220, 288],
        [320, 280],
      ]).d,
    ),
  );
}

function exercises() {
  const rng = random(9);
  const a = ridge(W, H, [
    [0, 186],
    [80, 164],
    [170, 182],
    [250, 160],
    [320, 172],
  ]);
  const b = ridge(W, H, [
    [0, 214],
    [90, 222],
    [200, 206],
    [320, 218],
  ]);
  const c = ridge(W, H, [
    [0, 256],
    [100, 250],
    [220, 258],
    [320, 248],
  ]);
  const skin = 'skin-2',
    top = 'clay',
    cloth = 'hill-6';
  return drawing(
    W,
    H,
    rect('sky-low', 0, 0, W, H),
    circle('glow', 160, 128, 104, 0.35),
    circle('glow', 160, 128, 86, 0.45),
    circle('sun', 160, 128, 68),
    fill('hill-1', a.d),
    mist(a, { n: 4, start: 10, step: 6, o: 0.18 }),
    fill('hill-2', [
      b.d,
      ...pines(rng, b, [
        [38, 34, 4, 30],
        [282, 38, 4, 34],
      ]),
    ]),
    mist(b, { n: 5, start: 9, step: 6, o: 0.16 }),
    fill('hill-3', [c.d, ...grass(rng, c, 10, 310, 14, 9)]),
    fill(
      'hill-4',
      ridge(W, H, [
        [0, 284],
        [120, 276],
        [220, 286],
        [320, 278],
      ]).d,
    ),
    ellipse('hill-4', 160, 267, 42, 4.5, 0.7),
    // Standing on one leg, the other foot resting against the thigh, hands joined above.
    fill(
      skin,
      limb([
        [156, 256, 3.6],
        [156.5, 263, 3.6],
        [150, 266, 2.4],
      ]),
    ),
    fill(
      cloth,
      limb([
        [153, 186, 10.4],
        [153.5, 206, 9.2],
        [154, 225, 6.6],
        [155, 238, 6.4],
        [156, 257, 3.9],
      ]),
    ),
    fill(
      skin,
      limb([
        [164, 213, 3.4],
        [158, 222, 4],
        [157, 229, 2.4],
      ]),
    ),
    fill(
      cloth,
      limb([
        [166, 186, 10.2],
        [182, 193, 8.8],
        [197, 202, 6.4],
      ]),
    ),
    fill(
      cloth,
      limb([
        [197, 202, 6.2],
        [182, 208, 6],
        [165, 214, 3.8],
      ]),
    ),
    fill(skin, [
      limb([
        [149, 130, 5.4],
        [141, 117, 4.7],
        [142, 101, 4],
        [151, 84, 3.2],
        [159, 69, 2.2],
      ]),
      limb([
        [171, 130, 5.4],
        [179, 117, 4.7],
        [178, 101, 4],
        [169, 84, 3.2],
        [161, 69, 2.2],
      ]),
    ]),
    fill(
      skin,
      limb([
        [160, 112, 4.4],
        [160, 128, 5],
      ]),
    ),
    fill(
      top,
      shape([
        [150, 125],
        [156, 128],
        [164, 128],
        [170, 125],
        [175.5, 131],
        [173, 143],
        [170, 159],
        [174, 177],
        [177, 188],
        [160, 193],
        [143, 188],
        [146, 177],
        [150, 159],
        [147, 143],
        [144.5, 131],
      ]),
    ),
    fill(
      skin,
      shape([
        [160, 97],
        [167, 101],
        [168, 109],
        [164.5, 117],
        [160, 119.5],
        [155.5, 117],
        [152, 109],
        [153, 101],
      ]),
    ),
    fill('ink', [
      shape([
        [160, 93.5],
        [168, 97.5],
        [169.5, 107],
        [166, 103.5],
        [160, 102.5],
        [154, 103.5],
        [150.5, 107],
        [152, 97.5],
      ]),
      round(rng, 160, 90.5, 5.4, 5, 0.03, 7),
    ]),
  );
}

function games() {
  const rng = random(14);
  const bubble = (x, y, r, token, o = 0.72) =>
    circle(token, x, y, r, o) +
    circle('paper', x + r * 0.1, y + r * 0.12, +(r * 0.82).toFixed(1), 0.16) +
    fill(
      'paper',
      new Pen(1)
        .M(x - r * 0.66, y - r * 0.12)
        .Q(x - r * 0.6, y - r * 0.62, x - r * 0.1, y - r * 0.72)
        .Q(x - r * 0.46, y - r * 0.46, x - r * 0.66, y - r * 0.12)
        .Z()
        .toString(),
      0.85,
    );
  const list = [
    [112, 96, 30, 'clay-soft', 0.8],
    [186, 66, 19, 'paper', 0.75],
    [214, 128, 36, 'amber', 0.78],
    [156, 150, 15, 'leaf-2', 0.8],
    [76, 150, 18, 'water-deep', 0.8],
    [138, 46, 10, 'amber', 0.75],
    [254, 176, 13, 'paper', 0.8],
    [102, 190, 11, 'clay-soft', 0.75],
    [246, 82, 9, 'leaf-1', 0.75],
    [181, 196, 8, 'paper', 0.7],
  ];
  const a = ridge(W, H, [
    [0, 192],
    [60, 176],
    [150, 194],
    [240, 178],
    [320, 190],
  ]);
  const pad = (x, y, r) =>
    place(
      x,
      y,
      1,
      fill(
        'leaf-3',
        `M${r} 0a${r} ${r * 0.34} 0 1 1-${(r * 0.5).toFixed(1)}-${(r * 0.29).toFixed(1)}l-${(r * 0.5).toFixed(1)} ${(r * 0.29).toFixed(1)}z`,
      ),
    );
  return drawing(
    W,
    H,
    rect('water', 0, 0, W, H),
    fill(
      'mist',
      ridge(W, H, [
        [0, 118],
        [100, 98],
        [220, 112],
        [320, 94],
      ]).d,
      0.5,
    ),
    fill(
      'mist',
      ridge(W, H, [
        [0, 152],
        [110, 146],
        [230, 134],
        [320, 146],
      ]).d,
      0.5,
    ),
    fill('hill-1', [
      a.d,
      ...pines(rng, a, [
        [44, 30, 4, 16],
        [262, 30, 3, 16],
      ]),
    ]),
    rect('water-deep', 0, 208, W, 92),
    fill('mist', lens(160, 208, 420, 9), 0.55),
    ripples(
      [
        [70, 224, 70],
        [232, 230, 96],
        [140, 244, 120, 2.4],
        [260, 258, 90, 2.6],
        [52, 268, 84, 2.6],
        [176, 282, 120, 3],
      ],
      'water',
      0.8,
    ),
    faded(
      0.3,
      ellipse('clay-soft', 112, 236, 26, 5),
      ellipse('amber', 214, 246, 32, 6),
      ellipse('paper', 254, 228, 12, 3),
      ellipse('paper', 160, 226, 14, 3),
    ),
    list.map(([x, y, r, t, o]) => bubble(x, y, r, t, o)),
    pad(70, 272, 26),
    pad(112, 286, 18),
    pad(34, 290, 16),
    pad(262, 284, 22),
    place(
      66,
      267,
      1,
      fill('paper', [leaf(0, 0, 14, -1.57, 1), leaf(0, 0, 14, -2.3, 1), leaf(0, 0, 14, -0.84, 1)]),
      fill('clay-soft', [leaf(0, 1, 11, -2.8, 1), leaf(0, 1, 11, -0.34, 1)]),
    ),
    reeds(rng, 284, 302, 32, 6, 76, 'hill-4', 0.4),
  );
}

function books() {
  const rng = random(6);
  const a = ridge(W, H, [
    [0, 206],
    [90, 188],
    [200, 204],
    [320, 186],
  ]);
  const b = ridge(W, H, [
    [0, 240],
    [120, 250],
    [230, 240],
    [320, 250],
  ]);
  return drawing(
    W,
    H,
    rect('mist', 0, 0, W, H),
    fill('hill-1', round(rng, 160, 120, 118, 112, 0.02, 10), 0.4),
    fill('hill-1', round(rng, 160, 122, 92, 88, 0.02, 10), 0.4),
    fill('hill-1', a.d),
    fill('hill-2', [b.d, ...grass(rng, b, 6, 60, 6, 10), ...grass(rng, b, 262, 314, 6, 10)]),
    ellipse('hill-4', 160, 280, 112, 9, 0.5),
    fill('clay', 'M46 214q57-6 114 14q57-20 114-14l7 58q-66-5-121 9q-55-14-121-9z'),
    fill('leaf-4', 'M52 211q55-7 108 15q53-22 108-15l5 56q-62-5-113 9q-51-14-113-9z'),
    fill('paper', 'M54 205c42-8 84 0 106 20v48c-26-13-66-18-110-13z'),
    fill('paper', 'M266 205c-42-8-84 0-106 20v48c26-13 66-18 110-13z'),
    fill('hill-2', 'M160 225c8-8 18-14 30-17l6 52c-14 3-26 8-36 13z', 0.28),
    fill('hill-2', 'M160 225c-5-5-10-9-16-12l-3 51c7 2 13 5 19 9z', 0.5),
    stroke(
      'hill-2',
      'M70 219c22-3 40-1 54 4M69 231c22-3 40-1 56 4M68 243c22-3 38-1 50 2M250 219c-18-3-34-2-46 1M251 231c-18-2-34-1-46 2M252 243c-16-2-28-1-38 1',
      1.6,
      0.8,
    ),
    tree({
      seed: 17,
      trunk: [
        [160, 232],
        [157, 216],
        [162, 196],
        [158, 176],
      ],
      girth: 5,
      tip: 0.4,
      power: 2,
      thick: 1,
      crown: [
        [106, 128, 28, 24],
        [134, 92, 38, 30],
        [182, 80, 40, 30],
        [218, 122, 30, 26],
        [160, 118, 40, 26],
      ],
      points: 150,
      step: 6,
      reach: 50,
      kill: 9,
      leaves: 112,
      size: 12.5,
      light: [-0.4, -0.9],
    }),
    fill('trunk', 'M145 233c7-2 10-9 10-17h10c0 9 4 14 12 16c-6 1-12 2-17 5c-4-3-9-4-15-4z'),
    fill('leaf-2', [leaf(214, 190, 10, 0.6), leaf(108, 182, 9, 2.4, 2)]),
    fill('leaf-5', leaf(230, 166, 9, 1.2, 2)),
  );
}

function diary() {
  const rng = random(19);
  const a = ridge(W, H, [
    [50, 148],
    [110, 132],
    [190, 146],
    [270, 128],
  ]);
  const b = ridge(W, H, [
    [50, 176],
    [130, 168],
    [200, 180],
    [270, 166],
  ]);
  const c = ridge(W, H, [
    [50, 200],
    [140, 196],
    [270, 206],
  ]);
  return drawing(
    W,
    H,
    rect('sky-high', 60, 30, 200, 200),
    fill('sky-low', 'M60 110q100-22 200-4v60h-200z', 0.6),
    fill('sky-low', 'M60 84q100-16 200 6v60h-200z', 0.4),
    glow(190, 112, 21),
    fill('hill-1', a.d),
    mist(a, { n: 3, start: 8, step: 5, o: 0.16 }),
    fill('hill-2', [
      b.d,
      ...pines(rng, b, [
        [108, 30, 4, 24],
        [232, 26, 3, 26],
      ]),
    ]),
    mist(b, { n: 3, start: 8, step: 5, o: 0.14 }),
    fill('hill-3', c.d),
    // Wall with an arched opening, then the frame.
    fill('hill-5', 'M0 0h320v300h-320zM82 226h156v-108a78 78 0 0 0-156 0z'),
    fill('amber', 'M74 226h172v-108a86 86 0 0 0-172 0zM83 226v-108a77 77 0 0 1 154 0v108z'),
    rect('amber', 157, 41, 6, 186),
    rect('amber', 82, 136, 156, 6),
    fill('hill-4', 'M64 0c4 60-2 150-14 226h-50v-226zM256 0c-4 60 2 150 14 226h50v-226z', 0.75),
    stroke(
      'hill-5',
      'M16 0c4 80 0 150-8 226M42 0c4 70 0 150-12 226M304 0c-4 80 0 150 8 226M278 0c-4 70 0 150 12 226',
      2,
      0.6,
    ),
    rect('clay-soft', 30, 226, 260, 14),
    rect('ink', 30, 238, 260, 4, 0.25),
    fill('hill-6', 'M30 242h260l-6 58h-248z', 0.5),
    // Open notebook lying on the sill, in slight perspective.
    fill('clay', 'M92 224l22-23q30-5 46 3q16-8 46-3l22 23l-2 5h-132z'),
    fill('paper', 'M98 222l20-22q28-4 42 4v22q-24-8-62-4z'),
    fill('paper', 'M222 222l-20-22q-28-4-42 4v22q24-8 62-4z'),
    fill('hill-2', 'M160 204v22q-8-3-17-4l5-21q7 0 12 3z', 0.4),
    stroke('hill-2', 'M118 208q16-2 28 1M113 213q18-2 32 1M173 209q14-3 26-1', 1.4, 0.9),
    group(
      'translate(178 219) rotate(-24)',
      rect('leaf-3', 0, -2, 34, 4.4),
      fill('skin-1', 'M0-2v4.4l-8-2.2z'),
      fill('ink', 'M-5.5-.7l-2.5 .9l2.5 .7z'),
    ),
    lantern(262, 226, 0.86),
    place(
      64,
      226,
      1,
      fill('leaf-3', [leaf(0, -14, 26, -2.1), leaf(0, -14, 22, -0.8)]),
      fill('leaf-2', [leaf(0, -14, 30, -1.5), leaf(0, -13, 20, -2.7, 1)]),
      fill('leaf-1', [leaf(0, -12, 20, -0.3, 1)]),
      fill('clay', 'M-13-16h26l-4 16h-18z'),
      rect('clay-soft', -14.5, -18, 29, 5),
    ),
  );
}

function videos() {
  const rng = random(23);
  const a = ridge(W, 192, [
    [0, 158],
    [70, 144],
    [150, 168],
    [240, 146],
    [320, 162],
  ]);
  const b = ridge(W, 192, [
    [0, 178],
    [90, 172],
    [170, 186],
    [250, 174],
    [320, 180],
  ]);
  return drawing(
    W,
    H,
    rect('hill-3', 0, 0, W, H),
    fill(
      'hill-2',
      ridge(W, H, [
        [0, 84],
        [110, 70],
        [220, 82],
        [320, 66],
      ]).d,
      0.55,
    ),
    fill(
      'hill-1',
      ridge(W, H, [
        [0, 124],
        [110, 116],
        [220, 108],
        [320, 120],
      ]).d,
      0.55,
    ),
    circle('amber', 160, 172, 92, 0.16),
    circle('amber', 160, 172, 74, 0.24),
    circle('amber', 160, 172, 56, 0.95),
    circle('sun', 160, 172, 46, 0.55),
    fill('hill-4', [
      a.d,
      ...pines(rng, a, [
        [34, 36, 4, 22],
        [276, 44, 4, 24],
      ]),
    ]),
    fill('hill-5', [
      b.d,
      ...pines(rng, b, [
        [66, 20, 3, 18],
        [300, 18, 2, 22],
      ]),
    ]),
    rect('water-deep', 0, 190, W, 110),
    fill(
      'water',
      ridge(W, H, [
        [0, 196],
        [110, 192],
        [220, 194],
        [320, 192],
      ]).d,
      0.4,
    ),
    fill(
      'water-deep',
      ridge(W, H, [
        [0, 246],
        [110, 252],
        [220, 244],
        [320, 250],
      ]).d,
      0.8,
    ),
    fill('amber', lens(160, 192, 150, 5), 0.6),
    glitter(rng, 160, 199, 84, 96, 60, 11, 'amber', 0.9),
    glitter(rng, 160, 203, 66, 52, 30, 6, 'sun', 0.8),
    ripples(
      [
        [48, 214, 64],
        [268, 222, 70],
        [60, 242, 84],
        [262, 256, 80, 2.4],
        [92, 272, 60, 2.4],
      ],
      'mist',
      0.4,
    ),
    reeds(rng, 8, 304, 84, 13, 122, 'hill-6', 0.4),
    reeds(rng, 236, 304, 76, 11, 106, 'hill-6', 0.4),
    fill(
      'hill-6',
      ridge(W, H, [
        [0, 280],
        [60, 288],
        [130, 299],
        [190, 299],
        [260, 290],
        [320, 282],
      ]).d,
    ),
  );
}

function community() {
  const rng = random(31);
  const a = ridge(W, H, [
    [0, 170],
    [90, 156],
    [200, 172],
    [320, 152],
  ]);
  const b = ridge(W, H, [
    [0, 204],
    [100, 196],
    [220, 206],
    [320, 194],
  ]);
  // People wrapped in blankets, seated round the fire.
  const far = (x, y, token, skin, hair, s = 1, dir = 1) =>
    place(
      x,
      y,
      [s * dir, s],
      fill(token, 'M-22 0c-3-18 0-34 10-40c8-5 16-5 22 0c10 8 14 22 13 40c-14 5-31 5-45 0z'),
      fill('ink', 'M4-34c5 10 6 24 4 37l15-3c1-18-3-32-13-40z', 0.12),
      fill(skin, 'M-2-44h9v8q-4 4-9 0z'),
      head(1.05, [2, -52], {
        skin,
        hair,
        dir: 1,
        style: token === 'leaf-1' ? 'long' : token === 'amber' ? 'scarf' : 'short',
      }),
    );
  const near = (x, y, token, hair, s, style) =>
    place(
      x,
      y,
      s,
      style === 'long'
        ? fill(hair, 'M-9-60c0-16 18-16 18 0c2 12 3 18 1 26h-20c-2-8-1-14 1-26z')
        : fill('skin-2', 'M-4-50h8v12h-8z') + fill(hair, round(rng, 0, -55, 9.5, 10.5, 0.02, 8)),
      fill(token, 'M-32 4c-3-22 2-36 16-42c10-4 22-4 32 0c14 6 19 20 16 42z'),
      fill('ink', 'M-32 4c-3-22 2-36 16-42c-6 12-7 28-5 42z', 0.14),
    );
  return drawing(
    W,
    H,
    rect('hill-5', 0, 0, W, H),
    fill(
      'hill-4',
      ridge(W, H, [
        [0, 84],
        [110, 70],
        [220, 88],
        [320, 66],
      ]).d,
      0.7,
    ),
    fill(
      'hill-3',
      ridge(W, H, [
        [0, 126],
        [110, 118],
        [220, 128],
        [320, 112],
      ]).d,
      0.5,
    ),
    fill(
      'sun',
      [
        [120, 62],
        [206, 46],
        [168, 88],
        [92, 100],
        [238, 92],
        [152, 34],
      ].map(([x, y]) =>
        new Pen(1)
          .M(x - 1.4, y)
          .A(1.4, x + 1.4, y)
          .A(1.4, x - 1.4, y)
          .Z()
          .toString(),
      ),
      0.75,
    ),
    fill('hill-4', [
      a.d,
      ...pines(rng, a, [
        [46, 56, 6, 52],
        [268, 60, 6, 58],
      ]),
    ]),
    fill('hill-3', b.d),
    circle('amber', 160, 214, 104, 0.1),
    circle('amber', 160, 214, 78, 0.14),
    circle('amber', 160, 214, 52, 0.2),
    far(88, 232, 'clay-soft', 'skin-2', 'ink', 1),
    far(137, 216, 'amber', 'skin-1', 'clay', 0.86),
    far(188, 216, 'leaf-1', 'skin-2', 'ink', 0.86, -1),
    far(234, 232, 'mist', 'skin-1', 'trunk', 1, -1),
    ellipse('hill-4', 160, 256, 58, 12, 0.8),
    fill('trunk', [
      limb([
        [136, 258, 4],
        [184, 248, 3.4],
      ]),
      limb([
        [136, 248, 3.4],
        [184, 258, 4],
      ]),
      limb([
        [144, 260, 3.4],
        [176, 259, 3.4],
      ]),
    ]),
    fill(
      'clay-soft',
      'M140 250c-8-18 6-26 8-42c10 6 10 12 12 16c2-10 2-18 0-26c16 12 16 22 15 28c4-2 6-6 6-10c8 14 4 28-3 34c-10 5-28 5-38 0z',
    ),
    fill('amber', 'M147 251c-5-12 4-18 6-28c6 5 7 8 7 12c4-4 5-9 5-14c9 9 10 22 5 30c-7 3-16 3-23 0z'),
    fill('sun', 'M154 251c-3-7 2-12 4-18c6 6 9 12 6 18c-3 2-7 2-10 0z'),
    near(96, 302, 'hill-6', 'ink', 1.06, 'long'),
    near(226, 302, 'hill-6', 'ink', 1.06, 'short'),
  );
}

export default { breathing, exercises, games, books, diary, videos, community };
