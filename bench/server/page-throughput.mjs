import { median, medianFigure } from '../report/figures.mjs';
import { ask } from '../setup/ask.mjs';
import { withCanned } from '../setup/canned.mjs';
import { processorTime } from '../setup/process-facts.mjs';
import { runTool } from '../setup/tool.mjs';

/** @typedef {import('../setup/program.mjs').Program} Program */

const CONNECTIONS = 50;
const SECONDS = 8;
const WARM_UP_SECONDS = 2;
/** A is the product, B the bare server; turned about, so that neither profits from a quieter moment. */
const ORDER = /** @type {const} */ (['A', 'B', 'B', 'A', 'A', 'B']);

/**
 * Landing pages a second, against a bare node:http server that answers the same bytes. The processor time
 * of each page is told as well, since it hardly depends on what else the machine is doing.
 * @param {{ product: Program, folder: string, group: string }} options
 * @returns {Promise<import('../report/figures.mjs').Figure[]>}
 */
export async function measurePageThroughput({ product, folder, group }) {
  const landing = await ask(`${product.address}/`, { 'accept-encoding': 'br' });
  if (landing.headers['content-encoding'] !== 'br')
    throw new Error('the landing page did not come in brotli');
  return withCanned({ '/': landing }, { folder, name: 'bare' }, async (bare) => {
    const servers = { A: product, B: bare };
    /** @type {Record<'A' | 'B', { perSecond: number, micros: number }[]>} */
    const rounds = { A: [], B: [] };
    for (const which of ORDER) rounds[which].push(await load(servers[which]));

    const perSecond = (/** @type {'A' | 'B'} */ which) => rounds[which].map((round) => round.perSecond);
    const micros = (/** @type {'A' | 'B'} */ which) => rounds[which].map((round) => round.micros);
    const ratio = {
      id: 'server.page-ratio',
      group,
      name: 'of what the bare server gives',
      unit: /** @type {const} */ ('%'),
      value: (median(perSecond('A')) / median(perSecond('B'))) * 100,
    };
    return [
      medianFigure({ id: 'server.pages', group, name: 'landing pages', unit: 'per second' }, perSecond('A')),
      medianFigure(
        { id: 'server.bare', group, name: 'same bytes, bare node:http', unit: 'per second' },
        perSecond('B'),
      ),
      ratio,
      medianFigure(
        { id: 'server.page-cpu', group, name: 'processor time of a page', unit: 'µs' },
        micros('A'),
      ),
      medianFigure(
        { id: 'server.bare-cpu', group, name: 'the same, bare node:http', unit: 'µs' },
        micros('B'),
      ),
    ];
  });
}

/** @param {Program} server */
async function load({ address, pid }) {
  const round = (/** @type {number} */ seconds) =>
    runTool('load-page', { address, connections: CONNECTIONS, seconds }, { limitMs: (seconds + 20) * 1000 });
  await round(WARM_UP_SECONDS);
  const before = processorTime(pid);
  const { answered, perSecond } = await round(SECONDS);
  return { perSecond, micros: (processorTime(pid) - before) / answered };
}
