// Pictures of the Relax page's cards, 320 × 220; the page rounds their upper corners.
import { Pen, circle, drawing, ellipse, fill, lens, rect, random, shape, stroke } from './kit.mjs';
import { birds, boat, stone } from './things.mjs';
import { glitter, glow, grass, mist, pines, reeds, ridge, ripples, sky, tree } from './nature.mjs';
import { figure, seated } from './people.mjs';

const W = 320,
  H = 220;

const hill = (...heights) =>
  ridge(
    W,
    H,
    heights.map((y, i) => [(i * W) / (heights.length - 1), y]),
  );

/** Far hills in mist, the ground of most cards. */
function distance(rng, far, near, trees = []) {
  return [
    fill('hill-1', far.d),
    mist(far, { n: 4, start: 8, step: 5, o: 0.16 }),
    fill('hill-2', [near.d, ...pines(rng, near, trees)]),
    mist(near, { n: 4, start: 8, step: 5, o: 0.15 }),
  ];
}

const meadow = (rng, ground, tone = 'hill-3') => fill(tone, [ground.d, ...grass(rng, ground, 8, 312, 16, 9)]);

function sittingAtDawn() {
  const rng = random(21);
  const ground = hill(196, 190, 193, 188, 194);
  return drawing(
    W,
    H,
    sky(W, H, { horizon: 150 }),
    glow(160, 112, 44),
    distance(rng, hill(146, 134, 142, 130, 140), hill(168, 160, 170, 158, 166), [
      [40, 26, 3, 22],
      [286, 30, 4, 26],
    ]),
    meadow(rng, ground),
    ellipse('hill-4', 160, 200, 58, 5, 0.6),
    seated(160, 200, 1.02, { top: 'clay', skin: 'skin-2', cloth: 'hill-6', heart: false }),
  );
}

function stonesInWater() {
  const rng = random(5);
  return drawing(
    W,
    H,
    sky(W, H, { horizon: 128, sun: [236, 84, 21] }),
    distance(rng, hill(118, 106, 116, 102, 112), hill(132, 126, 134, 124, 130)),
    rect('water', 0, 134, W, 86),
    glitter(rng, 236, 142, 66, 26, 60, 9),
    ripples([
      [150, 204, 190, 3],
      [150, 196, 130, 2.4],
      [70, 166, 70, 1.6],
    ]),
    ellipse('water-deep', 150, 199, 66, 7, 0.7),
    stone(rng, 150, 188, 50, 13, 'hill-3', 'hill-5'),
    stone(rng, 147, 166, 37, 11, 'hill-2', 'hill-4'),
    stone(rng, 152, 147, 27, 9.5, 'hill-3', 'hill-5'),
    stone(rng, 149, 131, 18, 8, 'clay-soft', 'clay'),
    stone(rng, 151, 117, 11, 6, 'hill-1', 'hill-3'),
    reeds(rng, 6, 220, 60, 12, 66, 'hill-5'),
    reeds(rng, 270, 220, 46, 9, 54, 'hill-5'),
  );
}

function boatOnStillWater() {
  const rng = random(33);
  return drawing(
    W,
    H,
    sky(W, H, { horizon: 120, sun: [104, 72, 24] }),
    birds([
      [206, 58, 9],
      [228, 50, 7],
      [244, 62, 6],
    ]),
    distance(rng, hill(112, 98, 112, 92, 104), hill(126, 120, 128, 118, 124), [[268, 34, 5, 30]]),
    rect('water', 0, 128, W, 92),
    glitter(rng, 104, 136, 70, 24, 66, 10),
    ripples([
      [182, 186, 170, 2.6],
      [60, 170, 60, 1.6],
      [262, 156, 70, 1.6],
      [180, 194, 110, 2],
    ]),
    boat(182, 178, 1.5),
    reeds(rng, 252, 222, 64, 14, 84, 'hill-5'),
    reeds(rng, -6, 222, 40, 8, 50, 'hill-5'),
  );
}

const REACHING = {
  arms: [
    [
      [2, -101],
      [6, -128],
      [4, -150],
    ],
    [
      [-2, -101],
      [-6, -127],
      [-2, -150],
    ],
  ],
};

