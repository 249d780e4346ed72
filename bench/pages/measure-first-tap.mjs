import { chromiumPath } from '../../scripts/setup/chromium.mjs';
import { step } from '../../scripts/setup/step.mjs';
import { medianFigure } from '../report/figures.mjs';
import { browserCookies, signUp } from '../setup/people.mjs';
import { withProduct } from '../setup/product.mjs';
import { runTool } from '../setup/tool.mjs';

/** @typedef {import('../report/figures.mjs').Figure} Figure */
/** @typedef {{ answeredMs: number, pressedMs: number | null }} Tapped null: nothing showed the press */

const RUNS = 3;
const LIMIT_MS = 300_000;

/** Kilobytes a second and milliseconds of a round trip. */
const NETWORKS = /** @type {const} */ ([
  { id: '4g', name: 'slow 4G', kilobytes: 200, roundTripMs: 150 },
  { id: '3g', name: 'slow 3G', kilobytes: 50, roundTripMs: 400 },
]);

/** What is tapped, and what is to be seen then. */
const TAPS = [
  {
    id: 'menu',
    name: 'the menu of /',
    path: '/',
    target: 'header button:is([aria-controls], [popovertarget])',
    answer: 'header nav a[href="/about"]',
  },
  {
    id: 'help',
    name: 'Need help now?',
    path: '/',
    target: 'header a[href="/help"]',
    answer: 'dialog a[href^="tel:"], main a[href^="tel:"]',
  },
  {
    id: 'faq',
    name: 'the first question of /faq',
    path: '/faq',
    target: 'main li :is(button, summary)',
    answer: 'main li:first-child :is([role=region], details[open] > div)',
  },
  {
    id: 'sign-up',
    name: 'Sign up on /login',
    path: '/login',
    target: 'main a[href="#sign-up"]',
    answer: 'main h1',
    text: 'Create Your Account',
  },
  {
    id: 'slide',
    name: 'the next slide of /articles',
    path: '/articles',
    target: '[aria-label="Next topic"]',
    answer: '[aria-roledescription=slide]:nth-child(2)[data-shown=true]',
  },
  {
    id: 'breathing',
    name: 'Start of /breathing, a member who was here before',
    path: '/breathing',
    target: 'section[aria-labelledby=breathing-title] button',
    answer: 'section[aria-labelledby=breathing-title] button',
    text: 'Stop',
    isMember: true,
  },
];

/**
 * How soon a page answers a tap right after its first paint, processor slowed four times.
 * @returns {Promise<Figure[]>}
 */
export async function measureFirstTap() {
  const browserPath = await chromiumPath();
  return withProduct(async ({ address }) => {
    const [person] = await signUp(address, 1);
    /** @type {Figure[]} */
    const figures = [];
    for (const network of NETWORKS) {
      for (const { id, name, isMember = false, ...tap } of TAPS) {
        const cookies = isMember ? browserCookies(person?.cookie ?? '', address) : [];
        /** @type {Tapped[]} */
        const runs = await step(`Tapping ${name} on ${network.name}`, () =>
          runTool(
            'first-tap',
            { ...tap, address, browserPath, cookies, network, runs: RUNS },
            { limitMs: LIMIT_MS },
          ),
        );
        const group = `The first tap right after the first paint, ${network.name}, processor slowed four times`;
        const shown = runs.flatMap(({ pressedMs }) => pressedMs ?? []);
        figures.push(
          medianFigure(
            { id: `first-tap-${network.id}.${id}`, group, name, unit: 'ms' },
            runs.map(({ answeredMs }) => answeredMs),
          ),
          {
            id: `first-tap-${network.id}.${id}-pressed`,
            group,
            name: '  shows the press after',
            unit: 'ms',
            // What never shows it counts as the answer itself.
            value:
              shown.length === runs.length
                ? Math.max(...shown)
                : Math.max(...runs.map(({ answeredMs }) => answeredMs)),
            note: shown.length === runs.length ? 'the slowest' : 'not before the answer',
          },
        );
      }
    }
    return figures;
  });
}
