import { chromiumPath } from '../../scripts/setup/chromium.mjs';
import { step } from '../../scripts/setup/step.mjs';
import { median } from '../report/figures.mjs';
import { browserCookies, signUp } from '../setup/people.mjs';
import { withProduct } from '../setup/product.mjs';
import { ACTIVITIES } from '../setup/registry.mjs';
import { runTool } from '../setup/tool.mjs';
import { USED } from './other-pages.mjs';

/** @typedef {import('../report/figures.mjs').Figure} Figure */
/** @typedef {{ ms: number, mostly: string }} Task */
/** @typedef {{ from: string, to: string, ms: number, longest: Task }} Tap */

const TAPS = 'From the lifted finger to the next page’s heading, processor slowed four times';
const USE = 'Activities in use, processor slowed four times';
/** The pages of members; those that hold no link of their own are reached and not left. */
const PAGES = [
  '/browse',
  '/HeroCard',
  '/HeroCard2',
  ...ACTIVITIES.map(({ path }) => path).filter((path) => path !== '/articles'),
  '/reward',
  '/appointments',
  '/settings',
];
const TAPS_LIMIT_MS = 1_200_000;
const USE_LIMIT_MS = 240_000;

/**
 * How soon a tap on a phone is answered: the way to every next page, and each activity in use.
 * @returns {Promise<Figure[]>}
 */
export async function measureTaps() {
  const browserPath = await chromiumPath();
  return withProduct(async ({ address }) => {
    const people = await signUp(address, USED.length + 1);
    const jobOf = (/** @type {number} */ index) => ({
      address,
      cookies: browserCookies(people[index]?.cookie ?? '', address),
      browserPath,
    });
    /** @type {Tap[]} */
    const taps = await step('Following every link', () =>
      runTool('follow-taps', { ...jobOf(USED.length), paths: PAGES }, { limitMs: TAPS_LIMIT_MS }),
    );
    const figures = tapFigures(taps);
    for (const [index, { name, path }] of USED.entries()) {
      const used = await step(`Using ${name}`, () =>
        runTool('use-activity', { ...jobOf(index), name, path }, { limitMs: USE_LIMIT_MS }),
      );
      figures.push(...useFigures(name, used));
    }
    return figures;
  });
}

/**
 * @param {readonly Tap[]} taps
 * @returns {Figure[]}
 */
function tapFigures(taps) {
  const slowest = (/** @type {readonly Tap[]} */ some) => some.toSorted((a, b) => b.ms - a.ms)[0];
  const worst = slowest(taps);
  const longest = taps.toSorted((a, b) => b.longest.ms - a.longest.ms)[0];
  if (worst === undefined || longest === undefined) throw new Error('no page has a link');
  const way = (/** @type {Tap} */ { from, to }) => `${from} to ${to}`;
  const pages = PAGES.flatMap((page) => {
    const own = taps.filter(({ from }) => from === page);
    const slow = slowest(own);
    if (slow === undefined) return [];
    const note = `${own.length === 1 ? '1 link' : `the slowest of ${own.length}`}, to ${slow.to}`;
    const id = `taps.${page.slice(1)}`;
    return [
      { id, group: TAPS, name: `from ${page}`, unit: /** @type {const} */ ('ms'), value: slow.ms, note },
    ];
  });
  return [
    {
      id: 'taps.median',
      group: TAPS,
      name: 'median',
      unit: 'ms',
      value: median(taps.map(({ ms }) => ms)),
      note: `${taps.length} links`,
    },
    { id: 'taps.worst', group: TAPS, name: 'the slowest', unit: 'ms', value: worst.ms, note: way(worst) },
    {
      id: 'taps.task',
      group: TAPS,
      name: 'the longest task meanwhile',
      unit: 'ms',
      value: longest.longest.ms,
      note: `${way(longest)}, ${longest.longest.mostly}`,
    },
    ...pages,
  ];
}

/**
 * @param {string} name of what was used
 * @param {{ longest: Task, answerMs: number, answers: number }} used
 * @returns {Figure[]}
 */
function useFigures(name, { longest, answerMs, answers }) {
  return [
    {
      id: `use-${name}.task`,
      group: USE,
      name: `${name}, longest task`,
      unit: 'ms',
      value: longest.ms,
      note: longest.mostly,
    },
    {
      id: `use-${name}.inp`,
      group: USE,
      name: `${name}, slowest answer`,
      unit: 'ms',
      value: answerMs,
      note: `${answers} touches and keys`,
    },
  ];
}
