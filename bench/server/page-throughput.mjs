import { ask } from '../setup/ask.mjs';
import { withCanned } from '../setup/canned.mjs';
import { againstBare } from './against-bare.mjs';

const QUESTION = { path: '/', headers: { 'accept-encoding': 'br' } };

/**
 * Landing pages a second, against a bare node:http server that answers the same bytes.
 * @param {{ product: import('../setup/program.mjs').Program, folder: string, group: string }} options
 * @returns {Promise<import('../report/figures.mjs').Figure[]>}
 */
export async function measurePageThroughput({ product, folder, group }) {
  const landing = await ask(`${product.address}/`, QUESTION.headers);
  if (landing.headers['content-encoding'] !== 'br')
    throw new Error('the landing page did not come in brotli');
  return withCanned({ '/': landing }, { folder, name: 'bare' }, (bare) =>
    againstBare({
      id: 'server.pages',
      name: 'landing pages',
      bareName: 'same bytes, bare node:http',
      group,
      product,
      bare,
      question: QUESTION,
    }),
  );
}
