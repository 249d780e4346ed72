import { median, medianFigure } from '../report/figures.mjs';
import { ask } from '../setup/ask.mjs';
import { withCanned } from '../setup/canned.mjs';
import { runTool } from '../setup/tool.mjs';

const CONNECTIONS = 50;
const SECONDS = 8;
const WARM_UP_SECONDS = 2;
/** A is the product, B the bare server; turned about, so that neither profits from a quieter moment. */
const ORDER = /** @type {const} */ (['A', 'B', 'B', 'A', 'A', 'B']);

/**
 * Landing pages a second, against a bare node:http server that answers the same bytes.
 * @param {{ address: string, folder: string, group: string }} product
 * @returns {Promise<import('../report/figures.mjs').Figure[]>}
 */
export async function measurePageThroughput({ address, folder, group }) {
  const landing = await ask(`${address}/`, { 'accept-encoding': 'br' });
  if (landing.headers['content-encoding'] !== 'br')
    throw new Error('the landing page did not come in brotli');
  return withCanned({ '/': landing }, { folder, name: 'bare' }, async (bareAddress) => {
    const addresses = { A: address, B: bareAddress };
    /** @type {Record<'A' | 'B', number[]>} */
    const perSecond = { A: [], B: [] };
    for (const which of ORDER) {
      await load(addresses[which], WARM_UP_SECONDS);
      perSecond[which].push((await load(addresses[which], SECONDS)).perSecond);
    }
    const ratio = {
      id: 'server.page-ratio',
      group,
      name: 'of the bare server',
      unit: /** @type {const} */ ('%'),
      value: (median(perSecond.A) / median(perSecond.B)) * 100,
    };
    return [
      medianFigure({ id: 'server.pages', group, name: 'landing pages', unit: 'per second' }, perSecond.A),
      medianFigure(
        { id: 'server.bare', group, name: 'same bytes from a bare node:http server', unit: 'per second' },
        perSecond.B,
      ),
      ratio,
    ];
  });
}

/**
 * @param {string} address
 * @param {number} seconds
 */
function load(address, seconds) {
  return runTool(
    'load',
    { kind: 'page', address, connections: CONNECTIONS, seconds },
    { limitMs: (seconds + 20) * 1000 },
  );
}
