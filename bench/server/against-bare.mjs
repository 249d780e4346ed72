import { median, medianFigure } from '../report/figures.mjs';
import { processorTime } from '../setup/process-facts.mjs';
import { runTool } from '../setup/tool.mjs';

/** @typedef {import('../setup/program.mjs').Program} Program */
/** @typedef {{ path: string, headers: Record<string, string> }} Question */

const CONNECTIONS = 50;
const SECONDS = 8;
const WARM_UP_SECONDS = 2;
/** A is the product, B the bare server; turned about, so that neither profits from a quieter moment. */
const ORDER = /** @type {const} */ (['A', 'B', 'B', 'A', 'A', 'B']);

/**
 * How many answers a second the product gives, against the least that could give them. The processor time
 * of each is told as well, since it hardly depends on what else the machine is doing.
 * @param {object} job
 * @param {string} job.id names the figures
 * @param {string} job.name what is asked for
 * @param {string} job.bareName
 * @param {string} job.group
 * @param {Program} job.product
 * @param {Program} job.bare
 * @param {Question} job.question the same for both
 * @returns {Promise<import('../report/figures.mjs').Figure[]>}
 */
export async function againstBare({ id, name, bareName, group, product, bare, question }) {
  const servers = { A: product, B: bare };
  /** @type {Record<'A' | 'B', { perSecond: number, micros: number }[]>} */
  const rounds = { A: [], B: [] };
  for (const which of ORDER) rounds[which].push(await load(servers[which], question));
  const perSecond = (/** @type {'A' | 'B'} */ which) => rounds[which].map((round) => round.perSecond);
  const micros = (/** @type {'A' | 'B'} */ which) => rounds[which].map((round) => round.micros);
  const ratio = {
    id: `${id}-ratio`,
    group,
    name: 'of what the bare server gives',
    unit: /** @type {const} */ ('%'),
    value: (median(perSecond('A')) / median(perSecond('B'))) * 100,
  };
  return [
    medianFigure({ id, group, name, unit: 'per second' }, perSecond('A')),
    medianFigure({ id: `${id}-bare`, group, name: bareName, unit: 'per second' }, perSecond('B')),
    ratio,
    medianFigure({ id: `${id}-cpu`, group, name: 'processor time of one', unit: 'µs' }, micros('A')),
    medianFigure({ id: `${id}-bare-cpu`, group, name: 'the same, bare', unit: 'µs' }, micros('B')),
  ];
}

/**
 * @param {Program} server
 * @param {Question} question
 */
async function load({ address, pid }, question) {
  const round = (/** @type {number} */ seconds) =>
    runTool(
      'load-page',
      { address, ...question, connections: CONNECTIONS, seconds },
      { limitMs: (seconds + 20) * 1000 },
    );
  await round(WARM_UP_SECONDS);
  const before = processorTime(pid);
  const { answered, perSecond } = await round(SECONDS);
  return { perSecond, micros: (processorTime(pid) - before) / answered };
}
