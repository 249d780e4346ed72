import { join } from 'node:path';
import { compressAssets } from './compress-assets.mjs';
import { PROJECT } from './project.mjs';
import { contentHash, isStale, markBuilt } from './staleness.mjs';
import { run, step } from './step.mjs';

const SHARED = ['package-lock.json', 'domain', 'contract', 'content', 'docs/safeguarding.md'];

const BUILDS = [
  {
    name: 'Building the web side',
    stamp: 'web/dist/.built-from',
    sources: [...SHARED, 'web', 'scripts/setup/compress-assets.mjs'],
    async make() {
      await vite('web');
      await Promise.all([vite('web', '--ssr'), vite('web', '--config', 'vite.service-worker.config.ts')]);
      compressAssets('web/dist/client');
    },
  },
  {
    name: 'Building the server',
    stamp: 'server/dist/.built-from',
    sources: [...SHARED, 'server'],
    make: () => vite('server'),
  },
];

/** Builds what was made from other sources than those that are here now. */
export async function buildWhatIsStale() {
  for (const { name, stamp, sources, make } of BUILDS) {
    const hash = contentHash(sources);
    if (!isStale(stamp, hash)) continue;
    await step(name, make);
    markBuilt(stamp, hash);
  }
}

/**
 * @param {string} workspace
 * @param {...string} options
 */
async function vite(workspace, ...options) {
  const args = [join(PROJECT, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn', ...options];
  const { ok, output } = await run('node', args, {
    cwd: join(PROJECT, workspace),
    // A build is a build, also when a test asks for it.
    env: { NODE_ENV: 'production' },
  });
  if (ok) return;
  console.error(output);
  console.error(`The build of ${workspace} failed; the lines above say where.`);
  process.exit(1);
}