function reachingUp() {
  const rng = random(14);
  const ground = hill(200, 194, 198, 192, 197);
  return drawing(
    W,
    H,
    sky(W, H, { horizon: 150 }),
    glow(160, 96, 50),
    distance(rng, hill(152, 140, 148, 136, 146), hill(174, 166, 176, 164, 172), [[274, 34, 4, 28]]),
    meadow(rng, ground),
    ellipse('hill-4', 160, 203, 40, 4.5, 0.7),
    figure(
      160,
      203,
      1.02,
      'stand',
      { top: 'amber', skin: 'skin-2', style: 'bun', cloth: 'hill-5' },
      REACHING,
    ),
  );
}

const WARRIOR = {
  head: [3, -92],
  neck: [0, -77],
  waist: [0, -56],
  hip: [0, -39],
  legs: [
    [
      [-3, -39],
      [-25, -20],
      [-46, -4],
      [-55, -1],
    ],
    [
      [3, -39],
      [33, -36],
      [34, -5],
      [45, -1],
    ],
  ],
  arms: [
    [
      [-3, -73],
      [-27, -74],
      [-48, -74],
    ],
    [
      [3, -73],
      [28, -74],
      [49, -74],
    ],
  ],
};

function warriorByTheSea() {
  const rng = random(8);
  const ground = hill(188, 184, 187, 183, 188);
  return drawing(
    W,
    H,
    sky(W, H, { horizon: 140, sun: [238, 104, 25] }),
    rect('water', 0, 138, W, 82),
    fill('hill-1', hill(138, 132, 138, 138, 138).d, 0),
    ripples([
      [80, 150, 90, 1.6],
      [250, 164, 90, 1.8],
      [130, 172, 70, 1.6],
    ]),
    glitter(rng, 238, 142, 40, 26, 50, 7),
    fill('leaf-5', ground.d, 0.55),
    fill('hill-3', hill(204, 199, 206, 200, 204).d, 0.5),
    ellipse('hill-4', 152, 194, 66, 4.5, 0.5),
    figure(
      150,
      194,
      1.14,
      'stand',
      { top: 'clay', skin: 'skin-1', style: 'short', cloth: 'hill-6' },
      WARRIOR,
    ),
  );
}

const CHILD = {
  head: [48, -13],
  neck: [36, -18],
  waist: [8, -31],
  hip: [-14, -19],
  legs: [
    [
      [-13, -17],
      [18, -8],
      [-14, -4],
      [-25, -2],
    ],
    [
      [-13, -16],
      [20, -6],
      [-12, -4],
      [-24, -1],
    ],
  ],
  arms: [
    [
      [36, -17],
      [58, -8],
      [80, -3],
    ],
    [
      [34, -17],
      [58, -6],
      [82, -3],
    ],
  ],
};

function restingOnAMat() {
  const rng = random(40);
  const ground = hill(182, 178, 182, 177, 181);
  return drawing(
    W,
    H,
    sky(W, H, { horizon: 140, sun: [84, 78, 22] }),
    distance(rng, hill(140, 126, 136, 124, 132), hill(160, 152, 162, 150, 158), [
      [32, 30, 4, 24],
      [290, 36, 5, 34],
    ]),
    meadow(rng, ground),
    fill('hill-4', hill(212, 208, 213, 207, 211).d, 0.5),
    fill(
      'clay-soft',
      shape(
        [
          [76, 198],
          [86, 194],
          [262, 194],
          [274, 198],
          [262, 203],
          [84, 203],
        ],
        1,
        0.5,
      ),
    ),
    figure(
      152,
      199,
      1.2,
      'kneel',
      { top: 'leaf-4', skin: 'skin-2', style: 'short', cloth: 'hill-6', tilt: 1.2 },
      CHILD,
    ),
  );
}

