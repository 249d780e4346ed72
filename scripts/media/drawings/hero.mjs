// The grove of the first screen: hills for wide and narrow screens, and its tree.
import { drawing, fill, random } from './kit.mjs';
import { grass, mist, pines, reeds, ridge, tree, wisps } from './nature.mjs';

function hills() {
  const rng = random(7),
    w = 1440,
    h = 420;
  const a = ridge(w, h, [
    [0, 158],
    [210, 134],
    [450, 146],
    [700, 128],
    [930, 92],
    [1180, 106],
    [1440, 66],
  ]);
  const b = ridge(w, h, [
    [0, 178],
    [190, 192],
    [430, 168],
    [690, 184],
    [930, 148],
    [1180, 160],
    [1440, 128],
  ]);
  const c = ridge(w, h, [
    [0, 238],
    [190, 214],
    [420, 226],
    [660, 244],
    [880, 216],
    [1120, 204],
    [1300, 220],
    [1440, 200],
  ]);
  const d = ridge(w, h, [
    [0, 262],
    [240, 284],
    [520, 276],
    [760, 294],
    [1010, 266],
    [1220, 282],
    [1440, 256],
  ]);
  const e = ridge(w, h, [
    [0, 322],
    [160, 306],
    [380, 332],
    [640, 338],
    [900, 316],
    [1160, 332],
    [1440, 312],
  ]);
  const f = ridge(w, h, [
    [0, 366],
    [200, 358],
    [460, 382],
    [760, 378],
    [1040, 362],
    [1280, 380],
    [1440, 368],
  ]);
  return drawing(
    w,
    h,
    fill('hill-1', a.d),
    mist(a, { n: 5, start: 12, step: 6, o: 0.11 }),
    fill('hill-2', [
      b.d,
      ...pines(
        rng,
        b,
        [
          [318, 34, 3, 17],
          [596, 46, 4, 18],
          [1068, 60, 5, 24],
          [1330, 30, 3, 22],
        ],
        0,
      ),
    ]),
    mist(b, { n: 6, start: 14, step: 6, o: 0.11 }),
    fill('hill-3', [
      c.d,
      ...pines(
        rng,
        c,
        [
          [92, 56, 5, 38],
          [500, 34, 4, 36],
          [806, 62, 6, 46],
          [1250, 60, 6, 48],
        ],
        0,
      ),
    ]),
    mist(c, { start: 15, step: 6, o: 0.09 }),
    wisps(
      [
        [330, 262, 420, 9],
        [1000, 250, 380, 8],
      ],
      0.35,
    ),
    fill('hill-4', [
      d.d,
      ...pines(
        rng,
        d,
        [
          [262, 70, 6, 62],
          [668, 26, 3, 50],
          [1118, 74, 5, 66],
          [1396, 44, 4, 60],
        ],
        0,
      ),
    ]),
    mist(d, { n: 5, start: 18, step: 7, o: 0.06 }),
    wisps([[690, 322, 460, 8]], 0.22),
    fill('hill-5', [e.d, ...pines(rng, e, [[560, 64, 3, 56]], 0)]),
    reeds(rng, 26, 392, 190, 16, 104, 'hill-6', 0.34),
    fill('hill-6', [f.d, ...grass(rng, f, 230, 1430, 15, 14)]),
    reeds(rng, 8, 420, 150, 8, 74, 'hill-4', 0, 0.55),
  );
}

function phone() {
  const rng = random(21),
    w = 390,
    h = 260;
  const a = ridge(w, h, [
    [0, 92],
    [90, 78],
    [190, 86],
    [290, 62],
    [390, 48],
  ]);
  const b = ridge(w, h, [
    [0, 106],
    [100, 116],
    [210, 104],
    [310, 92],
    [390, 84],
  ]);
  const c = ridge(w, h, [
    [0, 146],
    [90, 134],
    [190, 142],
    [290, 128],
    [390, 126],
  ]);
  const d = ridge(w, h, [
    [0, 164],
    [110, 176],
    [230, 168],
    [320, 176],
    [390, 162],
  ]);
  const e = ridge(w, h, [
    [0, 200],
    [80, 192],
    [190, 208],
    [300, 198],
    [390, 204],
  ]);
  const f = ridge(w, h, [
    [0, 228],
    [110, 224],
    [230, 238],
    [390, 226],
  ]);
  return drawing(
    w,
    h,
    fill('hill-1', a.d),
    mist(a, { start: 7, step: 4, o: 0.12 }),
    fill('hill-2', [
      b.d,
      ...pines(
        rng,
        b,
        [
          [146, 22, 3, 12],
          [322, 30, 4, 16],
        ],
        0,
      ),
    ]),
    mist(b, { start: 9, step: 4, o: 0.11 }),
    fill('hill-3', [
      c.d,
      ...pines(
        rng,
        c,
        [
          [46, 38, 4, 26],
          [232, 40, 4, 26],
        ],
        0,
      ),
    ]),
    mist(c, { start: 9, step: 4, o: 0.09 }),
    wisps([[210, 156, 190, 6]], 0.35),
    fill('hill-4', [
      d.d,
      ...pines(
        rng,
        d,
        [
          [112, 44, 3, 38],
          [352, 42, 3, 42],
        ],
        0,
      ),
    ]),
    mist(d, { start: 10, step: 4, o: 0.06 }),
    fill('hill-5', e.d),
    reeds(rng, 8, 246, 92, 13, 68, 'hill-6', 0.36),
    fill('hill-6', [f.d, ...grass(rng, f, 100, 385, 18, 9)]),
  );
}

function grove() {
  return drawing(
    420,
    460,
    tree({
      seed: 16,
      trunk: [
        [222, 466],
        [212, 436],
        [214, 400],
        [204, 366],
        [208, 336],
      ],
      girth: 11,
      tip: 0.5,
      power: 2,
      crown: [
        [94, 250, 54, 42],
        [138, 174, 72, 58],
        [214, 116, 86, 64],
        [300, 172, 72, 58],
        [336, 254, 50, 42],
        [216, 200, 90, 56],
      ],
      points: 420,
      step: 9,
      reach: 70,
      kill: 12,
      leaves: 234,
      size: 21,
      light: [-0.35, -0.9],
      places: 0,
    }),
  );
}

export default { 'hero-hills': hills, 'hero-hills-phone': phone, 'hero-tree': grove };
