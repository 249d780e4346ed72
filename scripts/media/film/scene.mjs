// The grove at first light (or by moonlight) as one SVG in layers; what moves says so in data attributes
// that `motion.mjs` reads.
import { random, TOKENS } from '../drawings/kit.mjs';
import { glitter, grass, leaf, mist, pines, reeds, ridge, tree } from '../drawings/nature.mjs';

export const WIDTH = 1600;
export const HEIGHT = 900;

const SUN = { x: 1030, y: 372, r: 62 };
const LAKE = 702;

const FAR = [
  [0, 566],
  [240, 548],
  [520, 560],
  [800, 520],
  [1060, 486],
  [1320, 500],
  [1600, 452],
];
const SECOND = [
  [0, 588],
  [210, 604],
  [480, 580],
  [760, 594],
  [1030, 552],
  [1310, 566],
  [1600, 526],
];
const THIRD = [
  [0, 640],
  [210, 618],
  [470, 630],
  [730, 646],
  [980, 616],
  [1240, 604],
  [1440, 620],
  [1600, 600],
];
const SHORE = [
  [0, 664],
  [260, 684],
  [560, 676],
  [850, 694],
  [1120, 668],
  [1350, 682],
  [1600, 660],
];
const BANK = [
  [0, 806],
  [180, 800],
  [420, 842],
  [700, 872],
  [960, 852],
  [1180, 800],
  [1400, 792],
  [1600, 778],
];

/**
 * @param {'day' | 'night'} light
 * @returns {string} an SVG of 1600 by 900 units
 */
