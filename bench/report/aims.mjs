import { OTHER_PAGES, USED } from '../pages/other-pages.mjs';
import { SCENES } from '../pages/scenes.mjs';
import { GAMES, SOUND_NAMES } from '../setup/registry.mjs';

/** @typedef {{ atMost: number } | { atLeast: number } | { exactly: number }} Aim */

/**
 * What the product promises, by the id of the figure. Figures without an aim are printed for comparison.
 * @type {Record<string, Aim>}
 */
export const AIMS = {
  'landing.performance': { exactly: 100 },
  'landing.accessibility': { exactly: 100 },
  'landing.best-practices': { exactly: 100 },
  'landing.seo': { exactly: 100 },
  'landing.js-gzip': { atMost: 90_000 },
  'landing.documents': { atMost: 25_000 },
  'landing.total': { atMost: 180_000 },
  'landing.lcp': { atMost: 1_400 },
  'landing.lcp-ratio': { atMost: 1.1 },
  'landing.tbt': { atMost: 30 },
  'landing.cls': { exactly: 0 },
  'breathing.performance': { atLeast: 98 },
  'breathing.accessibility': { exactly: 100 },
  'breathing.best-practices': { exactly: 100 },
  'breathing.lcp': { atMost: 1_500 },
  'breathing.cls': { exactly: 0 },
  ...forEach([...OTHER_PAGES.public, ...OTHER_PAGES.members], (path) => ({
    [`page-${path.slice(1)}.performance`]: { atLeast: 98 },
    [`page-${path.slice(1)}.lcp`]: { atMost: 1_500 },
    [`page-${path.slice(1)}.others`]: { exactly: 100 },
  })),
  ...forEach(SCENES, ({ use }) => ({ [`frames-${use}.p95`]: { atMost: 8 } })),
  ...forEach(GAMES, (game) => ({ [`frames-${game}.max`]: { atMost: 8 } })),
  'taps.median': { atMost: 100 },
  'taps.worst': { atMost: 200 },
  'taps.task': { atMost: 50 },
  ...firstTapAims(),
  ...forEach(USED, ({ name }) => ({
    [`use-${name}.task`]: { atMost: 50 },
    [`use-${name}.inp`]: { atMost: 150 },
  })),
  'private-space.open': { atMost: 1_500 },
  'private-space.save': { atMost: 300 },
  'private-space.search': { atMost: 300 },
  'private-space.sync': { atMost: 20_000 },
  ...forEach(['open', 'save', 'search', 'sync'], (deed) => ({
    [`private-space.${deed}-task`]: { atMost: 50 },
  })),
  'sounds.six': { atMost: 25 },
  ...forEach(SOUND_NAMES, (sound) => ({ [`sound-${sound}.loudness`]: { atMost: 1 } })),
  'sign-in.timing': { atMost: 10 },
  'forgot.timing': { atMost: 10 },
  'server.pages-ratio': { atLeast: 50 },
  'server.calls-ratio': { atLeast: 40 },
  'server.awards': { atLeast: 5_000 },
  'server.ready': { atMost: 400 },
  'server.idle-memory': { atMost: 110 },
  'load-sqlite.requests': { atLeast: 2_000 },
  'load-sqlite.p99': { atMost: 100 },
  'load-sqlite.failed': { exactly: 0 },
  'load-postgresql.requests': { atLeast: 1_000 },
  'load-postgresql.p99': { atMost: 100 },
  'load-postgresql.failed': { exactly: 0 },
};

/**
 * What needs no code answers at once on any network; everything else shows at once that it is pressed.
 * @returns {Record<string, Aim>}
 */
function firstTapAims() {
  const native = ['menu', 'help', 'faq'];
  const others = ['sign-up', 'slide', 'breathing'];
  return Object.fromEntries(
    [
      { network: '4g', limitMs: 500 },
      { network: '3g', limitMs: 1_500 },
    ].flatMap(({ network, limitMs }) => [
      ...native.map((id) => [`first-tap-${network}.${id}`, { atMost: 100 }]),
      ...others.map((id) => [`first-tap-${network}.${id}`, { atMost: limitMs }]),
      ...[...native, ...others].map((id) => [`first-tap-${network}.${id}-pressed`, { atMost: 100 }]),
    ]),
  );
}

/**
 * The aims that several things share.
 * @template Thing
 * @param {readonly Thing[]} things
 * @param {(thing: Thing) => Record<string, Aim>} aims
 * @returns {Record<string, Aim>}
 */
function forEach(things, aims) {
  return Object.assign({}, ...things.map(aims));
}

/**
 * @param {Aim} aim
 * @param {number} value
 */
export function isMet(aim, value) {
  if ('atMost' in aim) return value <= aim.atMost;
  if ('atLeast' in aim) return value >= aim.atLeast;
  return value === aim.exactly;
}
