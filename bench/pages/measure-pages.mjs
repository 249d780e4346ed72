import { chromiumPath } from '../../scripts/setup/chromium.mjs';
import { step } from '../../scripts/setup/step.mjs';
import { median, medianFigure } from '../report/figures.mjs';
import { withCanned } from '../setup/canned.mjs';
import { signUp } from '../setup/people.mjs';
import { withProduct } from '../setup/product.mjs';
import { runTool } from '../setup/tool.mjs';
import { emptyPage } from './empty-page.mjs';
import { OTHER_PAGES } from './other-pages.mjs';
import { gzipBytesOfScripts, weightsOf } from './weights.mjs';

/** @typedef {import('../report/figures.mjs').Figure} Figure */
/**
 * @typedef {object} Facts of one Lighthouse run
 * @property {Record<string, number>} scores
 * @property {number} fcpMs
 * @property {number} lcpMs
 * @property {number} tbtMs
 * @property {number} cls
 * @property {import('./weights.mjs').Request[]} requests
 */
/** @typedef {{ id: string, name: string, url: string, cookie: string }} Page */

const RUNS = 5;
const OTHER_RUNS = 3;
const RUN_LIMIT_MS = 180_000;

/**
 * The pages as a phone on slow 4G sees them.
 * @returns {Promise<Figure[]>}
 */
export async function measurePages() {
  const browserPath = await chromiumPath();
  return withProduct(async ({ address }, folder) => {
    const [person] = await signUp(address, 1);
    const answers = await emptyPage(address);
    return withCanned(answers, { folder, name: 'empty-page' }, async (empty) => {
      /** @type {Page[]} */
      const pages = [
        { id: 'landing', name: 'Landing page, /', url: `${address}/`, cookie: '' },
        {
          id: 'breathing',
          name: 'Breathing page, /breathing, signed in',
          url: `${address}/breathing`,
          cookie: person?.cookie ?? '',
        },
        { id: 'empty', name: 'An empty page with the same two fonts', url: `${empty.address}/`, cookie: '' },
      ];
      const runs = await auditAll(pages, { rounds: RUNS, browserPath });
      /** @type {Figure[]} */
      const figures = [];
      for (const page of pages) figures.push(...(await figuresOf(page, runs.get(page.id) ?? [])));
      const others = [
        ...OTHER_PAGES.public.map((path) => otherPage(address, path, '')),
        ...OTHER_PAGES.members.map((path) => otherPage(address, path, person?.cookie ?? '')),
      ];
      const otherRuns = await auditAll(others, { rounds: OTHER_RUNS, browserPath });
      for (const page of others) figures.push(...shortFiguresOf(page, otherRuns.get(page.id) ?? []));
      return withRatio(figures);
    });
  });
}

/**
 * @param {string} address
 * @param {string} path
 * @param {string} cookie
 * @returns {Page}
 */
function otherPage(address, path, cookie) {
  const whose = cookie === '' ? '' : ', signed in';
  return { id: `page-${path.slice(1)}`, name: `${path}${whose}`, url: address + path, cookie };
}

/**
 * @param {Page} page
 * @param {readonly Facts[]} runs
 * @returns {Figure[]}
 */
function shortFiguresOf({ id, name }, runs) {
  const group = 'Other pages';
  const worst = Math.min(
    ...runs.flatMap(({ scores }) => [scores['accessibility'] ?? 0, scores['best-practices'] ?? 0]),
  );
  return [
    medianFigure(
      { id: `${id}.performance`, group, name: `${name}: performance`, unit: '' },
      runs.map(({ scores }) => scores['performance'] ?? 0),
    ),
    medianFigure(
      { id: `${id}.lcp`, group, name: `${name}: largest contentful paint`, unit: 's' },
      runs.map(({ lcpMs }) => lcpMs),
    ),
    {
      id: `${id}.others`,
      group,
      name: `${name}: accessibility, best practices`,
      unit: '',
      value: worst,
    },
  ];
}

/**
 * The pages take turns, so that other work on the machine burdens them alike.
 * @param {readonly Page[]} pages
 * @param {{ rounds: number, browserPath: string }} options
 */
async function auditAll(pages, { rounds, browserPath }) {
  /** @type {Map<string, Facts[]>} */
  const runs = new Map(pages.map(({ id }) => [id, []]));
  for (let round = 1; round <= rounds; round += 1) {
    await step(`Looking at the pages, round ${round} of ${rounds}`, async () => {
      for (const { id, url, cookie } of pages) {
        runs
          .get(id)
          ?.push(await runTool('audit-page', { url, cookie, browserPath }, { limitMs: RUN_LIMIT_MS }));
      }
    });
  }
  return runs;
}

/**
 * @param {Page} page
 * @param {readonly Facts[]} runs
 * @returns {Promise<Figure[]>}
 */
async function figuresOf({ id, name: group, url, cookie }, runs) {
  const weights = runs.map(({ requests }) => weightsOf(requests));
  const gzip = await gzipBytesOfScripts(url, cookie);
  const figure = (
    /** @type {string} */ key,
    /** @type {string} */ name,
    /** @type {import('../report/figures.mjs').Unit} */ unit,
    /** @type {number[]} */ values,
  ) => medianFigure({ id: `${id}.${key}`, group, name, unit }, values);
  const score = (/** @type {string} */ category) => runs.map(({ scores }) => scores[category] ?? 0);

  return [
    figure('performance', 'performance', '', score('performance')),
    figure('accessibility', 'accessibility', '', score('accessibility')),
    figure('best-practices', 'best practices', '', score('best-practices')),
    figure('seo', 'SEO', '', score('seo')),
    figure(
      'fcp',
      'first contentful paint',
      's',
      runs.map(({ fcpMs }) => fcpMs),
    ),
    figure(
      'lcp',
      'largest contentful paint',
      's',
      runs.map(({ lcpMs }) => lcpMs),
    ),
    figure(
      'tbt',
      'total blocking time',
      'ms',
      runs.map(({ tbtMs }) => tbtMs),
    ),
    figure(
      'cls',
      'layout shift',
      '',
      runs.map(({ cls }) => Math.round(cls * 1000) / 1000),
    ),
    figure(
      'total',
      'everything transferred',
      'bytes',
      weights.map(({ total }) => total),
    ),
    { id: `${id}.js-gzip`, group, name: 'JavaScript until it is live, gzip', unit: 'bytes', value: gzip },
    figure(
      'js',
      'JavaScript before an interaction',
      'bytes',
      weights.map(({ scripts }) => scripts),
    ),
    figure(
      'documents',
      'HTML and CSS',
      'bytes',
      weights.map(({ documents }) => documents),
    ),
    figure(
      'fonts',
      'fonts',
      'bytes',
      weights.map(({ fonts }) => fonts),
    ),
  ];
}

/**
 * Puts the landing page's LCP in proportion to that of the empty page.
 * @param {Figure[]} figures
 * @returns {Figure[]}
 */
function withRatio(figures) {
  const runsOf = (/** @type {string} */ id) => figures.find((figure) => figure.id === id)?.runs ?? [];
  const landing = figures.findIndex(({ id }) => id === 'landing.lcp');
  const ratio = {
    id: 'landing.lcp-ratio',
    group: figures[landing]?.group ?? '',
    name: 'largest contentful paint against the empty page',
    unit: /** @type {const} */ ('×'),
    value: median(runsOf('landing.lcp')) / median(runsOf('empty.lcp')),
  };
  return figures.toSpliced(landing + 1, 0, ratio);
}