export function scene(light) {
  const rng = random(11);
  const at = light === 'night' ? 1 : 0;
  const colour = (/** @type {string} */ token) => TOKENS[token][at];
  const far = ridge(WIDTH, LAKE + 4, FAR);
  const second = ridge(WIDTH, LAKE + 4, SECOND);
  const third = ridge(WIDTH, LAKE + 4, THIRD);
  const shore = ridge(WIDTH, LAKE + 4, SHORE);
  const bank = ridge(WIDTH, HEIGHT, BANK);
  const hill = (token, d) => `<path fill="${colour(token)}" d="${[].concat(d).join('')}"/>`;
  const still = (hillSide, options) => mist(hillSide, options);
  const svg = [
    sky(),
    light === 'night' ? stars(rng) : '',
    `<circle data-breathe=".012 0" fill="${colour('sun')}" cx="${SUN.x}" cy="${SUN.y}" r="${SUN.r}"/>`,
    hill('hill-1', far.d),
    still(far, { n: 6, start: 10, step: 6, o: 0.11 }),
    bankOfMist(rng, { y: 585, rise: 26, count: 6, reach: 170, strength: 0.5, turns: 0.1 }),
    hill('hill-2', [
      second.d,
      ...pines(
        rng,
        second,
        [
          [330, 40, 3, 18],
          [640, 56, 4, 20],
          [1160, 70, 5, 26],
          [1480, 44, 4, 24],
        ],
        1,
      ),
    ]),
    still(second, { n: 6, start: 13, step: 6, o: 0.11 }),
    bankOfMist(rng, { y: 634, rise: 24, count: 6, reach: 210, strength: 0.62, turns: 0.45 }),
    hill('hill-3', [
      third.d,
      ...pines(
        rng,
        third,
        [
          [120, 60, 5, 42],
          [540, 40, 4, 40],
          [860, 70, 6, 50],
          [1390, 70, 6, 52],
        ],
        1,
      ),
    ]),
    still(third, { start: 14, step: 6, o: 0.1 }),
    bankOfMist(rng, { y: 676, rise: 20, count: 6, reach: 240, strength: 0.7, turns: 0.8 }),
    hill('hill-4', [
      shore.d,
      ...pines(
        rng,
        shore,
        [
          [290, 80, 6, 66],
          [700, 30, 3, 52],
          [1000, 36, 3, 44],
          [1500, 60, 4, 72],
        ],
        1,
      ),
    ]),
    lake(),
    `<rect fill="url(#shoreline)" y="${LAKE - 40}" width="${WIDTH}" height="76"/>`,
    bankOfMist(rng, { y: 704, rise: 10, count: 8, reach: 270, strength: 0.9, turns: 0.25, flat: 0.11 }),
    `<g data-glitter="">${spread(glitter(random(5), SUN.x, LAKE + 12, 128, 30, 190, 20, 'sun', light === 'night' ? 0.5 : 0.75))}</g>`,
    bankOfMist(rng, { y: 752, rise: 10, count: 5, reach: 300, strength: 0.4, turns: 0.6, flat: 0.07 }),
    `<g data-sway=".9 .3 60 ${HEIGHT}">${reeds(random(4), 10, 850, 210, 17, 128, 'hill-6', 0.34)}</g>`,
    `<g data-sway="1.2 .62 250 ${HEIGHT}">${reeds(random(9), 190, 862, 190, 13, 84, 'hill-5', 0.2)}</g>`,
    grove(),
    hill('hill-6', [bank.d, ...grass(rng, bank, 10, 420, 24, 16), ...grass(rng, bank, 900, 1590, 64, 17)]),
    fallingLeaves(),
    motes(rng),
  ].join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"><defs>${gradients()}</defs>${coloured(svg)}</svg>`;

  function gradients() {
    const glow = colour('glow');
    const haze = light === 'night' ? colour('mist') : '#F1EFE2';
    return `<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset=".05" stop-color="${colour('sky-high')}"/><stop offset=".62" stop-color="${colour('sky-low')}"/></linearGradient>
<linearGradient id="lake" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${light === 'night' ? colour('water') : '#D9DDCB'}"/><stop offset="1" stop-color="${colour('water-deep')}"/></linearGradient>
<radialGradient id="glow"><stop offset=".1" stop-color="${glow}" stop-opacity=".95"/><stop offset=".45" stop-color="${glow}" stop-opacity=".4"/><stop offset="1" stop-color="${glow}" stop-opacity="0"/></radialGradient>
<linearGradient id="shoreline" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${haze}" stop-opacity="0"/><stop offset=".5" stop-color="${haze}" stop-opacity="${light === 'night' ? 0.6 : 0.85}"/><stop offset="1" stop-color="${haze}" stop-opacity="0"/></linearGradient>
<radialGradient id="haze"><stop offset="0" stop-color="${haze}"/><stop offset=".5" stop-color="${haze}" stop-opacity=".5"/><stop offset="1" stop-color="${haze}" stop-opacity="0"/></radialGradient>`;
  }

  function sky() {
    return `<rect fill="url(#sky)" width="${WIDTH}" height="${HEIGHT}"/><circle data-glow=".12 0" fill="url(#glow)" cx="${SUN.x}" cy="${SUN.y}" r="560"/><circle data-glow=".3 .12" fill="url(#glow)" cx="${SUN.x}" cy="${SUN.y}" r="250"/>`;
  }

  function lake() {
    return `<rect fill="url(#lake)" y="${LAKE}" width="${WIDTH}" height="${HEIGHT - LAKE}"/>`;
  }

  /** The drawings name their colours as custom properties; a film has one light and needs none. */
  function coloured(text) {
    return text.replaceAll(/var\(--art-([\w-]+),#\w+\)/g, (_, token) => colour(token));
  }

  function grove() {
    const parts = tree({
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
      leaves: 250,
      size: 21,
      light: [-0.7, -0.6],
      places: 1,
    });
    let leaves = 0;
    const moving = parts.replaceAll(/<path /g, () => {
      leaves += 1;
      return `<path data-flutter="${((leaves * 0.37) % 1).toFixed(2)}" `;
    });
    return `<g transform="translate(1085 342) scale(1.02)"><g data-sway=".28 .1 216 466">${moving}</g></g>`;
  }
}

/** Soft banks that drift one way and fade into their own copies, so that nobody sees them begin again. */
function bankOfMist(rng, { y, rise, count, reach, strength, turns, flat = 0.16 }) {
  return Array.from({ length: count }, (_, i) => {
    const x = ((i + rng.in(0.1, 0.9)) / count) * WIDTH;
    const rx = reach * rng.in(0.9, 1.5);
    const shape = `cx="${x.toFixed(0)}" cy="${(y + rng.in(-rise, rise)).toFixed(0)}" rx="${rx.toFixed(0)}" ry="${(rx * flat * rng.in(0.8, 1.2)).toFixed(0)}"`;
    const phase = (turns + i * 0.29) % 1;
    const drift = rng.in(90, 170);
    return [0, 0.5]
      .map(
        (half) =>
          `<ellipse fill="url(#haze)" data-drift="${drift.toFixed(0)} ${((phase + half) % 1).toFixed(3)} ${strength}" ${shape}/>`,
      )
      .join('');
  }).join('');
}

function stars(rng) {
  return Array.from({ length: 46 }, (_, i) => {
    const y = rng.in(20, 420);
    return `<circle data-twinkle="${(i * 0.377).toFixed(2)}" fill="#EAF0E7" cx="${rng.in(0, WIDTH).toFixed(0)}" cy="${y.toFixed(0)}" r="${rng.in(0.9, 1.9).toFixed(1)}"/>`;
  }).join('');
}

/** Each lens of the glitter becomes a shape of its own. */
function spread(path) {
  const [, head, d] = /^(<path [^>]*?) d="([^"]*)"\/>$/.exec(path) ?? [];
  return d
    .split(/(?=M)/)
    .map(
      (one, i) => `<g data-shimmer="${((i * 0.381) % 1).toFixed(3)} ${1 + (i % 2)}">${head} d="${one}"/></g>`,
    )
    .join('');
}

/** Leaves that let go, one after the other. */
function fallingLeaves() {
  const starts = [
    [1190, 520, 0.05, 'leaf-4'],
    [1250, 540, 0.4, 'leaf-5'],
    [1390, 560, 0.72, 'leaf-2'],
  ];
  return starts
    .map(
      ([x, y, phase, token]) =>
        `<g data-fall="${x} ${y} ${phase}"><path fill="var(--art-${token},#000000)" d="${leaf(-9, 0, 18, 0.2, 0)}"/></g>`,
    )
    .join('');
}

/** Motes in the light by day, fireflies by night. */
function motes(rng) {
  return Array.from({ length: 16 }, (_, i) => {
    const x = rng.in(640, 1560);
    const y = rng.in(600, 850);
    return `<circle data-mote="${((i * 0.263) % 1).toFixed(3)} ${rng.in(30, 70).toFixed(0)}" fill="var(--art-sun,#000000)" cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${rng.in(1.6, 2.8).toFixed(1)}"/>`;
  }).join('');
}
