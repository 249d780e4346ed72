import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { PROJECT } from '../../scripts/setup/project.mjs';
import { ask } from './ask.mjs';
import { startProgram } from './program.mjs';

const SETTLED_MS = 2_000;
const SETTLE_LIMIT_MS = 30_000;

/**
 * Gives work a folder that is gone afterwards, whatever happens.
 * @template Result
 * @param {(folder: string) => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function withTemporaryFolder(work) {
  const folder = mkdtempSync(join(tmpdir(), 'stillgrove-bench-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Starts the built server as in production, but without limits, since one machine stands for everyone.
 * @param {string} folder for its data and its log
 * @param {Record<string, string>} [settings] besides these
 */
export async function startProduct(folder, settings = {}) {
  const port = await freePort();
  return startProgram([join(PROJECT, 'server/dist/main.js')], {
    log: join(folder, 'server.log'),
    settings: {
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      DATA_DIR: join(folder, 'data'),
      RATE_LIMIT_FACTOR: '1000000',
      LOG_LEVEL: 'info',
      // As the image and the unit of systemd set it.
      MALLOC_ARENA_MAX: '1',
      ...settings,
    },
  });
}

/**
 * Starts the product for some work and stops it afterwards, whatever happens.
 * @template Result
 * @param {(product: import('./program.mjs').Program, folder: string) => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export function withProduct(work) {
  return withTemporaryFolder(async (folder) => {
    const product = await startProduct(folder);
    try {
      await settled(product.address);
      return await work(product, folder);
    } finally {
      await product.stop();
    }
  });
}

/**
 * Waits until the pages keep their size: right after its start the server serves them compressed in
 * haste, and compresses them well while it has nothing else to do.
 * @param {string} address
 */
async function settled(address) {
  const deadline = performance.now() + SETTLE_LIMIT_MS;
  let size = -1;
  let since = 0;
  while (performance.now() < deadline) {
    const { body } = await ask(`${address}/`, { 'accept-encoding': 'br' });
    if (body.length !== size) since = performance.now();
    else if (performance.now() - since > SETTLED_MS) return;
    size = body.length;
    await pause(200);
  }
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}