function walkUnderTrees() {
  const rng = random(17);
  const ground = hill(192, 186, 190, 184, 188);
  return drawing(
    W,
    H,
    sky(W, H, { horizon: 140, sun: [92, 90, 24] }),
    distance(rng, hill(142, 130, 140, 126, 136), hill(164, 156, 166, 154, 160), [[150, 26, 4, 40]]),
    meadow(rng, ground),
    tree({
      seed: 12,
      trunk: [
        [262, 190],
        [260, 150],
        [256, 118],
      ],
      crown: [
        [254, 84, 50, 40],
        [282, 104, 34, 28],
      ],
      points: 70,
      leaves: 105,
      size: 13,
      places: 0,
    }),
    fill(
      'hill-1',
      shape([
        [120, 220],
        [150, 204],
        [196, 197],
        [240, 194],
        [244, 196],
        [206, 203],
        [190, 212],
        [186, 220],
      ]),
      0.55,
    ),
    figure(168, 205, 0.86, 'walk', {
      top: 'clay',
      skin: 'skin-2',
      style: 'scarf',
      hair: 'amber',
      cloth: 'hill-6',
    }),
  );
}

const RUN = {
  head: [16, -119],
  neck: [10, -105],
  waist: [5, -84],
  hip: [0, -68],
  legs: [
    [
      [-1, -68],
      [-8, -38],
      [-36, -28],
      [-41, -19],
    ],
    [
      [2, -68],
      [25, -46],
      [22, -14],
      [32, -9],
    ],
  ],
  arms: [
    [
      [11, -101],
      [-8, -88],
      [-20, -76],
    ],
    [
      [9, -101],
      [12, -80],
      [31, -86],
    ],
  ],
};

function runningAtEase() {
  const rng = random(26);
  const ground = hill(200, 188, 184, 178, 182);
  return drawing(
    W,
    H,
    sky(W, H, { horizon: 140, sun: [226, 82, 23] }),
    distance(rng, hill(136, 122, 134, 120, 128), hill(160, 154, 160, 148, 152), [
      [48, 36, 5, 34],
      [270, 28, 4, 30],
    ]),
    meadow(rng, ground),
    ellipse('hill-4', 150, 196, 34, 4, 0.5),
    figure(
      146,
      201,
      1,
      'walk',
      { top: 'amber', skin: 'skin-1', style: 'bun', cloth: 'hill-5', sleeve: 0.8 },
      RUN,
    ),
  );
}

const wheel = (x, y, r) =>
  stroke(
    'ink',
    new Pen(1)
      .M(x - r, y)
      .A(r, x + r, y)
      .A(r, x - r, y)
      .Z()
      .toString(),
    3,
  ) +
  stroke('ink', `M${x} ${y - r}v${2 * r}M${x - r} ${y}h${2 * r}`, 0.8, 0.6) +
  circle('ink', x, y, 2.4);

function bicycleAtRest() {
  const rng = random(3);
  const ground = hill(190, 186, 188, 182, 186);
  return drawing(
    W,
    H,
    sky(W, H, { horizon: 140, sun: [160, 92, 34] }),
    distance(rng, hill(144, 128, 142, 126, 138), hill(166, 158, 168, 156, 162), [
      [30, 30, 4, 26],
      [284, 34, 5, 32],
    ]),
    meadow(rng, ground),
    ellipse('hill-4', 160, 203, 82, 5, 0.6),
    wheel(114, 176, 26),
    wheel(206, 176, 26),
    stroke('clay', 'M114 176L136 136L186 136L156 178ZM136 136L156 178M114 176L156 178M186 136L206 176', 4.4),
    stroke('ink', 'M136 136L133 124M186 136L182 118L196 114', 3.6),
    stroke('ink', 'M122 123C128 119 138 119 146 122', 6),
    circle('ink', 156, 178, 5),
    stroke('leaf-5', 'M196 122h18v14h-18Z', 5),
    fill('leaf-5', 'M196 122h18v14h-18Z'),
    fill('leaf-1', [lens(201, 119, 7, 10), lens(208, 117, 8, 12)]),
  );
}

export default {
  'relax-meditation-1': sittingAtDawn,
  'relax-meditation-2': stonesInWater,
  'relax-meditation-3': boatOnStillWater,
  'relax-yoga-1': reachingUp,
  'relax-yoga-2': warriorByTheSea,
  'relax-yoga-3': restingOnAMat,
  'relax-exercise-1': walkUnderTrees,
  'relax-exercise-2': runningAtEase,
  'relax-exercise-3': bicycleAtRest,
};
