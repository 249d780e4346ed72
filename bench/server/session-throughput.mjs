import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ask } from '../setup/ask.mjs';
import { startProgram } from '../setup/program.mjs';
import { againstBare } from './against-bare.mjs';

const BARE = fileURLToPath(new URL('../tools/bare-fastify.mjs', import.meta.url));
const PATH = '/api/v1/points';

/**
 * Calls of the API by someone who is signed in, against a bare Fastify that answers the same JSON to all.
 * @param {{ product: import('../setup/program.mjs').Program, folder: string, people: import('../setup/people.mjs').Person[], group: string }} options
 * @returns {Promise<import('../report/figures.mjs').Figure[]>}
 */
export async function measureSessionThroughput({ product, folder, people, group }) {
  const headers = { cookie: people[0]?.cookie ?? '' };
  const { body } = await ask(product.address + PATH, headers);
  const bare = await startProgram([BARE, PATH, body.toString()], { log: join(folder, 'bare-fastify.log') });
  try {
    return await againstBare({
      id: 'server.calls',
      name: 'calls with a session',
      bareName: 'same JSON, bare Fastify',
      group,
      product,
      bare,
      question: { path: PATH, headers },
    });
  } finally {
    await bare.stop();
  }
}
