import { chromiumPath } from '../../scripts/setup/chromium.mjs';
import { step } from '../../scripts/setup/step.mjs';
import { median } from '../report/figures.mjs';
import { browserCookies, signUp } from '../setup/people.mjs';
import { withProduct } from '../setup/product.mjs';
import { runTool } from '../setup/tool.mjs';

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
  '/breathing',
  '/body',
  '/relax',
  '/bubble',
  '/color',
  '/memory',
  '/reward',
  '/books',
  '/video',
  '/diary',
  '/appointments',
  '/settings',
];
const ACTIVITIES = /** @type {const} */ ([
  'breathing',
  'body',
  'relax',
  'bubble',
  'color',
  'memory',
  'tree',
  'diary',
  'video',
  'books',
  'faq',
  'resources',
  'settings',
]);
const TAPS_LIMIT_MS = 1_200_000;
const USE_LIMIT_MS = 240_000;

/**
 * How soon a tap on a phone is answered: the way to every next page, and each activity in use.
 * @returns {Promise<Figure[]>}
 */
export async function measureTaps() {
  const browserPath = await chromiumPath();
  return withProduct(async ({ address }) => {
    const people = await signUp(address, ACTIVITIES.length + 1);
    const jobOf = (/** @type {number} */ index) => ({
      address,
      cookies: browserCookies(people[index]?.cookie ?? '', address),
      browserPath,
    });
    /** @type {Tap[]} */
    const taps = await step('Following every link', () =>
      runTool('follow-taps', { ...jobOf(ACTIVITIES.length), paths: PAGES }, { limitMs: TAPS_LIMIT_MS }),
    );
    const figures = tapFigures(taps);
    for (const [index, activity] of ACTIVITIES.entries()) {
      const used = await step(`Using ${activity}`, () =>
        runTool('use-activity', { ...jobOf(index), activity }, { limitMs: USE_LIMIT_MS }),
      );
      figures.push(...useFigures(activity, used));
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
 * @param {string} activity
 * @param {{ longest: Task, answerMs: number, answers: number }} used
 * @returns {Figure[]}
 */
function useFigures(activity, { longest, answerMs, answers }) {
  return [
    {
      id: `use-${activity}.task`,
      group: USE,
      name: `${activity}, longest task`,
      unit: 'ms',
      value: longest.ms,
      note: longest.mostly,
    },
    {
      id: `use-${activity}.inp`,
      group: USE,
      name: `${activity}, slowest answer`,
      unit: 'ms',
      value: answerMs,
      note: `${answers} touches and keys`,
    },
  ];
}
