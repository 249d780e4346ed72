import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROJECT } from '../../scripts/setup/project.mjs';
import { untilIdle } from './process-facts.mjs';
import { startProgram } from './program.mjs';

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
      await untilIdle(product.pid);
      return await work(product, folder);
    } finally {
      await product.stop();
    }
  });
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
